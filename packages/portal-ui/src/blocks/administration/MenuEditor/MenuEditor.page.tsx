import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Preview from './AccessPreview.stories.tsx';
import type * as Main from './MenuEditor.stories.tsx';

export const page = {
  purpose: 'Arranges the menu of an organisation: entries in order, for everyone or for roles.',
  instead: [
    { when: 'The menu is shown for use', use: 'Sidebar' },
    { when: 'Departments are arranged', use: 'DepartmentTree' },
  ],
  anatomy: {
    story: 'MenuEditor/Ready',
    parts: [
      {
        name: 'Entry',
        does: 'a press edits it; below its name what it opens and who sees it.',
        at: 'li > button',
      },
      { name: 'Order', does: 'moves the entry among its siblings.', at: 'li > button + button' },
      { name: 'Add', does: 'a new entry at the end.', at: 'ul + div button' },
    ],
  },
  states: [
    { story: 'MenuEditor/Ready', shows: 'The menu.' },
    { story: 'MenuEditor/Adding', shows: 'A new entry.' },
    { story: 'MenuEditor/Removing', shows: 'The question before removing.' },
    { story: 'MenuEditor/Saving', shows: 'Saving.' },
    { story: 'MenuEditor/Refused', shows: 'Saving was refused.' },
    { story: 'MenuEditor/Empty', shows: 'No entries.' },
    { story: 'MenuEditor/Loading', shows: 'The menu is loading.' },
    { story: 'MenuEditor/Failed', shows: 'Loading failed.' },
    { story: 'MenuEditor/Offline', shows: 'Offline.' },
    { story: 'MenuEditor/OnPhone', shows: 'On a phone.' },
    { story: 'AccessPreview/Ready', shows: 'What a person sees.' },
    { story: 'AccessPreview/Loading', shows: 'The preview is loading.' },
    { story: 'AccessPreview/Failed', shows: 'The preview failed to load.' },
    { story: 'AccessPreview/Offline', shows: 'The preview, offline.' },
  ],
  keyboard: [
    {
      where: 'Entry',
      keys: ['Alt+ArrowUp'],
      does: 'Moves it up; Alt ↓ moves it down.',
      story: 'MenuEditor/Keys',
    },
    { where: 'Entry', keys: ['Enter'], does: 'Edits it.', story: 'MenuEditor/Keys' },
  ],
  accessibility: {
    roles: [
      { part: 'List', role: 'list', name: 'Menu' },
      { part: 'Entry', role: 'button', name: 'Its name, target and audience' },
      { part: 'Dialog', role: 'dialog', name: 'The name of the entry' },
    ],
    announced: ['That an entry was moved.'],
    notes: ['The focus stays on an entry that is moved by keys.'],
  },
  content: {
    rules: ['An entry without roles says “Everyone”.'],
    languages: {
      zh: '名称最多 20 个字符.',
      en: '“1 entry”, “2 entries”.',
      es: 'Entries are feminine: “Oculta”.',
      ja: 'Actions without a verb ending: 上へ.',
    },
    texts: ({ menuEditor: l }) => ({
      Question: l.removeQuestion('Tools', 2),
      Moved: l.moved('Tools'),
      'No name': l.nameMissing,
      Preview: l.seenBy('Li Na'),
    }),
  },
  rules: [
    {
      right: { text: 'Save each change at once, and show the menu again that the server has.' },
      wrong: { text: 'Collect changes that a second administrator overwrites.' },
    },
    {
      right: { text: 'Offer the preview beside the menu.' },
      wrong: { text: 'Ask administrators to sign in as someone else.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ MenuEditor: typeof Main; AccessPreview: typeof Preview }>>;
