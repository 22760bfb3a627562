import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { conversations, timeSettings } from '../../../testing/fixtures/people-and-messages.ts';
import { ConversationList } from './ConversationList.tsx';
import type * as Actions from './Actions.stories.tsx';
import type * as Main from './ConversationList.stories.tsx';

const failed = {
  ...timeSettings,
  status: 'error',
  onSelect: () => undefined,
  onRetry: () => undefined,
  labels: en.conversationList,
  style: { blockSize: 280 },
} as const;

export const page = {
  purpose:
    'Lists the user’s conversations with their last message, what is unread, and what was not sent. One of them is open beside it.',
  instead: [
    { when: 'Contacts without conversations', use: 'ContactList' },
    { when: 'Finding a conversation or a person by name', use: 'SearchPopover' },
    { when: 'Choosing where to send something', use: 'ForwardDialog' },
  ],
  anatomy: {
    story: 'ConversationList/WithHead',
    parts: [
      {
        name: 'Head',
        does: '`ConversationListHead`: title, new conversation, mark all as read, search.',
        at: 'header h1',
      },
      { name: 'Filters', does: 'all, unread, mentions, groups (`filtering`).', at: '[role=radiogroup]' },
      {
        name: 'Avatar',
        does: 'of the person with presence, or of the group as a mosaic.',
        at: '[data-conversation] > :first-child',
      },
      {
        name: 'Name and marks',
        does: 'name, topic group, pin and time.',
        at: '[data-conversation] bdi[title]',
      },
      { name: 'Last line', does: 'in this order: failed message, typing, draft, outbox item, last message.' },
      {
        name: 'Badge',
        does: 'unread messages; grey for a muted conversation.',
        at: '[data-conversation] [data-tone]:not([title])',
      },
      { name: 'Menu', does: 'read or unread, pin, mute, hide. Actions without a callback are absent.' },
    ],
  },
  states: [
    { story: 'ConversationList/Marks', shows: 'Pinned, unread, draft, failed and muted.' },
    { story: 'ConversationList/Current', shows: 'One conversation is open.' },
    { story: 'ConversationList/Outbox', shows: 'Messages that wait, are on their way, or failed.' },
    { story: 'ConversationList/Loading', shows: 'Loading.' },
    { story: 'ConversationList/Empty', shows: 'No conversation yet, with a button for the first one.' },
    { story: 'ConversationList/Failed', shows: 'Failed to load.' },
    { story: 'ConversationList/Offline', shows: 'Offline: the cached list stays under a banner.' },
    { story: 'Actions/FilteredEmpty', shows: 'Nothing passes the filter.' },
    { story: 'Actions/MenuOpen', shows: 'The menu of a conversation.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Enters the list at the open conversation, and leaves it: one stop for the whole list.',
      story: 'ConversationList/Current',
    },
    {
      where: 'Conversation',
      keys: ['ArrowDown'],
      does: 'Moves to the next conversation; ↑ to the previous one.',
      story: 'ConversationList/ByKeyboard',
    },
    {
      where: 'Conversation',
      keys: ['End'],
      does: 'Moves to the last one, in a virtual list too; Home to the first.',
      story: 'ConversationList/TenThousand',
    },
    {
      where: 'Conversation',
      keys: ['Enter'],
      does: 'Opens it. Space does the same.',
      story: 'ConversationList/ByKeyboard',
    },
    {
      where: 'Conversation',
      keys: ['ContextMenu', 'Shift+F10'],
      does: 'Opens its menu.',
      story: 'Actions/MenuByKeyboard',
    },
    {
      where: 'Menu',
      keys: ['Escape'],
      does: 'Closes it; the conversation has the focus again.',
      story: 'Actions/MenuByKeyboard',
    },
    {
      where: 'Conversation',
      keys: ['U'],
      does: 'Marks it as read or unread.',
      story: 'Actions/MarkedUnread',
    },
    {
      where: 'Filters',
      keys: ['ArrowRight'],
      does: 'Chooses the next filter; ← the previous one.',
      story: 'Actions/Filters',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'navigation', name: 'Recent chats' },
      { part: 'List', role: 'list', name: 'None; items carry `aria-posinset` and `aria-setsize`' },
      {
        part: 'Conversation',
        role: 'button',
        name: 'Everything in the row: name, presence, marks, last line, unread count; `aria-current` when open',
      },
      { part: 'Filters', role: 'radiogroup', name: 'Filter chats' },
      { part: 'Menu', role: 'menu', name: 'The conversation’s row' },
    ],
    announced: ['While loading, that the list is loading; after five seconds, that it takes longer.'],
    notes: [
      'New messages are announced by the open conversation, not by the list.',
      'When the focused conversation goes, the next one takes the focus.',
      'Icons have a word for screen readers and a tooltip: pinned, muted, not sent.',
    ],
  },
  content: {
    rules: [
      'The last line is “sender: text” in groups and “You: text” for the own message, as one label, never two joined texts.',
      'Placeholders for content that is no text are in brackets, such as [Picture].',
      'An empty list says what is missing and offers one action.',
    ],
    languages: {
      zh: 'A full-width colon after the sender: 李娜：收到. “我” for the user.',
      en: 'A colon and a space. “You” for the user.',
      es: 'A colon and a space. “Usted:” before the user’s own message.',
      ja: 'A full-width colon. 自分 for the user.',
    },
    texts: ({ conversationList: l }) => ({
      'Own message': l.ownMessage('…'),
      'Message in a group': l.memberMessage('Li Na', '…'),
      Draft: l.draft,
      'Not sent': l.sendFailed,
      Unread: l.unread(2),
      Typing: l.membersWriting(['Li Na', 'Omar']),
      Empty: l.empty,
      'Nothing unread': l.noneIn.unread,
    }),
  },
  rules: [
    {
      right: { text: 'Pass the conversations in their order: a press never moves a row.' },
      wrong: { text: 'Move the opened conversation to the top.' },
    },
    {
      right: {
        text: 'Keep the cached list when loading fails: `status="error"` with conversations shows a banner.',
        shows: <ConversationList {...failed} conversations={conversations} />,
      },
      wrong: {
        text: 'Replace it by an error page.',
        shows: <ConversationList {...failed} conversations={[]} />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<{ ConversationList: typeof Main; Actions: typeof Actions }>>;
