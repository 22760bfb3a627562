import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './ForwardDialog.stories.tsx';

export const page = {
  purpose:
    'Sends messages, files or pictures on to several people and groups, with a note, and shows whether each has received them.',
  instead: [
    { when: 'People are chosen and nothing is sent', use: 'ContactPicker' },
    { when: 'One message to one conversation', use: 'MessageComposer' },
  ],
  anatomy: {
    story: 'ForwardDialog/Several',
    parts: [
      { name: 'Preview', does: 'what is forwarded; the rest as a number.', at: '[role=dialog] section' },
      { name: 'Picker', does: 'chooses people and groups.', at: '[role=dialog] [role=combobox]' },
      {
        name: 'Note',
        does: 'sent as a message of its own. Optional.',
        at: '[role=dialog] section ~ * input, [role=dialog] section ~ * textarea',
      },
      { name: 'Send', does: 'with the number of receivers.', at: '[role=dialog] footer button:last-child' },
      { name: 'Deliveries', does: 'after sending: each receiver with its state and reason.' },
    ],
  },
  states: [
    { story: 'ForwardDialog/Message', shows: 'A message.' },
    { story: 'ForwardDialog/File', shows: 'A file.' },
    { story: 'ForwardDialog/Several', shows: 'Several items.' },
    { story: 'ForwardDialog/NobodyChosen', shows: 'Sent with nobody chosen: refused.' },
    { story: 'ForwardDialog/UnderWay', shows: 'Being sent.' },
    { story: 'ForwardDialog/SomeFailed', shows: 'Some have failed, with the reason.' },
    { story: 'ForwardDialog/Offline', shows: 'Offline.' },
    { story: 'ForwardDialog/Done', shows: 'All have received it.' },
    { story: 'ForwardDialog/Phone', shows: 'On a phone.' },
  ],
  keyboard: [
    {
      where: 'Picker',
      keys: ['ArrowDown', 'Enter'],
      does: 'Moves in the list, chooses; the same keys as ContactPicker.',
    },
    { keys: ['Tab'], does: 'Picker, note, cancel, send.' },
    { keys: ['Escape'], does: 'Closes the dialog. What is being sent goes on.' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'Forward' },
      { part: 'Preview', role: 'region', name: 'What is forwarded' },
      { part: 'Picker', role: 'combobox', name: 'Find contacts' },
      { part: 'Note', role: 'textbox', name: 'Note; described by its counter' },
      { part: 'Deliveries', role: 'list', name: 'Sent to' },
    ],
    announced: [
      'Each result, such as “Forwarded to Li Na”.',
      'That sending goes on when the dialog is closed.',
    ],
  },
  content: {
    rules: [
      'Name what was sent and to whom in each result.',
      'A failure has the reason of the server; without one, a sentence of the block.',
    ],
    languages: {
      zh: 'A space before the count: 发送 (2). A space on each side of a name.',
      en: 'The count in brackets: “Send (2)”.',
      es: 'The count in brackets: “Enviar (2)”.',
      ja: 'The count in full-width brackets: 送信（2）. No さん: a receiver can be a group.',
    },
    texts: ({ forwardDialog: l }) => ({
      Send: l.send(2),
      Progress: l.progress(1, 4),
      Result: l.sentTo('Li Na'),
      Failure: l.failedTo('Li Na'),
      'Goes on': l.goesOn,
      'Retry all': l.retryFailed(2),
    }),
  },
  rules: [
    {
      right: {
        text: 'Hold the deliveries in the application (`useForwardQueue`): sending goes on after closing.',
      },
      wrong: { text: 'Tie sending to the dialog, so that the user has to wait.' },
    },
    { right: { text: 'Offer to repeat the failed ones only.' }, wrong: { text: 'Send to all again.' } },
  ],
} satisfies BlockPage<StoriesOf<{ ForwardDialog: typeof Main }>>;
