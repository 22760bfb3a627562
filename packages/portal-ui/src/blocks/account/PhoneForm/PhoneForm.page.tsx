import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './PhoneForm.stories.tsx';
import type * as PhoneCodeField from './PhoneCodeField.stories.tsx';

export const page = {
  purpose:
    'Proves a mobile number by a code in a text message: the first step of registering and of a forgotten password.',
  instead: [
    { when: 'Name and password of a new account', use: 'RegisterForm' },
    { when: 'The new password', use: 'ResetPasswordForm' },
    { when: 'User name and password are known', use: 'SignInForm' },
  ],
  anatomy: {
    story: 'PhoneForm/Sent',
    parts: [
      { name: 'Number', does: 'full-width digits and spaces are understood.', at: 'input[type=tel]' },
      { name: 'Captcha', does: 'before the code, when the server requires it.' },
      {
        name: 'Code',
        does: 'six digits; phones offer them from the message.',
        at: 'input[autocomplete=one-time-code]',
      },
      {
        name: 'Send',
        does: 'sends the code; then counts down to the next one.',
        at: 'form button[type=button]',
      },
      { name: 'Continue', does: 'checks the code.', at: 'button[type=submit]' },
    ],
  },
  states: [
    { story: 'PhoneForm/Idle', shows: 'At the start.' },
    { story: 'PhoneForm/WrongNumber', shows: 'No valid number.' },
    { story: 'PhoneForm/Sending', shows: 'The code is being sent.' },
    { story: 'PhoneForm/Sent', shows: 'The code was sent.' },
    { story: 'PhoneForm/SentLongAgo', shows: 'Another one can be sent.' },
    { story: 'PhoneForm/TooOften', shows: 'Sent too often.' },
    { story: 'PhoneForm/WrongCode', shows: 'The code is wrong.' },
    { story: 'PhoneForm/Checking', shows: 'The code is being checked.' },
    { story: 'PhoneCodeField/Waiting', shows: 'The field of the code alone.' },
  ],
  keyboard: [
    { where: 'Number', keys: ['Enter'], does: 'Sends the code.', story: 'PhoneForm/Idle' },
    { where: 'Code', keys: ['Enter'], does: 'Continues.', story: 'PhoneForm/Sent' },
    { keys: ['Tab'], does: 'Number, captcha, code, send, continue.', story: 'PhoneForm/Idle' },
  ],
  accessibility: {
    roles: [
      { part: 'Number', role: 'textbox', name: 'Mobile number' },
      { part: 'Code', role: 'textbox', name: 'Code' },
      { part: 'Send', role: 'button', name: 'Send code; then Again in 42 s' },
    ],
    announced: ['The refusal, at once; its field has the focus.'],
    notes: ['The countdown is not announced each second.', 'Whether a number has an account is never said.'],
  },
  content: {
    rules: [
      'Say how long a code is good for.',
      'Do not reveal whether the number is known: “If the number is right, a message arrives.”',
    ],
    languages: {
      zh: 'Errors without a full stop; 验证码 for the code.',
      en: '“Send code”, then “Again in 42 s”.',
      es: 'Infinitives on buttons; “s” for seconds.',
      ja: 'Errors end in ください; 秒 for seconds.',
    },
    texts: ({ phoneForm: l }) => ({
      Send: l.send,
      'Count down': l.wait(42),
      Sent: l.sent,
      'Wrong number': l.mobileWrong,
      'Missing code': l.codeMissing,
      Continue: l.submit,
    }),
  },
  rules: [
    {
      right: { text: 'Keep the number after a refusal and focus the wrong field (`refusedField`).' },
      wrong: { text: 'Clear the form.' },
    },
    {
      right: { text: 'Normalise the number (`rule`): ＋86 and spaces are fine.' },
      wrong: { text: 'Refuse a number for its spaces.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ PhoneForm: typeof Main; PhoneCodeField: typeof PhoneCodeField }>>;
