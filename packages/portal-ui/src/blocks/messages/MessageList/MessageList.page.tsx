import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Acting from './Acting.stories.tsx';
import type * as Finding from './Finding.stories.tsx';
import type * as Look from './Look.stories.tsx';
import type * as Main from './MessageList.stories.tsx';
import type * as Reading from './Reading.stories.tsx';
import type * as Rows from './Rows.stories.tsx';

interface Files {
  MessageList: typeof Main;
  Acting: typeof Acting;
  Finding: typeof Finding;
  Look: typeof Look;
  Reading: typeof Reading;
  Rows: typeof Rows;
}

export const page = {
  purpose:
    'The messages of one conversation: opens at the first unread message, follows the end, and keeps its place while older messages load.',
  instead: [
    { when: 'Messages of several conversations, found by their text', use: 'MessageSearch' },
    { when: 'Saved messages', use: 'CollectionList' },
    { when: 'Writing a message', use: 'MessageComposer' },
  ],
  anatomy: {
    story: 'MessageList/Group',
    parts: [
      { name: 'Announcement and pinned messages', does: 'bars above the messages.' },
      { name: 'Log', does: 'the messages, oldest first.', at: '[role=log]' },
      { name: 'Day', does: 'separates days, and floats while scrolling.', at: '[role=log] p + p' },
      {
        name: 'Sender',
        does: 'avatar and name of a run of messages, in groups only.',
        at: '[role=log] article button',
      },
      {
        name: 'Message',
        does: 'bubble with text, files, quote and reactions; own ones at the end side.',
        at: '[role=log] article',
      },
      {
        name: 'State',
        does: 'waiting, sending, sent, read or failed, at own messages.',
        at: '[role=log] [role=img]',
      },
      { name: 'Toolbar', does: 'the first actions, beside the bubble on hover and focus; all in the menu.' },
      { name: 'To the end', does: 'returns to the end; counts what arrived below.' },
      { name: 'Typing', does: 'who is typing, below the last message.' },
    ],
  },
  states: [
    { story: 'MessageList/OneToOne', shows: 'One-to-one: no names.' },
    { story: 'MessageList/Group', shows: 'A group: names at the beginning of each run.' },
    { story: 'MessageList/States', shows: 'The states of own messages.' },
    { story: 'Reading/OpensAtTheFirstUnread', shows: 'Opens at the first unread message.' },
    { story: 'Rows/Files', shows: 'Files, with their actions.' },
    { story: 'Look/SelectedOwn', shows: 'Selecting several messages.' },
    { story: 'Finding/SearchHit', shows: 'A message that was jumped to.' },
    { story: 'MessageList/Loading', shows: 'Loading.' },
    { story: 'MessageList/Empty', shows: 'No message yet: suggests a greeting.' },
    { story: 'MessageList/Failed', shows: 'The first page failed.' },
    { story: 'MessageList/Offline', shows: 'Offline without cached messages.' },
    { story: 'MessageList/OlderFailed', shows: 'An older page failed.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Enters at the last message or the one left; then the controls of that message.',
      story: 'Acting/ByKeyboard',
    },
    {
      where: 'Message',
      keys: ['ArrowUp'],
      does: 'Moves to the message above; ↓ to the one below.',
      story: 'Acting/ByKeyboard',
    },
    {
      where: 'Message',
      keys: ['PageUp'],
      does: 'Moves a page up; Page down a page down.',
      story: 'Acting/ByKeyboardThroughMany',
    },
    {
      where: 'Message',
      keys: ['Home', 'End'],
      does: 'Moves to the first or last loaded message.',
      story: 'Acting/ByKeyboardThroughMany',
    },
    {
      where: 'Message',
      keys: ['Enter'],
      does: 'Opens its menu, with quick reactions first.',
      story: 'Acting/ByKeyboard',
    },
    { where: 'Menu', keys: ['ArrowRight'], does: 'Moves to the next reaction.', story: 'Acting/ByKeyboard' },
    {
      where: 'Menu',
      keys: ['Escape'],
      does: 'Closes it; the message has the focus again.',
      story: 'Acting/ByKeyboard',
    },
    { where: 'Message', keys: ['R'], does: 'Replies.', story: 'Acting/ByKeyboard' },
    { where: 'Message', keys: ['E'], does: 'Edits an own message.', story: 'Acting/ByKeyboard' },
    { where: 'Message', keys: ['X'], does: 'Starts a selection with it.', story: 'Acting/Selecting' },
    { where: 'Selection', keys: ['Escape'], does: 'Ends it.', story: 'Acting/Selecting' },
  ],
  accessibility: {
    roles: [
      {
        part: 'Messages',
        role: 'log',
        name: 'Messages with and the name; `aria-live="off"`, because arrivals are announced apart',
      },
      { part: 'Message', role: 'article', name: 'None; its content is read when it takes the focus' },
      { part: 'Toolbar', role: 'toolbar', name: 'Message actions' },
      { part: 'State', role: 'img', name: 'The state, such as Read' },
      { part: 'Reactions', role: 'list', name: 'Reactions; each names its emoji and count' },
      { part: 'Selection bar', role: 'group', name: '3 selected' },
    ],
    announced: [
      'Messages of others that arrive at the end: “Li Na: Page 3 is ready.”, or “3 new messages” for a burst.',
      'Who is typing, politely.',
      'How many messages are selected.',
      'That older messages failed to load, at once.',
    ],
    notes: [
      'Pages that load while scrolling are not announced.',
      'The list has one Tab stop; the keyboard hint is read when it takes the focus.',
      'Rows are virtual: those that have the focus stay mounted.',
    ],
  },
  content: {
    rules: [
      'Text of messages is shown verbatim: nothing is corrected, shortened or translated.',
      'Events are one sentence in the past: “Li Na renamed the group.”',
      'A failure says why and what can be done: send again or delete.',
    ],
    languages: {
      zh: 'A space between a name and what follows: 李娜 已撤回一条消息. “您” for the user.',
      en: 'One and many differ: “1 new message”. Notes beside the time have no full stop.',
      es: 'Past in the perfect tense: “Li Na ha retirado un mensaje”.',
      ja: 'Polite past: 李娜がメッセージの送信を取り消しました.',
    },
    texts: ({ messageList: l }) => ({
      Arrival: l.arrived('Li Na', '…'),
      'Several arrivals': l.arrivedMany(3),
      'To the end': l.newMessages(3),
      Failed: l.state.failed,
      Recalled: l.recalledBy('Li Na'),
      Edited: l.edited,
      Empty: l.empty('Li Na'),
      'Keyboard hint': l.keyboardHint,
    }),
  },
  rules: [
    {
      right: { text: 'Keep `id` from the outbox to the response of the server: the row stays.' },
      wrong: { text: 'Replace it by the id of the server: the row is mounted again and loses the focus.' },
    },
    {
      right: { text: 'Offer in `actions.of` only what the user may do with this message.' },
      wrong: { text: 'Offer everything and refuse after the press.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
