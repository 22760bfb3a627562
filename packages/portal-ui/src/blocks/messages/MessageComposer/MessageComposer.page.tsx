import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Attachments from './Attachments.stories.tsx';
import type * as Dropping from './Dropping.stories.tsx';
import type * as Mentions from './Mentions.stories.tsx';
import type * as Main from './MessageComposer.stories.tsx';
import type * as Modes from './Modes.stories.tsx';

interface Files {
  MessageComposer: typeof Main;
  Attachments: typeof Attachments;
  Dropping: typeof Dropping;
  Mentions: typeof Mentions;
  Modes: typeof Modes;
}

export const page = {
  purpose: 'Writes a message: text, mentions, emoji and files; as a new message, a reply or an edit.',
  instead: [
    { when: 'A note to oneself', use: 'CollectionList' },
    { when: 'A text of a form, with a label and a limit', use: 'Field' },
    { when: 'A message is sent on to others', use: 'ForwardDialog' },
  ],
  anatomy: {
    story: 'Attachments/Tray',
    parts: [
      { name: 'Reference', does: 'the message that is answered or edited, with a button that cancels.' },
      { name: 'Files', does: 'attached files with progress, failure and a button to remove.', at: 'form ul' },
      { name: 'Field', does: 'grows up to 40 % of the screen, then scrolls.', at: 'textarea' },
      {
        name: 'Tools',
        does: 'files, mention, emoji. Each needs its prop.',
        at: 'form button:not([type=submit])',
      },
      { name: 'Hint', does: 'keys, or why messages wait, or how many characters are left.' },
      { name: 'Send', does: 'disabled while there is nothing to send.', at: 'form button[type=submit]' },
    ],
  },
  states: [
    { story: 'MessageComposer/Empty', shows: 'Empty.' },
    { story: 'MessageComposer/Long', shows: 'A long text.' },
    { story: 'Modes/Reply', shows: 'A reply.' },
    { story: 'Modes/Edit', shows: 'An edit.' },
    { story: 'Mentions/ListOpen', shows: 'The list of members after @.' },
    { story: 'Attachments/UploadFailed', shows: 'A file was not uploaded.' },
    { story: 'MessageComposer/NearTheLimit', shows: 'Few characters are left.' },
    { story: 'MessageComposer/TooLong', shows: 'Too long: nothing is cut off.' },
    { story: 'MessageComposer/Disabled', shows: 'Read only, with the reason.' },
    { story: 'MessageComposer/Offline', shows: 'Offline: messages wait.' },
    { story: 'Dropping/DropTarget', shows: 'Files are dragged over it.' },
  ],
  keyboard: [
    {
      where: 'Field',
      keys: ['Enter'],
      does: 'Sends, with the send key `enter`.',
      story: 'MessageComposer/EnterSends',
    },
    {
      where: 'Field',
      keys: ['Shift+Enter', 'Ctrl+Enter'],
      does: 'Breaks the line, with the send key `enter`.',
      story: 'MessageComposer/EnterSends',
    },
    {
      where: 'Field',
      keys: ['Ctrl+Enter', 'Meta+Enter'],
      does: 'Sends, with the send key `ctrl+enter`; Enter then breaks the line.',
      story: 'MessageComposer/CtrlEnterSends',
    },
    { where: 'Empty field', keys: ['ArrowUp'], does: 'Edits the last own message.', story: 'Modes/EditLast' },
    { where: 'Field', keys: ['Escape'], does: 'Cancels the reply or the edit.', story: 'Modes/Reply' },
    {
      where: 'Field',
      keys: ['@'],
      does: 'Opens the members; also as full-width ＠.',
      story: 'Mentions/PickByKeys',
    },
    { where: 'Members', keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous member.' },
    {
      where: 'Members',
      keys: ['Enter'],
      does: 'Picks the member; sends nothing.',
      story: 'Mentions/PickByKeys',
    },
    { where: 'Members', keys: ['Tab'], does: 'Picks the member, too.', story: 'Mentions/FullWidthAt' },
    {
      where: 'Members',
      keys: ['Escape'],
      does: 'Closes the list and keeps the text.',
      story: 'Mentions/EscapeCloses',
    },
    {
      where: 'After a mention',
      keys: ['Backspace'],
      does: 'Deletes it as one.',
      story: 'Mentions/DeletedAsOne',
    },
    {
      where: 'Emoji',
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Moves in the grid; ← and ↑ back.',
      story: 'Modes/Emoji',
    },
    { where: 'Emoji', keys: ['Enter'], does: 'Inserts it where the cursor was.', story: 'Modes/Emoji' },
    {
      where: 'Emoji',
      keys: ['Escape'],
      does: 'Closes the panel; the field has the focus.',
      story: 'Modes/EmojiInputMethod',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Field', role: 'textbox', name: 'Message to and the name' },
      { part: 'Members', role: 'listbox', name: 'Members; the field names the active one' },
      { part: 'Reply', role: 'group', name: 'Reply to and the name' },
      { part: 'Files', role: 'list', name: 'Files to send' },
      { part: 'Upload', role: 'progressbar', name: 'The name of the file' },
      { part: 'Emoji', role: 'listbox', name: 'Emoji, with a group for each kind' },
    ],
    announced: [
      'How many members were found, or that none was.',
      'How many characters are left near the limit.',
      'That a file failed, at once.',
      'Why the conversation is read only.',
    ],
    notes: [
      'Enter that ends a composition of an input method sends nothing.',
      'After sending, the focus stays in the field.',
      'Dropping files has an equal: “Add files”, and paste.',
    ],
  },
  content: {
    rules: [
      'The accessible name says who is written to, so that no message goes astray.',
      'A hint names keys as they are printed: “Enter”, “Ctrl + Enter”.',
      'A limit says how much is too much, not only that it is.',
    ],
    languages: {
      zh: 'A space around key names: Enter 发送. Full-width ＠ works.',
      en: '“1 character left”, “3 characters left”.',
      es: 'Keys have their Spanish names: “Intro”, “Mayús”.',
      ja: 'Keys keep their English names, without a space: Enterで送信.',
    },
    texts: ({ messageComposer: l }) => ({
      Field: l.messageTo('Li Na'),
      Keys: l.sendHint.enter,
      Offline: l.offline,
      'Near the limit': l.charactersLeft(3),
      'Too long': l.tooLong(2, 10_000),
      'Everyone’s hint': l.everyoneHint,
      'Too large': l.filesTooLarge(['Interview.wav'], '2 GB'),
    }),
  },
  rules: [
    {
      right: { text: 'Store the text and its mentions together, per conversation.' },
      wrong: { text: 'Store the text alone: a restored draft mentions nobody.' },
    },
    {
      right: { text: 'Say in `disabledReason` why nobody can write.' },
      wrong: { text: 'Hide the composer: the user looks for it.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
