import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './AuditLog.stories.tsx';
import type * as Sheet from './AuditSheet.stories.tsx';
import type * as Locked from './LockedAccounts.stories.tsx';

interface Files {
  AuditLog: typeof Main;
  AuditSheet: typeof Sheet;
  LockedAccounts: typeof Locked;
}

export const page = {
  purpose: 'Shows who did what to whom, what was there before and after, and which accounts are locked.',
  instead: [
    { when: 'People look at their own messages', use: 'MessageSearch' },
    { when: 'An administrator looks for a person', use: 'PeopleTable' },
  ],
  anatomy: {
    story: 'AuditLog/Ready',
    parts: [
      { name: 'Columns', does: 'when, what, by whom, whom it concerns.', at: '[role=columnheader]' },
      { name: 'Entry', does: 'a press opens it.', at: '[role=gridcell] button' },
    ],
  },
  states: [
    { story: 'AuditLog/Ready', shows: 'The newest entries.' },
    { story: 'AuditLog/Open', shows: 'One is open.' },
    { story: 'AuditLog/Many', shows: 'Millions of entries.' },
    { story: 'AuditLog/Loading', shows: 'Loading.' },
    { story: 'AuditLog/Empty', shows: 'Nothing fits.' },
    { story: 'AuditLog/Failed', shows: 'Loading failed.' },
    { story: 'AuditLog/MoreFailed', shows: 'A further page failed.' },
    { story: 'AuditLog/Offline', shows: 'Offline.' },
    { story: 'AuditLog/OnPhone', shows: 'On a phone.' },
    { story: 'AuditSheet/Ready', shows: 'An entry with its changes.' },
    { story: 'AuditSheet/Refused', shows: 'A refusal of someone unknown.' },
    { story: 'LockedAccounts/Ready', shows: 'Locked accounts.' },
    { story: 'LockedAccounts/Unlocking', shows: 'One is being unlocked.' },
    { story: 'LockedAccounts/Refused', shows: 'Unlocking was refused.' },
    { story: 'LockedAccounts/ReadOnly', shows: 'Without the permission to unlock.' },
  ],
  keyboard: [
    {
      where: 'Rows',
      keys: ['ArrowDown'],
      does: 'Moves to the next entry; ↑ to the previous one.',
      story: 'AuditLog/Keys',
    },
    { where: 'Rows', keys: ['Home'], does: 'Moves to the first entry.', story: 'AuditLog/Keys' },
    { where: 'Rows', keys: ['End'], does: 'Moves to the last one.', story: 'AuditLog/Keys' },
    { where: 'Rows', keys: ['Enter'], does: 'Opens the entry.', story: 'AuditLog/Keys' },
    { where: 'Entry', keys: ['Escape'], does: 'Closes it.', story: 'AuditSheet/Ready' },
  ],
  accessibility: {
    roles: [
      { part: 'Log', role: 'grid', name: 'Audit log' },
      { part: 'Entry', role: 'region', name: 'The action' },
      { part: 'Locked accounts', role: 'region', name: 'How many there are' },
    ],
    announced: ['Why unlocking was refused.'],
    notes: ['The rows are one Tab stop; only those in view are rendered.'],
  },
  content: {
    rules: [
      'An action is said as what happened: “Person changed”.',
      'A refusal is coloured, and says so in its words, too.',
    ],
    languages: {
      zh: 'Actions without 了: 修改人员资料.',
      en: 'Participles: “Signed in”.',
      es: 'Nouns or participles; “usted”.',
      ja: 'Nouns: ログイン, 部署の名称変更.',
    },
    texts: ({ auditLog: l }) => ({
      Locked: l.locked(3),
      Until: l.until('19:10'),
      Nobody: l.nobody,
      Failed: l.failed,
    }),
  },
  rules: [
    {
      right: { text: 'Name people and departments as they are called.' },
      wrong: { text: 'Show their ids.' },
    },
    {
      right: { text: 'Put the log and the sheet into one positioned container of type `inline-size`.' },
      wrong: { text: 'Open a dialog over the rows that are compared.' },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
