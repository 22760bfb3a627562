import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './ConflictDialog.stories.tsx';

export const page = {
  purpose:
    'Asks what to do with a file or folder whose name is already taken: keep both, replace (or merge), or skip.',
  instead: [
    { when: 'A name can be corrected while typing', use: 'FileBrowser' },
    { when: 'Any other question', use: 'ConfirmDialog' },
  ],
  anatomy: {
    story: 'ConflictDialog/ApplyToAll',
    parts: [
      { name: 'Title and counter', does: 'file or folder; how many more wait.', at: '[role=dialog] h2' },
      { name: 'Question', does: 'names the file and its folder.', at: '[role=dialog] p' },
      {
        name: 'New and existing',
        does: 'both, with size and time; the newer and the larger one are marked.',
        at: '[role=dialog] section',
      },
      {
        name: 'Choices',
        does: 'each with the consequence below. Keep both is first, because it loses nothing.',
        at: '[role=dialog] section ~ button, [role=dialog] button:has(svg)',
      },
      {
        name: 'Apply to all',
        does: 'also for the ones that wait.',
        at: '[role=dialog] input[type=checkbox], [role=checkbox]',
      },
    ],
  },
  states: [
    { story: 'ConflictDialog/File', shows: 'A file.' },
    { story: 'ConflictDialog/Folder', shows: 'A folder: both contents can be merged.' },
    { story: 'ConflictDialog/ApplyToAll', shows: 'Several conflicts.' },
    { story: 'ConflictDialog/Pending', shows: 'The choice is on its way.' },
    { story: 'ConflictDialog/Failed', shows: 'The choice has failed.' },
    { story: 'ConflictDialog/Offline', shows: 'Offline.' },
    { story: 'ConflictDialog/LongNames', shows: 'Long names.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Choices, apply to all, close. “Keep both” has the focus at first.' },
    { where: 'Choice', keys: ['Enter'], does: 'Takes it. Space does the same.' },
    { keys: ['Escape'], does: 'Postpones: no file is cancelled.', story: 'ConflictDialog/Postponed' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'The title; described by the question' },
      { part: 'New, existing', role: 'region', name: 'New; Already there' },
      { part: 'Choice', role: 'button', name: 'The choice and its consequence' },
      { part: 'Close', role: 'button', name: 'Decide later' },
    ],
    announced: ['The question, again for each conflict: the dialog stays open between them.'],
  },
  content: {
    rules: [
      'Each choice says what happens to the existing file.',
      'A file with versions never says “replaced”: its content stays among them.',
    ],
    languages: {
      zh: 'Names in “”. Choices are verbs: 都保留, 替换, 跳过.',
      en: 'Names in “”. Choices are verbs: “Keep both”.',
      es: 'Choices are infinitives: “Conservar ambos”.',
      ja: 'Names in 「」. Choices are verbs or nouns: 両方残す, 置き換える.',
    },
    texts: ({ conflictDialog: l }) => ({
      Question: l.question('Budget.xlsx', '2026'),
      'Keep both': l.rename,
      'Its consequence': l.renameHint('Budget (2).xlsx'),
      Replace: l.replace,
      'With versions': l.versionHint,
      Skip: l.skip,
      'Apply to all': l.applyToAll(3),
      Close: l.postpone,
    }),
  },
  rules: [
    {
      right: { text: 'Let `onPostpone` keep the file waiting; the upload panel offers it again.' },
      wrong: { text: 'Cancel the file when the dialog is dismissed.' },
    },
    {
      right: { text: 'Go on to the next conflict in the same dialog.' },
      wrong: { text: 'Open one dialog per file at once.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ ConflictDialog: typeof Main }>>;
