import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './PeopleTable.stories.tsx';

export const page = {
  purpose: 'Lists the people of an organisation or a department for administrators, up to 100,000 of them.',
  instead: [
    { when: 'Colleagues look each other up', use: 'ContactList' },
    { when: 'People are chosen for something', use: 'ContactPicker' },
  ],
  anatomy: {
    story: 'PeopleTable/Ready',
    parts: [
      { name: 'Search', does: 'by name, user name, phone, email or position.', at: '[type=search]' },
      { name: 'Filter', does: 'by the state of the account.', at: 'fieldset' },
      { name: 'Person', does: 'a press opens them.', at: '[role=gridcell] button' },
      { name: 'Selection', does: 'for actions on several people.', at: '[role=gridcell] [type=checkbox]' },
    ],
  },
  states: [
    { story: 'PeopleTable/Found', shows: 'What a search has found is marked.' },
    { story: 'PeopleTable/Ready', shows: 'People of a department.' },
    { story: 'PeopleTable/Selected', shows: 'Several are selected.' },
    { story: 'PeopleTable/ReadOnly', shows: 'Without the permission to change people.' },
    { story: 'PeopleTable/Loading', shows: 'The people are loading.' },
    { story: 'PeopleTable/Empty', shows: 'A department without people.' },
    { story: 'PeopleTable/Nothing', shows: 'Nobody matches.' },
    { story: 'PeopleTable/Failed', shows: 'Loading failed.' },
    { story: 'PeopleTable/MoreFailed', shows: 'A further page failed.' },
    { story: 'PeopleTable/Offline', shows: 'Offline.' },
    { story: 'PeopleTable/Many', shows: 'A hundred thousand people.' },
    { story: 'PeopleTable/OnPhone', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'Rows',
      keys: ['ArrowDown'],
      does: 'Moves to the next person; ↑ to the previous one.',
      story: 'PeopleTable/Keys',
    },
    { where: 'Rows', keys: ['Home'], does: 'Moves to the first person.', story: 'PeopleTable/Keys' },
    { where: 'Rows', keys: ['End'], does: 'Moves to the last one.', story: 'PeopleTable/Keys' },
    { where: 'Rows', keys: ['Space'], does: 'Selects the person.', story: 'PeopleTable/Keys' },
    { where: 'Rows', keys: ['Enter'], does: 'Opens the person.', story: 'PeopleTable/Keys' },
  ],
  accessibility: {
    roles: [
      { part: 'Table', role: 'grid', name: 'People' },
      { part: 'Selection', role: 'checkbox', name: 'Select and the name' },
      { part: 'Actions', role: 'toolbar', name: 'How many are selected' },
    ],
    announced: ['How many people there are, and how many are selected.'],
    notes: ['The rows are one Tab stop; only those in view are rendered.'],
  },
  content: {
    rules: [
      'Only an unusual state is a badge.',
      'A person is recognised by avatar, name, position and department.',
    ],
    languages: {
      zh: '已离职, 已停用.',
      en: '“1 person”, “12 people”.',
      es: 'States agree with “persona”: Activa, Desactivada.',
      ja: 'States are nouns: 有効, 無効, 退職.',
    },
    texts: ({ peopleTable: l }) => ({
      Total: l.total(12),
      Selected: l.selected(3),
      Nothing: l.nothing,
      Failed: l.failed,
    }),
  },
  rules: [
    {
      right: { text: 'Let `empty` say what comes next, such as adding the first person.' },
      wrong: { text: 'Show an empty table.' },
    },
    {
      right: { text: 'Put what can be done with those selected in `selection.actions`.' },
      wrong: { text: 'Ask about each person again.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PeopleTable: typeof Main }>>;
