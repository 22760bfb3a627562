import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Choosing from './Choosing.stories.tsx';
import type * as Main from './ContactPicker.stories.tsx';
import type * as Departments from './Departments.stories.tsx';
import type * as States from './States.stories.tsx';

interface Files {
  ContactPicker: typeof Main;
  Choosing: typeof Choosing;
  Departments: typeof Departments;
  States: typeof States;
}

export const page = {
  purpose:
    'Chooses people, groups and whole departments from recent, friends, groups, the department tree, a search or a pasted list. In a dialog, or as a panel.',
  instead: [
    { when: 'A form has a field for a few people', use: 'PeopleField' },
    { when: 'A message goes to several conversations', use: 'ForwardDialog' },
    { when: 'A group is started', use: 'GroupCreator' },
    { when: 'The user looks somebody up', use: 'SearchPopover' },
  ],
  anatomy: {
    story: 'ContactPicker/Open',
    parts: [
      { name: 'Title', does: 'says what the contacts are chosen for (`title`).', at: '[role=dialog] h2' },
      { name: 'Search', does: 'finds in everything that may be chosen.', at: '[role=combobox]' },
      {
        name: 'Paste',
        does: 'adds a list of staff numbers. Only with a source that can resolve ids.',
        at: '[role=combobox] ~ button, button[aria-label*="Paste"]',
      },
      { name: 'Tabs', does: 'the lists that the source has.', at: '[role=tablist]' },
      {
        name: 'List or tree',
        does: 'contacts with a check mark; a note says why one cannot be chosen.',
        at: '[role=listbox], [role=tree]',
      },
      {
        name: 'Selected',
        does: 'the chosen contacts and how many they are; on a phone a tray that opens.',
        at: '[role=group]',
      },
      { name: 'Message', does: 'why a choice or the submission was refused.' },
      { name: 'Submit', does: 'hands the choice over (`submission.label`).' },
    ],
  },
  states: [
    {
      story: 'ContactPicker/Open',
      shows: 'Ready: the search has the focus, the recent contacts are listed.',
    },
    { story: 'States/Loading', shows: 'Loading: a skeleton of the rows.' },
    { story: 'States/EmptyRecent', shows: 'Empty: one sentence for this tab.' },
    { story: 'States/FailedSource', shows: 'Failed: a sentence and a button to try again.' },
    { story: 'States/Offline', shows: 'Offline, which is not a failure.' },
    { story: 'Choosing/MaximumReached', shows: 'As many as allowed: another choice is refused.' },
    { story: 'Departments/OneLeftOut', shows: 'A department without one person is half chosen.' },
    { story: 'States/Pending', shows: 'Submitted, waiting for the response.' },
    { story: 'States/Refused', shows: 'The server has refused the choice; it is kept.' },
  ],
  keyboard: [
    { where: 'Search or list', keys: ['ArrowDown'], does: 'Moves to the next row.', story: 'Choosing/Keys' },
    { where: 'Search or list', keys: ['ArrowUp'], does: 'Moves to the previous row.' },
    {
      where: 'Search or list',
      keys: ['Enter'],
      does: 'Chooses the active row or takes it out. With a text the first result is active.',
      story: 'Choosing/TypeAndEnter',
    },
    {
      where: 'Search without text, or list',
      keys: ['Space'],
      does: 'Chooses the active row or takes it out.',
      story: 'Choosing/Keys',
    },
    {
      where: 'Search without text, or list',
      keys: ['Home'],
      does: 'Moves to the first row; End to the last.',
      story: 'Choosing/Keys',
    },
    {
      where: 'Search without text, or list',
      keys: ['Backspace'],
      does: 'Takes out the contact that was chosen last.',
      story: 'Choosing/Keys',
    },
    { where: 'Search with text', keys: ['Escape'], does: 'Clears the text.', story: 'Choosing/TypeAndEnter' },
    { where: 'List', keys: ['Ctrl+A'], does: 'Chooses all that is loaded.', story: 'Choosing/ChooseAll' },
    {
      where: 'Search without text, or list',
      keys: ['Ctrl+Z'],
      does: 'Undoes the last change.',
      story: 'Choosing/ChooseAll',
    },
    {
      where: 'Department tree',
      keys: ['ArrowRight'],
      does: 'Opens a department, then goes into it. Mirrored from right to left.',
      story: 'Departments/Tree',
    },
    {
      where: 'Department tree',
      keys: ['ArrowLeft'],
      does: 'Goes to the parent, or closes the department.',
      story: 'Departments/Tree',
    },
    {
      where: 'Tab of the sources',
      keys: ['ArrowRight'],
      does: 'Opens the next tab; ← the previous one.',
      story: 'States/NoFriends',
    },
    {
      where: 'Selected',
      keys: ['ArrowUp'],
      does: 'Moves to the contact above; ↓ to the one below.',
      story: 'Choosing/RemoveClearUndo',
    },
    {
      where: 'Selected',
      keys: ['Delete'],
      does: 'Takes the contact out; the next one takes the focus. Backspace does the same.',
      story: 'Choosing/RemoveClearUndo',
    },
    {
      where: 'Single choice',
      keys: ['Enter'],
      does: 'On the chosen row: submits.',
      story: 'Choosing/SingleByKeyboard',
    },
    {
      where: 'Dialog',
      keys: ['Escape'],
      does: 'Closes it without submitting, when there is no text to clear.',
      story: 'ContactPicker/EscapeInFields',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'The title' },
      { part: 'Search', role: 'combobox', name: 'Find contacts' },
      { part: 'Tabs', role: 'tablist', name: 'Sources' },
      { part: 'List', role: 'listbox', name: 'The tab, or Results' },
      {
        part: 'Department tree',
        role: 'tree',
        name: 'Departments, with `aria-level` and `aria-checked`; half chosen is `mixed`',
      },
      { part: 'Selected', role: 'group', name: 'Selected and the count' },
      {
        part: 'Message',
        role: 'alert',
        name: 'No name; always in the page, so that its changes are announced',
      },
    ],
    announced: [
      'How many were found, after a search.',
      'How many are selected, after each change, as in “3 of 500 selected, including you”.',
      'Why a choice was refused, at once.',
    ],
    notes: [
      'Rows are never focused: search and list name the active one by `aria-activedescendant`.',
      'A row that cannot be chosen is `aria-disabled`, stays reachable, and shows its reason.',
      'Lists are virtual: rows carry `aria-posinset` and `aria-setsize`.',
      'The dialog returns the focus to the control that opened it.',
    ],
  },
  content: {
    rules: [
      'The title names the purpose, the submit button the action: “Invite to the shift”, “Invite 3”.',
      'An empty tab is one sentence. It makes no promise and asks for nothing.',
      'A reason (`disabledReason`) is short enough for the end of a row: “Already a member”.',
      'A refusal states the limit as a number.',
    ],
    languages: {
      zh: 'Search placeholders name pinyin: 姓名、拼音或工号. Counts as 3 / 500.',
      en: 'Counts as “3 of 500 selected”. One and many differ: “1 person”, “2 people”.',
      es: 'Abbreviate in placeholders, which are cut off: “n.º”, “depto.”.',
      ja: 'Counters stay with the number: 3人, 3件. A reading (かな) also finds.',
    },
    texts: ({ contactPicker: l }) => ({
      Title: l.title,
      Submit: l.submit,
      'Search placeholder': l.placeholder.people,
      'Empty tab': l.empty.friends,
      'Selected count': l.selectedCount(3, 500, true),
      'Nothing chosen': l.refusals.nothing,
      'Too many': l.refusals.max(500),
      Failed: l.failed,
    }),
  },
  rules: [
    {
      right: { text: 'Name the action on the submit button, with the count: “Invite 3”.' },
      wrong: { text: 'Leave “Done” where something is sent at once.' },
    },
    {
      right: { text: 'Show those who cannot be chosen, with a reason: “Already a member”.' },
      wrong: { text: 'Leave them out of the source: the user searches for them in vain.' },
    },
    {
      right: { text: 'Create the source once, outside of the component or with `useMemo`.' },
      wrong: { text: 'Create it while rendering: each render would clear the selection.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
