import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './SignInForm.stories.tsx';
import type * as SignInPage from './SignInPage.stories.tsx';

export const page = {
  purpose:
    'Signs in with user name and password; with a captcha, and the code of a second factor, once the server requires them. `SignInPage` is the page around it.',
  instead: [
    { when: 'An external identity is connected to an account', use: 'BindForm' },
    { when: 'A code by text message', use: 'PhoneForm' },
    { when: 'Signing in from a link goes on by itself', use: 'SignInStatus' },
  ],
  anatomy: {
    story: 'SignInForm/WithPicture',
    parts: [
      { name: 'User name', does: 'has the focus at the start.', at: 'input[name=username]' },
      { name: 'Password', does: 'can be shown; says when Caps Lock is on.', at: 'input[name=password]' },
      { name: 'Captcha', does: 'picture, field and a button for another one.', at: 'input[name=checkCode]' },
      { name: 'Refusal', does: 'the sentence of the server.' },
      { name: 'Submit', does: 'signs in.', at: 'button[type=submit]' },
      { name: 'Other organisation', does: 'unfolds the field.', at: 'form > button[type=button]' },
    ],
  },
  states: [
    { story: 'SignInForm/Idle', shows: 'At the start.' },
    { story: 'SignInForm/Missing', shows: 'Fields are missing.' },
    { story: 'SignInForm/Pending', shows: 'Being signed in.' },
    { story: 'SignInForm/Refused', shows: 'Refused by the server.' },
    { story: 'SignInForm/WithPicture', shows: 'With a captcha.' },
    { story: 'SignInForm/SecondFactor', shows: 'The account has a second factor.' },
    { story: 'SignInForm/WrongCode', shows: 'Its code was wrong.' },
    { story: 'SignInForm/OtherOrganisation', shows: 'Another organisation.' },
    { story: 'SignInPage/Ready', shows: 'The whole page.' },
    { story: 'SignInPage/OnPhone', shows: 'The page on a phone.' },
  ],
  keyboard: [
    {
      where: 'Field',
      keys: ['Enter'],
      does: 'Submits; not again while it is pending.',
      story: 'SignInForm/Idle',
    },
    {
      keys: ['Tab'],
      does: 'User name, password, show, captcha, sign in, other organisation.',
      story: 'SignInForm/Idle',
    },
  ],
  accessibility: {
    roles: [
      { part: 'User name', role: 'textbox', name: 'User name; described by its error' },
      { part: 'Password', role: 'none (password field)', name: 'Password' },
      { part: 'Show', role: 'button', name: 'Show password, Hide password' },
      { part: 'Captcha', role: 'textbox', name: 'Characters in the picture' },
      { part: 'Code', role: 'textbox', name: 'Code' },
      { part: 'Languages of the page', role: 'group', name: 'Language' },
    ],
    announced: ['The refusal, at once.', 'Errors of fields: the first wrong one has the focus.'],
    notes: ['Password managers know the fields by `autocomplete`.', 'After a refusal what was typed stays.'],
  },
  content: {
    rules: [
      'The submit button says what happens: “Sign in”.',
      'Never say which of user name and password was wrong.',
    ],
    languages: {
      zh: 'Errors begin with 请, without a full stop: 请输入用户名.',
      en: 'Errors are sentences: “Enter your user name.”',
      es: 'Errors with usted: “Escriba su usuario.”',
      ja: 'Errors end in ください: ユーザー名を入力してください。',
    },
    texts: ({ signInForm: l, signInPage: p }) => ({
      Submit: l.signIn,
      'Missing user name': l.usernameMissing,
      'Missing password': l.passwordMissing,
      'Other organisation': l.otherOrganisation,
      'Forgotten password': p.forgotten,
      'Caps Lock': l.capsLock,
    }),
  },
  rules: [
    {
      right: { text: 'Change `captcha.src` with each refusal: the field is cleared and has the focus.' },
      wrong: { text: 'Keep the picture whose text was wrong.' },
    },
    {
      right: { text: 'Pass the server’s sentence as `error`.' },
      wrong: { text: 'Show a toast: it is gone before it is read.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ SignInForm: typeof Main; SignInPage: typeof SignInPage }>>;
