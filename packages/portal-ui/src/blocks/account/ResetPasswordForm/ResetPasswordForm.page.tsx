import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './ResetPasswordForm.stories.tsx';

export const page = {
  purpose:
    'Sets a new password for an account whose password is forgotten, after the phone number was proved.',
  instead: [
    { when: 'The current password is known', use: 'PasswordDialog' },
    { when: 'The number is not proved yet', use: 'PhoneForm' },
  ],
  anatomy: {
    story: 'ResetPasswordForm/Idle',
    parts: [
      { name: 'New password', does: 'with the parts of the rule.', at: 'input[autocomplete=new-password]' },
      { name: 'Rule', does: 'each part is ticked while typing.', at: 'form ul' },
      {
        name: 'New password again',
        does: 'a difference is reported when the field is left.',
        at: 'input[name=submitpwd]',
      },
      {
        name: 'User name',
        does: 'for phones that several people share; unfolds.',
        at: 'form > button[type=button]',
      },
      { name: 'Submit', does: 'sets the password.', at: 'button[type=submit]' },
    ],
  },
  states: [
    { story: 'ResetPasswordForm/Idle', shows: 'Filled in.' },
    { story: 'ResetPasswordForm/Different', shows: 'The two differ.' },
    { story: 'ResetPasswordForm/SharedPhone', shows: 'Several people share the phone.' },
    { story: 'ResetPasswordForm/Refused', shows: 'Refused by the server.' },
    { story: 'ResetPasswordForm/Pending', shows: 'Being set.' },
  ],
  keyboard: [
    { where: 'Field', keys: ['Enter'], does: 'Submits.', story: 'ResetPasswordForm/Idle' },
    { keys: ['Tab'], does: 'New password, show, again, submit, back.', story: 'ResetPasswordForm/Idle' },
  ],
  accessibility: {
    roles: [
      { part: 'New password', role: 'none (password field)', name: 'New password' },
      { part: 'Rule', role: 'list', name: 'The new password needs' },
      { part: 'Submit', role: 'button', name: 'Set the new password' },
    ],
    announced: ['The refusal, at once; its field has the focus.'],
  },
  content: {
    rules: [
      'A difference is reported once, when the second field is left.',
      'The question about shared phones is a question: “Do several people share this phone?”',
    ],
    languages: {
      zh: 'Errors without a full stop: 新密码两次输入的不一致.',
      en: '“The two new passwords differ.”',
      es: 'The adjective follows: “la contraseña nueva”.',
      ja: 'Nouns on the button: 新しいパスワードを設定.',
    },
    texts: ({ resetPasswordForm: l }) => ({
      'New password': l.newPassword,
      Different: l.mismatch,
      'Shared phone': l.sharedPhone,
      Hint: l.usernameHint,
      Submit: l.submit,
    }),
  },
  rules: [
    {
      right: { text: 'Sign in, or lead to signing in, after success.' },
      wrong: { text: 'Leave the user at an empty form.' },
    },
    {
      right: { text: 'Ask for the user name only where several people share a phone.' },
      wrong: { text: 'Ask everybody.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ ResetPasswordForm: typeof Main }>>;
