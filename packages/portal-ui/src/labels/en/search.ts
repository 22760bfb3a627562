import type { SearchLabels } from '../types.ts';

export const searchPopover: SearchLabels['searchPopover'] = {
  search: 'Search',
  placeholder: 'Find people and groups',
  people: 'People',
  groups: 'Groups',
  departments: 'Departments',
  peopleFound: 'People found',
  groupsFound: 'Groups found',
  departmentsFound: 'Departments found',
  noPeople: 'No people found.',
  noGroups: 'No groups found.',
  noDepartments: 'No departments found.',
  noResultsHint:
    'Try a name, pinyin, initials, a staff number, a job title, a department, an e-mail address or a phone number.',
  idleHint:
    'Type a name, pinyin, initials, a staff number, a job title, a department, an e-mail address or a phone number.',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  removeRecent: (query) => `Forget “${query}”`,
  loading: 'Searching…',
  slow: 'Still searching. The network may be slow.',
  loadingMore: 'Loading more…',
  capped: (shown, total) => `The first ${shown} of ${total} are listed. Type more to narrow the search.`,
  failed: 'The search did not work. Please try again.',
  failedMore: 'The next results could not be loaded.',
  retry: 'Try again',
  offline: 'You are offline. Searching works again once you are connected.',
  clear: 'Clear',
  close: 'Back',
  sendMessage: (name) => `Send a message to ${name}`,
  matchedField: { userId: 'Staff number', email: 'E-mail', phone: 'Phone', member: 'Members' },
  groupKind: { group: 'Group', topicGroup: 'Topic group', teamGroup: 'Team' },
  departmentPeople: (people) => `${people} ${people === 1 ? 'person' : 'people'}`,
  found: (people, groups, departments) =>
    [
      `${people} ${people === 1 ? 'person' : 'people'}`,
      `${groups} ${groups === 1 ? 'group' : 'groups'}`,
      ...(departments === undefined
        ? []
        : [`${departments} ${departments === 1 ? 'department' : 'departments'}`]),
    ].join(', ') + ' found',
  keys: { move: 'choose', open: 'open', message: 'message', switchTab: 'switch' },
};

export const search: SearchLabels = { searchPopover };
