import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './MessageSearch.stories.tsx';

export const page = {
  purpose: 'Finds messages by text, kind, sender and date, in all conversations or in one (`scoped`).',
  instead: [
    { when: 'People and groups are looked for', use: 'SearchPopover' },
    { when: 'Saved items', use: 'CollectionList' },
  ],
  anatomy: {
    story: 'MessageSearch/Filters',
    parts: [
      { name: 'Field', does: 'searches while typing.', at: '[role=combobox]' },
      {
        name: 'Filters',
        does: 'kind, person and date, each in a popover; one button clears them.',
        at: '[role=group]',
      },
      {
        name: 'Conversation',
        does: 'heads its messages. Absent when `scoped`.',
        at: '[role=listbox] [role=group]',
      },
      {
        name: 'Message',
        does: 'sender, time, and the text around the match, which is marked.',
        at: '[role=option]',
      },
      { name: 'Show more', does: 'loads the next page.' },
    ],
  },
  states: [
    { story: 'MessageSearch/Idle', shows: 'Neither text nor filter: the application’s own content.' },
    { story: 'MessageSearch/Results', shows: 'Messages were found.' },
    { story: 'MessageSearch/Scoped', shows: 'In one conversation.' },
    { story: 'MessageSearch/Filters', shows: 'With filters.' },
    { story: 'MessageSearch/DateFilterOpen', shows: 'Choosing a date.' },
    { story: 'MessageSearch/Loading', shows: 'Searching.' },
    { story: 'MessageSearch/Empty', shows: 'No message matches.' },
    { story: 'MessageSearch/Failed', shows: 'The search has failed.' },
    { story: 'MessageSearch/Offline', shows: 'Offline.' },
    { story: 'MessageSearch/Phone', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'Field',
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Moves to the next or previous message.',
      story: 'MessageSearch/ByKeyboard',
    },
    {
      where: 'Field',
      keys: ['Enter'],
      does: 'Opens the active message; pressed early, the first one as soon as it is found.',
      story: 'MessageSearch/ByKeyboard',
    },
    {
      where: 'Field with text',
      keys: ['Escape'],
      does: 'Clears the text.',
      story: 'MessageSearch/ByKeyboard',
    },
    {
      where: 'Person',
      keys: ['Enter'],
      does: 'Chooses the active person.',
      story: 'MessageSearch/PersonFilterOpen',
    },
    { keys: ['Tab'], does: 'Field, filters, show more. Messages are no Tab stops.' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'search', name: 'Search messages' },
      { part: 'Field', role: 'combobox', name: 'Search messages' },
      { part: 'Results', role: 'listbox', name: 'Messages found' },
      { part: 'Conversation', role: 'group', name: 'Its name' },
      { part: 'Filters', role: 'group', name: 'Filters; a set one says its value: Kind: Files' },
    ],
    announced: ['How many messages were found.', 'That people could not be searched, at once.'],
    notes: ['Home and End move the cursor in the text, not the active message.'],
  },
  content: {
    rules: [
      'A set filter shows its value instead of its name.',
      'The placeholder of an attachment, such as [File], is never cut.',
    ],
    languages: {
      zh: 'Counts as 3 条消息.',
      en: '“1 message”, “3 messages”, “More than 50 messages”.',
      es: '“1 mensaje”, “3 mensajes”.',
      ja: 'Counter 件 after the number: メッセージ3件.',
    },
    texts: ({ messageSearch: l }) => ({
      Found: l.found(3, false),
      'More than': l.found(50, true),
      'Date filter': l.between('Nov 2', 'Nov 20'),
      Empty: l.empty,
      Failed: l.failed,
      Offline: l.offline,
      'No person': l.noPerson,
    }),
  },
  rules: [
    {
      right: { text: 'Pass empty results with a new query, and the status `loading`.' },
      wrong: { text: 'Leave results of the old query under the new one.' },
    },
    {
      right: { text: 'Open the message at its place in the conversation (`jumpTarget`).' },
      wrong: { text: 'Open the conversation at its end.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ MessageSearch: typeof Main }>>;
