import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './VersionsDialog.stories.tsx';

export const page = {
  purpose: 'Lists the earlier contents of a file, to restore, download or remove one.',
  instead: [
    { when: 'Deleted files', use: 'FileBrowser' },
    { when: 'Looking at the current content', use: 'FilePreview' },
  ],
  anatomy: {
    story: 'VersionsDialog/Ready',
    parts: [
      { name: 'Current', does: 'the file as it is now.', at: '[role=dialog] h2' },
      { name: 'Hint', does: 'how many versions are kept, and that they take room.', at: '[role=dialog] p' },
      { name: 'Version', does: 'time, size and author, newest first.', at: '[role=dialog] li' },
      { name: 'Actions', does: 'restore, download, remove.', at: '[role=dialog] li button' },
    ],
  },
  states: [
    { story: 'VersionsDialog/Ready', shows: 'Some versions.' },
    { story: 'VersionsDialog/Pending', shows: 'One is being restored.' },
    { story: 'VersionsDialog/Failed', shows: 'The last action has failed.' },
    { story: 'VersionsDialog/Removing', shows: 'Asks before a version is gone for good.' },
    { story: 'VersionsDialog/Empty', shows: 'No earlier version.' },
    { story: 'VersionsDialog/Loading', shows: 'Loading.' },
    { story: 'VersionsDialog/LoadingFailed', shows: 'The versions failed to load.' },
    { story: 'VersionsDialog/Offline', shows: 'Offline.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The actions of each version, newest first, then close.' },
    { where: 'Action', keys: ['Enter'], does: 'Runs it. Space does the same.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'Earlier versions' },
      { part: 'Versions', role: 'list', name: 'Versions; `aria-busy` while one changes' },
      { part: 'Version', role: 'listitem', name: 'Version of and the time' },
      { part: 'Action', role: 'button', name: 'Restore the version of and the time' },
    ],
    announced: ['After five seconds of loading, that it takes longer.'],
    notes: ['The focus moves to the list before a row goes, so that it stays in the dialog.'],
  },
  content: {
    rules: [
      'A version is named by its time, never by a number.',
      'Removing says that the file itself stays.',
    ],
    languages: {
      zh: 'Time before 的版本: 14:30 的版本.',
      en: '“Version of” and the time.',
      es: '“Versión del” and the time.',
      ja: 'Time before のバージョン, with a space between.',
    },
    texts: ({ versionsDialog: l }) => ({
      Hint: l.hint,
      Version: l.version('14:30'),
      Restore: l.restoreOf('14:30'),
      Remove: l.removeQuestion('14:30'),
      Empty: l.empty,
      Offline: l.offline,
    }),
  },
  rules: [
    {
      right: { text: 'Ask before removing: a version is gone for good.' },
      wrong: { text: 'Ask before restoring: the present content becomes a version.' },
    },
    {
      right: { text: 'Set `actions.pendingId` while one is restored: the others wait.' },
      wrong: { text: 'Close the dialog at once, before the server has confirmed.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ VersionsDialog: typeof Main }>>;
