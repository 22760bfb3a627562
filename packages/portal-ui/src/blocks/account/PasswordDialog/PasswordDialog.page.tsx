import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './PasswordDialog.stories.tsx';

export const page = {
  purpose: 'Changes the password of the user who is signed in; also when the system forces it.',
  instead: [
    { when: 'The current password is forgotten', use: 'ResetPasswordForm' },
    { when: 'Other settings', use: 'PersonalSettings' },
  ],
  anatomy: {
    story: 'PasswordDialog/Typing',
    parts: [
      { name: 'Title', does: 'Change password.', at: '[role=dialog] h2' },
      { name: 'Current password', does: 'proves who is there.', at: 'input[autocomplete=current-password]' },
      { name: 'New password', does: 'can be shown; twice.', at: 'input[autocomplete=new-password]' },
      { name: 'Rule', does: 'each part is ticked while typing.', at: '[role=dialog] ul' },
      { name: 'Submit', does: 'changes it.', at: '[role=dialog] button[type=submit]' },
      { name: 'Log out', does: 'the only other way while the change is forced.' },
    ],
  },
  states: [
    { story: 'PasswordDialog/Idle', shows: 'At the start.' },
    { story: 'PasswordDialog/Typing', shows: 'Some parts of the rule are met.' },
    { story: 'PasswordDialog/Missing', shows: 'Fields are missing.' },
    { story: 'PasswordDialog/Weak', shows: 'Too weak.' },
    { story: 'PasswordDialog/Revealed', shows: 'The password is shown.' },
    { story: 'PasswordDialog/Forced', shows: 'Forced: it cannot be closed.' },
    { story: 'PasswordDialog/Refused', shows: 'Refused by the server.' },
    { story: 'PasswordDialog/Offline', shows: 'Offline.' },
    { story: 'PasswordDialog/Pending', shows: 'Being changed.' },
  ],
  keyboard: [
    { where: 'Field', keys: ['Enter'], does: 'Submits.' },
    {
      keys: ['Escape'],
      does: 'Closes the dialog; while the change is forced it stays.',
      story: 'PasswordDialog/Forced',
    },
    { keys: ['Tab'], does: 'Current password, show, new password, again, cancel, submit.' },
  ],
  accessibility: {
    roles: [
      { part: 'Dialog', role: 'dialog', name: 'Change password' },
      { part: 'Rule', role: 'list', name: 'The new password needs' },
      { part: 'Why it is forced', role: 'status', name: 'None; on an attempt to close, an alert' },
      { part: 'Show', role: 'button', name: 'Show password, Hide password' },
    ],
    announced: [
      'Why the dialog cannot be closed, when the user tries.',
      'The refusal, at once; its field has the focus.',
    ],
    notes: ['A hidden user name lets password managers update the right entry.'],
  },
  content: {
    rules: [
      'The button repeats the title: what it does is what the dialog is for.',
      'The reason of a forced change stands first.',
    ],
    languages: {
      zh: 'Errors without a full stop: 请输入原密码.',
      en: 'Errors are sentences: “Enter your current password.”',
      es: 'The longest labels: two lines are possible.',
      ja: 'Errors end in ください.',
    },
    texts: ({ passwordDialog: l }) => ({
      Title: l.title,
      'Missing current one': l.oldMissing,
      Different: l.mismatch,
      Weak: l.weak,
      Forced: l.locked,
      Submit: l.submit,
    }),
  },
  rules: [
    {
      right: { text: 'Offer “Log out” while the change is forced.' },
      wrong: { text: 'Trap the user without a way out.' },
    },
    {
      right: { text: 'Say which field was refused (`refusedField`).' },
      wrong: { text: 'Clear all three fields after a refusal.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PasswordDialog: typeof Main }>>;
