import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './SignInStatus.stories.tsx';

export const page = {
  purpose: 'Says how signing in by a link or another device goes on, and what the user can do.',
  instead: [
    { when: 'User name and password are typed', use: 'SignInForm' },
    { when: 'A page loads', use: 'Skeleton' },
  ],
  anatomy: {
    story: 'SignInStatus/Waiting',
    parts: [
      { name: 'Sentence', does: 'what has happened.', at: '[data-status] > :first-child' },
      { name: 'Try again', does: 'only where the code may still be valid.', at: '[data-status] button' },
      { name: 'Go to sign in', does: 'the other way.', at: '[data-status] button + button' },
    ],
  },
  states: [
    { story: 'SignInStatus/Pending', shows: 'Being signed in.' },
    { story: 'SignInStatus/Waiting', shows: 'The other device has not agreed.' },
    { story: 'SignInStatus/Ended', shows: 'The link has ended.' },
    { story: 'SignInStatus/Refused', shows: 'Refused for good.' },
    { story: 'SignInStatus/Offline', shows: 'Offline: the code may still be valid.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Try again, go to sign in.' },
    { where: 'Button', keys: ['Enter'], does: 'Presses it. Space does the same.' },
  ],
  accessibility: {
    roles: [
      { part: 'While pending', role: 'status', name: 'Signing you in…' },
      { part: 'Refusal', role: 'alert', name: 'None' },
    ],
    announced: ['That the user is being signed in.', 'A refusal, at once.'],
  },
  content: {
    rules: ['Each sentence ends with what can be done.', 'Offline is no refusal: the code is kept.'],
    languages: {
      zh: 'Sentences with a full stop; 请 before what to do.',
      en: 'Two short sentences: what happened, what to do.',
      es: 'Usted: “Inicie sesión”.',
      ja: 'Sentences end in ください where the user acts.',
    },
    texts: ({ signInStatus: l }) => ({
      Pending: l.signingIn,
      Waiting: l.waiting,
      Ended: l.ended,
      Offline: l.offline,
      'Try again': l.retry,
      'Other way': l.signIn,
    }),
  },
  rules: [
    {
      right: { text: 'Offer “Try again” only for `waiting` and `offline`.' },
      wrong: { text: 'Redeem a refused code again and again.' },
    },
    {
      right: { text: 'Go on without a word when it has worked.' },
      wrong: { text: 'Show a success page that has to be closed.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ SignInStatus: typeof Main }>>;
