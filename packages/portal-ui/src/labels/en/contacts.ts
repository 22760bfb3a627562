import type { ContactPickerLabels } from '../../blocks/ContactPicker/types.ts';
import type { OrgTreeLabels } from '../../blocks/OrgTree/types.ts';
import type { ContactsLabels } from '../types.ts';

// Each block's words by themselves as well: who takes one block alone, carries no others.
export const contactPicker: ContactPickerLabels = {
  title: 'Choose contacts',
  close: 'Close',
  cancel: 'Cancel',
  submit: 'Done',
  search: 'Find contacts',
  placeholder: 'Name, pinyin, staff number or group',
  clearQuery: 'Clear',
  sources: 'Sources',
  tabs: { recent: 'Recent', friends: 'Friends', groups: 'Groups', departments: 'Departments' },
  results: 'Results',
  loading: 'Loading…',
  slow: 'This takes longer than usual.',
  failed: 'This could not be loaded. Please try again.',
  failedMore: 'The rest could not be loaded.',
  offline: 'You are offline. It goes on once you are connected.',
  retry: 'Try again',
  empty: {
    recent: 'No recent conversations.',
    friends: 'No friends yet.',
    groups: 'No groups yet.',
    departments: 'No departments yet.',
  },
  emptyDepartment: 'Nobody is in this department.',
  noneFound: 'Nothing found.',
  noneFoundHint: 'Try a name, pinyin, initials or a staff number.',
  found: (count, more) => (more ? `More than ${count} found` : `${count} found`),
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  members: (count) => (count === 1 ? '1 member' : `${count} members`),
  groupKind: { group: 'Group', teamGroup: 'Team' },
  matchedField: { userId: 'Staff number', email: 'E-mail', phone: 'Phone', member: 'Members' },
  you: 'You',
  required: 'Required',
  withDepartment: (department) => `With ${department}`,
  leftOut: 'Left out',
  leftOutCount: (count) => `without ${count}`,
  selected: 'Selected',
  selectedCount: (count, max) => (max === undefined ? `${count} selected` : `${count} of ${max} selected`),
  noneSelected: 'Choose from the list, or type a name.',
  remove: (name) => `Remove ${name}`,
  clear: 'Clear',
  undo: 'Undo',
  showSelected: 'Show selected',
  hideSelected: 'Hide selected',
  paste: {
    title: 'Paste staff numbers',
    label: 'Staff numbers',
    hint: 'With commas, spaces or line breaks between.',
    add: 'Add',
    back: 'Back',
    added: (count) => `${count} added.`,
    unknown: (count) =>
      count === 1 ? '1 was not found and stays above.' : `${count} were not found and stay above.`,
    notAdded: (count) => (count === 1 ? '1 was not added.' : `${count} were not added.`),
    failed: 'They could not be looked up. Please try again; your list is kept.',
  },
  notices: {
    nothing: 'Please choose somebody!',
    min: (limit) => `Choose at least ${limit}.`,
    max: (limit) => `You can choose ${limit} at most.`,
    self: 'You always count. There is no need to choose yourself.',
    locked: (name) => `${name} has to stay.`,
    covered: (department) => `It is chosen with ${department}. Take that one out first.`,
    departmentOver: (department, count, limit) =>
      `${department} has ${count} people. You can choose ${limit} at most.`,
    tooMany: (count, limit) => `That makes ${count}. You can choose ${limit} at most.`,
    failed: 'Who is in the departments could not be looked up. Please try again.',
  },
};

export const orgTree: OrgTreeLabels = {
  name: 'Departments',
  loading: 'Loading…',
  failed: 'Could not be loaded.',
  offline: 'You are offline.',
  retry: 'Try again',
  empty: 'Nothing below.',
  none: 'No departments yet.',
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
};

export const contacts: ContactsLabels = { contactPicker, orgTree };
