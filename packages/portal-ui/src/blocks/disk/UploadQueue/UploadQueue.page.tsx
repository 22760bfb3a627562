import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './UploadQueue.stories.tsx';

export const page = {
  purpose:
    'Shows the files of an upload with their progress, and pauses, resumes, repeats or cancels them. Stays while the user goes on working.',
  instead: [
    { when: 'A single progress', use: 'Progress' },
    { when: 'Files attached to a message', use: 'MessageComposer' },
    { when: 'A name is already taken', use: 'ConflictDialog' },
  ],
  anatomy: {
    story: 'UploadQueue/EveryState',
    parts: [
      { name: 'Head', does: 'how much is done; folds the panel.', at: 'section h2, section h3' },
      {
        name: 'Total',
        does: 'progress of all, remaining time and actions for all.',
        at: 'header progress',
      },
      { name: 'Filters', does: 'all, under way, need attention, finished.', at: '[role=group]' },
      {
        name: 'File',
        does: 'name, folder, progress, reason, actions. Active files come first.',
        at: '[role=row]',
      },
      { name: 'Close', does: 'offered once no upload is active.' },
    ],
  },
  states: [
    { story: 'UploadQueue/EveryState', shows: 'Each state of a file.' },
    { story: 'UploadQueue/Uploading', shows: 'Under way, with speed and remaining time.' },
    { story: 'UploadQueue/Paused', shows: 'Paused.' },
    { story: 'UploadQueue/WaitingForAnswer', shows: 'A name is taken: the user has to decide.' },
    { story: 'UploadQueue/Finished', shows: 'All are uploaded.' },
    { story: 'UploadQueue/FinishedPartly', shows: 'Some have failed.' },
    { story: 'UploadQueue/Offline', shows: 'Offline: uploads go on by themselves.' },
    { story: 'UploadQueue/Stalled', shows: 'The network sends nothing.' },
    { story: 'UploadQueue/Collapsed', shows: 'Folded to its head.' },
    { story: 'UploadQueue/Docked', shows: 'In the corner of a page.' },
  ],
  keyboard: [
    {
      where: 'File',
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Moves to the next or previous file.',
      story: 'UploadQueue/ByKeyboard',
    },
    {
      where: 'File',
      keys: ['ArrowRight'],
      does: 'Moves to its actions; ← back to the file. Mirrored from right to left.',
      story: 'UploadQueue/ByKeyboard',
    },
    { where: 'Action', keys: ['Enter'], does: 'Runs it.', story: 'UploadQueue/ByKeyboard' },
    {
      where: 'File',
      keys: ['End'],
      does: 'Moves to the last file; Home to the first.',
      story: 'UploadQueue/Thousands',
    },
    { keys: ['Tab'], does: 'Head, actions for all, filters, list: the list is one stop.' },
  ],
  accessibility: {
    roles: [
      { part: 'Panel', role: 'region', name: 'The head, such as Uploading: 24 of 60 files done' },
      { part: 'Files', role: 'grid', name: 'Uploads' },
      { part: 'Progress', role: 'progressbar', name: 'Progress of and the file' },
      { part: 'Filters', role: 'group', name: 'Show' },
    ],
    announced: ['Milestones only: started, half done, finished, and how many failed.'],
    notes: [
      'Names of the buttons hold the name of the file.',
      'Cancelling all asks for confirmation in an `alertdialog`.',
    ],
  },
  content: {
    rules: [
      'A failure has a reason in one sentence, from the server or the browser.',
      'Remaining time is rough: minutes, then hours. Never seconds that count down.',
    ],
    languages: {
      zh: '“个文件” after the number: 3 个文件. Progress as 24 / 60.',
      en: '“1 file”, “24 files”; “needs” and “need”.',
      es: 'The verb agrees: “1 archivo espera”, “3 archivos esperan”.',
      ja: 'Counter 件: 60件のうち24件. States are nouns: 一時停止中.',
    },
    texts: ({ uploadQueue: l }) => ({
      'Under way': l.uploading(24, 60),
      'Remaining time': l.timeLeft(140),
      Conflict: l.conflicts(1),
      'Finished partly': l.finishedPartly(58, 2),
      Offline: l.offline,
      'Cancel all': l.cancelAllQuestion(3),
      Announcement: l.announceFailed(2),
    }),
  },
  rules: [
    {
      right: {
        text: 'Keep failed files in the list with their reason, until the user repeats or removes them.',
      },
      wrong: { text: 'Show failures in toasts: they are gone before the user looks.' },
    },
    {
      right: { text: 'Dock it `below` where the corner would cover controls.' },
      wrong: { text: 'Block the page with a dialog while files are sent.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ UploadQueue: typeof Main }>>;
