import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './SecondFactor.stories.tsx';

export const page = {
  purpose: 'Turns the second factor of the user on and off: an authenticator app with recovery codes.',
  instead: [
    { when: 'The code is asked for at sign-in', use: 'SignInForm' },
    { when: 'The password itself', use: 'PasswordDialog' },
  ],
  anatomy: {
    story: 'SecondFactor/On',
    parts: [
      { name: 'State', does: 'on since when, and how many codes are left.' },
      { name: 'New recovery codes', does: 'replaces them, after the password.' },
      { name: 'Turn off', does: 'removes it, after the password.' },
    ],
  },
  states: [
    { story: 'SecondFactor/Off', shows: 'Off.' },
    { story: 'SecondFactor/On', shows: 'On.' },
    { story: 'SecondFactor/FewCodes', shows: 'Hardly any recovery codes are left.' },
    { story: 'SecondFactor/Password', shows: 'The password is asked for.' },
    { story: 'SecondFactor/WrongPassword', shows: 'It was wrong.' },
    { story: 'SecondFactor/Scan', shows: 'The secret for the app.' },
    { story: 'SecondFactor/Codes', shows: 'The recovery codes.' },
    { story: 'SecondFactor/Loading', shows: 'Loading.' },
    { story: 'SecondFactor/Failed', shows: 'Loading failed.' },
    { story: 'SecondFactor/Offline', shows: 'Offline.' },
    { story: 'SecondFactor/OnPhone', shows: 'On a phone.' },
  ],
  keyboard: [],
  accessibility: {
    roles: [
      { part: 'Section', role: 'region', name: 'The title' },
      { part: 'Dialog', role: 'dialog', name: 'What is being done' },
      { part: 'QR code', role: 'img', name: 'QR code for the authenticator app' },
      { part: 'Recovery codes', role: 'list', name: 'Your recovery codes' },
    ],
    announced: ['A refusal, at once.', 'That the codes were copied.'],
    notes: ['The key below the picture is for those who cannot scan it.'],
  },
  content: {
    rules: ['Say what each step is for before it asks for something.', 'Recovery codes are shown once.'],
    languages: {
      zh: '两步验证, 恢复码.',
      en: '“Two-step verification”, “recovery codes”.',
      es: '“Verificación en dos pasos”, with usted.',
      ja: '2 段階認証, リカバリーコード.',
    },
    texts: ({ secondFactor: l }) => ({
      Title: l.title,
      Note: l.note,
      'Few codes': l.fewCodes,
      Codes: l.codesNote,
    }),
  },
  rules: [
    {
      right: { text: 'Ask for the password before anything changes.' },
      wrong: { text: 'Count a secret of which no code was seen: its owner would be locked out.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ SecondFactor: typeof Main }>>;
