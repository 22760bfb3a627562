import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './RegisterForm.stories.tsx';

export const page = {
  purpose: 'Name and password of a new account, after the phone number was proved.',
  instead: [
    { when: 'The number is not proved yet', use: 'PhoneForm' },
    { when: 'An account exists and its password is forgotten', use: 'ResetPasswordForm' },
  ],
  anatomy: {
    story: 'RegisterForm/Idle',
    parts: [
      {
        name: 'Name',
        does: 'what colleagues see, with a counter near its limit.',
        at: 'form input[type=text], form input:not([type])',
      },
      { name: 'Password', does: 'can be shown.', at: 'input[autocomplete=new-password]' },
      { name: 'Rule', does: 'each part is ticked while typing.', at: 'form ul' },
      { name: 'Submit', does: 'creates the account and signs in.', at: 'button[type=submit]' },
      { name: 'Back', does: 'to another phone number.', at: 'form button[type=submit] ~ button' },
    ],
  },
  states: [
    { story: 'RegisterForm/Idle', shows: 'Filled in.' },
    { story: 'RegisterForm/Missing', shows: 'Fields are missing.' },
    { story: 'RegisterForm/Wrong', shows: 'Name too long, password too weak.' },
    { story: 'RegisterForm/Pending', shows: 'Being created.' },
    { story: 'RegisterForm/Refused', shows: 'Refused by the server.' },
  ],
  keyboard: [
    { where: 'Field', keys: ['Enter'], does: 'Submits.', story: 'RegisterForm/Idle' },
    { keys: ['Tab'], does: 'Name, password, show, submit, back.' },
  ],
  accessibility: {
    roles: [
      { part: 'Name', role: 'textbox', name: 'Name; described by hint, counter and error' },
      { part: 'Rule', role: 'list', name: 'The password needs; each part says done or missing' },
      { part: 'Submit', role: 'button', name: 'Create the account and sign in' },
    ],
    announced: ['The refusal, at once; its field has the focus.'],
    notes: [
      'The Enter that ends a composition of an input method does not submit.',
      'A hidden user name lets password managers save the account.',
    ],
  },
  content: {
    rules: ['The rule is shown before it is broken.', 'The button names both effects.'],
    languages: {
      zh: 'Two verbs on the button: 注册并登录.',
      en: 'Two verbs on the button.',
      es: 'Two infinitives: “Crear la cuenta y entrar”.',
      ja: '登録してログイン: the first verb in て form.',
    },
    texts: ({ registerForm: l }) => ({
      'Hint of the name': l.nameHint,
      'Missing name': l.nameMissing,
      Rule: l.rule,
      Length: l.minLength(8),
      Submit: l.submit,
      Back: l.back,
    }),
  },
  rules: [
    {
      right: { text: 'Show all parts of the rule at once.' },
      wrong: { text: 'Report one part after the other, with each submission.' },
    },
    {
      right: { text: 'Accept any character in a password, and pasting.' },
      wrong: { text: 'Ask for the password twice where it can be shown.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ RegisterForm: typeof Main }>>;
