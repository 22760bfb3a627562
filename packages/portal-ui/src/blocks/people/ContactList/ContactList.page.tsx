import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { ContactList } from './ContactList.tsx';
import type * as Main from './ContactList.stories.tsx';
import type { ContactRow } from './types.ts';

const shared = {
  name: 'Video',
  status: 'ready',
  empty: '',
  onOpen: () => undefined,
  onMessage: () => undefined,
  onRetry: () => undefined,
  labels: en.contactList,
  style: { blockSize: 144 },
} as const;
const known = { type: 'person', id: '10088', name: 'Eleanor Smith', position: 'Producer' } as const;
const hiding: readonly ContactRow[] = [known, { type: 'person', id: '10086', name: 'Li Na' }];
const naming: readonly ContactRow[] = [
  { ...known, department: 'Not public' },
  { type: 'person', id: '10086', name: 'Li Na', position: 'Not public', department: 'Not public' },
];

export const page = {
  purpose:
    'A long list of people or groups, such as a department, friends or own groups: a press opens, a button starts a chat.',
  instead: [
    { when: 'Contacts are chosen', use: 'ContactPicker' },
    { when: 'Conversations with their last message', use: 'ConversationList' },
    { when: 'Departments are browsed', use: 'OrgTree' },
  ],
  anatomy: {
    story: 'ContactList/Department',
    parts: [
      { name: 'Row', does: 'opens the card of a person or the conversation of a group.', at: 'li button' },
      { name: 'Avatar', does: 'picture or initials.', at: 'li button > :first-child' },
      {
        name: 'Name and marks',
        does: 'with a star for a starred friend, a mark for the leader.',
        at: 'li button [title]',
      },
      { name: 'Second line', does: 'position and department, or kind and number of members.' },
      { name: 'Message', does: 'starts a chat.', at: 'li button + button, li button:last-of-type' },
    ],
  },
  states: [
    { story: 'ContactList/Department', shows: 'People of a department.' },
    { story: 'ContactList/Groups', shows: 'Groups.' },
    { story: 'ContactList/NothingShown', shows: 'A person hides position and department.' },
    { story: 'ContactList/Loading', shows: 'Loading.' },
    { story: 'ContactList/Empty', shows: 'Empty: the sentence of the page.' },
    { story: 'ContactList/Failed', shows: 'Failed to load.' },
    { story: 'ContactList/Offline', shows: 'Offline.' },
    { story: 'ContactList/MoreFailed', shows: 'The next page failed.' },
    { story: 'ContactList/NarrowColumn', shows: 'In a narrow column.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Enters the list: one stop for all rows.', story: 'ContactList/Many' },
    {
      where: 'Row',
      keys: ['ArrowDown'],
      does: 'Moves to the next row; ↑ to the previous one.',
      story: 'ContactList/Many',
    },
    {
      where: 'Row',
      keys: ['Home', 'End'],
      does: 'Moves to the first or last row.',
      story: 'ContactList/Many',
    },
    { where: 'Row', keys: ['Enter'], does: 'Opens it. Space does the same.' },
  ],
  accessibility: {
    roles: [
      { part: 'List', role: 'list', name: 'The prop `name`' },
      { part: 'Row', role: 'button', name: 'Name, marks, second line' },
      { part: 'Message', role: 'button', name: 'Send a message to and the name' },
    ],
    announced: ['While loading, that contacts are loading; after five seconds, that it takes longer.'],
    notes: ['Only what is visible is rendered; the row that has the focus stays.'],
  },
  content: {
    rules: [
      '`name` says whose list it is: “International desk”.',
      'The empty sentence is the page’s: it knows why there is nobody.',
    ],
    languages: {
      zh: 'Counts as 12 名成员. Kinds of groups end in 群.',
      en: '“1 member”, “12 members”.',
      es: '“1 miembro”, “12 miembros”.',
      ja: 'Counter 人: 12人.',
    },
    texts: ({ contactList: l }) => ({
      Message: l.sendMessage('Li Na'),
      Starred: l.starred,
      Leader: l.leader,
      Members: l.members(12),
      Failed: l.failed,
      Offline: l.offline,
    }),
  },
  rules: [
    {
      right: { text: 'Load pages of 50 or more with `hasMore`: scrolling stays smooth.' },
      wrong: { text: 'Add page numbers below the list.' },
    },
    {
      right: {
        text: 'Leave out what a person hides: the row needs only the name.',
        shows: <ContactList {...shared} contacts={hiding} />,
      },
      wrong: {
        text: 'Show “Not public” in each row.',
        shows: <ContactList {...shared} contacts={naming} />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<{ ContactList: typeof Main }>>;
