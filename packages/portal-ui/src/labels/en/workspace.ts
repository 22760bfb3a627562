import type { WorkspaceLabels } from '../types.ts';

const reorder: WorkspaceLabels['appGrid']['reorder'] = {
  handle: (name) => `Move ${name}`,
  instructions: 'Space picks it up, arrow keys move it, Space lets go, Escape puts it back.',
  lifted: (name, position, count) => `${name} picked up, place ${position} of ${count}.`,
  moved: (name, position, count) => `${name} moved to place ${position} of ${count}.`,
  dropped: (name, position, count) => `${name} is now at place ${position} of ${count}.`,
  cancelled: (name) => `${name} is back at its place.`,
};

export const appGrid: WorkspaceLabels['appGrid'] = {
  search: 'Search applications',
  clear: 'Clear search',
  own: 'My applications',
  ownEmpty: 'None yet. Press the pin of an application below to keep it here.',
  add: (name) => `Add ${name} to my applications`,
  remove: (name) => `Remove ${name} from my applications`,
  more: (name) => `More about ${name}`,
  addOwn: 'Add to my applications',
  removeOwn: 'Remove from my applications',
  favourite: 'Add to favourites',
  unfavourite: 'Remove from favourites',
  arrange: 'Arrange',
  done: 'Done',
  found: (count) => (count === 1 ? '1 application found' : `${count} applications found`),
  notFound: (query) => `No application fits “${query}”.`,
  empty: 'There are no applications yet.',
  failed: 'The applications could not be loaded.',
  offline: 'There is no network, so the applications cannot be shown.',
  loading: 'Loading applications',
  slow: 'This takes longer than usual.',
  retry: 'Try again',
  notKept: 'This could not be saved, so it is as before. Please try again later.',
  reorder,
};

export const workspaceBoard: WorkspaceLabels['workspaceBoard'] = {
  title: 'My cards',
  edit: 'Edit workspace',
  done: 'Done',
  add: 'Add card',
  addTitle: 'Add a card',
  close: 'Close',
  addCard: (name) => `Add ${name}`,
  added: 'Added',
  offersEmpty: 'There are no more cards.',
  removeCard: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  undo: 'Undo',
  empty: 'Your workspace has no cards yet.',
  failed: 'Your workspace could not be loaded.',
  offline: 'There is no network, so your workspace cannot be shown.',
  loading: 'Loading your workspace',
  slow: 'This takes longer than usual.',
  retry: 'Try again',
  saving: 'Saving…',
  saveFailed: 'This could not be saved. Your arrangement is kept here.',
  reorder,
};

export const boardCard: WorkspaceLabels['boardCard'] = {
  empty: 'There is nothing here yet.',
  nothing: {
    messages: 'Your conversations appear here. Find a colleague and say hello.',
    applications: 'Applications appear here once an administrator has registered some.',
    stories:
      'Stories assigned to you appear here once the operator of the portal has connected the newsroom system.',
    hotspots: 'Hotspots appear here once the operator of the portal has connected the newsroom system.',
    ranking:
      'Desks are ranked here by published stories, once the operator of the portal has connected the newsroom system.',
    files: 'Your latest files appear here. Upload the first one to the network disk.',
    favourites: 'Your favourites appear here: messages, files, people.',
  },
  failed: 'This could not be loaded.',
  offline: 'There is no network.',
  loading: 'Loading',
  slow: 'This takes longer than usual.',
  retry: 'Try again',
  states: { topic: 'Topic', draft: 'Draft', review: 'In review', returned: 'Returned' },
  due: (time) => `Due ${time}`,
  overdue: (time) => `Overdue since ${time}`,
  trends: { up: 'Rising', down: 'Falling', flat: 'Steady' },
  heat: (heat) => `Heat ${heat}`,
  count: (count) => (count === 1 ? '1 story' : `${count} stories`),
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};

export const workspace: WorkspaceLabels = { appGrid, workspaceBoard, boardCard };
