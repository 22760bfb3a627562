import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Departments from './Departments.stories.tsx';
import type * as EarlyEnter from './EarlyEnter.stories.tsx';
import type * as Keys from './Keys.stories.tsx';
import type * as Main from './SearchPopover.stories.tsx';

interface Files {
  SearchPopover: typeof Main;
  Departments: typeof Departments;
  EarlyEnter: typeof EarlyEnter;
  Keys: typeof Keys;
}

export const page = {
  purpose:
    'Finds people, groups and departments from anywhere, and opens them or starts a chat. A field with a panel, or a full screen on phones.',
  instead: [
    { when: 'What is found is chosen for something', use: 'ContactPicker' },
    { when: 'Messages are looked for', use: 'MessageSearch' },
    { when: 'Files are looked for', use: 'FileBrowser' },
  ],
  anatomy: {
    story: 'SearchPopover/People',
    parts: [
      {
        name: 'Field',
        does: 'searches while typing; shows the shortcut while empty.',
        at: '[role=combobox]',
      },
      { name: 'Tabs', does: 'people, groups, departments, with the number found.', at: '[role=tablist]' },
      {
        name: 'Row',
        does: 'name, position, department, with the match marked; or the field that matched.',
        at: '[role=option]',
      },
      { name: 'Message', does: 'starts a chat with the person.', at: '[role=listbox] button' },
      { name: 'Recent searches', does: 'while nothing is typed; each can be forgotten.' },
      { name: 'Keys', does: 'what the keys do, below the rows.', at: 'kbd' },
    ],
  },
  states: [
    { story: 'SearchPopover/Closed', shows: 'Closed.' },
    { story: 'SearchPopover/Idle', shows: 'Open, nothing typed: says what can be typed.' },
    { story: 'SearchPopover/Recent', shows: 'Recent searches.' },
    { story: 'SearchPopover/People', shows: 'People were found.' },
    { story: 'Departments/Found', shows: 'Departments were found.' },
    { story: 'SearchPopover/Loading', shows: 'Searching.' },
    { story: 'SearchPopover/NoPeople', shows: 'Nobody was found.' },
    { story: 'SearchPopover/Failed', shows: 'The search has failed.' },
    { story: 'SearchPopover/Offline', shows: 'Offline.' },
    { story: 'SearchPopover/MoreFailed', shows: 'The next results failed.' },
    { story: 'SearchPopover/Sheet', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'Page',
      keys: ['Ctrl+K'],
      does: 'Opens the search from anywhere, with `shortcut`. On a Mac Cmd K.',
      story: 'Keys/ShortcutTypeEnter',
    },
    {
      where: 'Field',
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Moves to the next or previous row.',
      story: 'Keys/MovesThroughRows',
    },
    {
      where: 'Field',
      keys: ['PageDown'],
      does: 'Moves a page down; Page up a page up.',
      story: 'Keys/MovesThroughRows',
    },
    { where: 'Field', keys: ['Home'], does: 'Moves to the first row.', story: 'Keys/MovesThroughRows' },
    {
      where: 'Field',
      keys: ['End'],
      does: 'Moves to the last loaded row, which loads the next page.',
      story: 'Keys/Pages',
    },
    {
      where: 'Field',
      keys: ['Enter'],
      does: 'Opens the active row; pressed early, the first one as soon as it is found.',
      story: 'Keys/ShortcutTypeEnter',
    },
    {
      where: 'Field',
      keys: ['Ctrl+Enter'],
      does: 'Starts a chat with the active person.',
      story: 'Keys/MovesThroughRows',
    },
    {
      where: 'Field with text',
      keys: ['Tab', 'Shift+Tab'],
      does: 'Shows the next or previous tab.',
      story: 'Keys/TabChangesTabs',
    },
    {
      where: 'Field',
      keys: ['Escape'],
      does: 'Clears the text; pressed again, closes.',
      story: 'Keys/EscapeAndOutside',
    },
    { where: 'Recent search', keys: ['Delete'], does: 'Forgets it.', story: 'SearchPopover/Recent' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'search', name: 'None' },
      { part: 'Field', role: 'combobox', name: 'Search; `aria-activedescendant` names the active row' },
      { part: 'Tabs', role: 'tablist', name: 'Search' },
      {
        part: 'Rows',
        role: 'listbox',
        name: 'People found, Groups found, Departments found; Recent searches',
      },
      { part: 'Row', role: 'option', name: 'What it shows, with `aria-posinset` and `aria-setsize`' },
    ],
    announced: ['How many were found: “3 people, 1 group found”.', 'That the next results failed, at once.'],
    notes: [
      'The focus stays in the field while moving and choosing.',
      'Text under composition by an input method is not searched; its Enter opens nothing.',
      'In a tab without results another tab with results shows by itself.',
    ],
  },
  content: {
    rules: [
      'Say what can be typed, with examples of each kind.',
      'A row that matched in a field that it does not show says which: “Staff number zh10086”.',
    ],
    languages: {
      zh: 'Pinyin and initials are named in the hint.',
      en: '“1 person”, “3 people”.',
      es: '“1 contacto”, “3 contactos”.',
      ja: 'A reading (かな) also finds; the counter is 件.',
    },
    texts: ({ searchPopover: l }) => ({
      Placeholder: l.placeholder,
      Hint: l.idleHint,
      Found: l.found(3, 1, undefined),
      'Nobody found': l.noPeople,
      'Too many': l.capped(100, 340),
      Message: l.sendMessage('Li Na'),
      Failed: l.failed,
      Offline: l.offline,
    }),
  },
  rules: [
    {
      right: { text: 'Keep the rows of the old query while the new one is on its way (`status="loading"`).' },
      wrong: { text: 'Empty the list with each letter: it flickers.' },
    },
    {
      right: { text: 'Store recent searches on this device only.' },
      wrong: { text: 'Store what was typed before Enter.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
