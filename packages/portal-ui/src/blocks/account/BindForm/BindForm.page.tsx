import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './BindForm.stories.tsx';

export const page = {
  purpose: 'Connects an external identity to a portal account, at the first sign-in with it.',
  instead: [
    { when: 'Signing in without another identity', use: 'SignInForm' },
    { when: 'There is no account yet', use: 'RegisterForm' },
  ],
  anatomy: {
    story: 'BindForm/Idle',
    parts: [
      { name: 'Explanation', does: 'what happens, and when to close the page.', at: 'form > :first-child' },
      { name: 'Fields', does: 'those of SignInForm.', at: 'input[name=username]' },
      { name: 'Submit', does: 'signs in and connects.', at: 'button[type=submit]' },
    ],
  },
  states: [
    { story: 'BindForm/Idle', shows: 'At the start.' },
    { story: 'BindForm/Refused', shows: 'The identity belongs to another account.' },
    { story: 'BindForm/WithPicture', shows: 'With a captcha.' },
  ],
  keyboard: [
    { where: 'Field', keys: ['Enter'], does: 'Submits.' },
    { keys: ['Tab'], does: 'The order of SignInForm.' },
  ],
  accessibility: {
    roles: [
      { part: 'User name', role: 'textbox', name: 'User name' },
      { part: 'Submit', role: 'button', name: 'Sign in and connect' },
    ],
    announced: ['The refusal, at once.'],
    notes: ['The explanation comes before the fields in reading order.'],
  },
  content: {
    rules: [
      'The button names both effects: signing in and connecting.',
      'Warn against a request by another person: “If you have not just asked for this yourself, close the page.”',
    ],
    languages: {
      zh: 'Two verbs on the button: 登录并关联.',
      en: 'Two verbs on the button: “Sign in and connect”.',
      es: 'Two infinitives: “Iniciar sesión y vincular”.',
      ja: 'Verb and noun: ログインして連携.',
    },
    texts: ({ bindForm: l }) => ({ Explanation: l.explanation, Submit: l.signIn }),
  },
  rules: [
    {
      right: { text: 'Use it only after the other identity was proved.' },
      wrong: { text: 'Offer it as a second way to sign in.' },
    },
    {
      right: { text: 'Connect only when the server has accepted the password.' },
      wrong: { text: 'Connect by an address that is the same by chance.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ BindForm: typeof Main }>>;
