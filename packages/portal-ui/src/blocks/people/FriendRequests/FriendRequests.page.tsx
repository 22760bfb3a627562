import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './FriendRequests.stories.tsx';

export const page = {
  purpose: 'Requests to be friends, received and sent: accept, decline or remove from the list.',
  instead: [
    { when: 'A request is sent, or one person’s request is answered', use: 'PersonCard' },
    { when: 'Friends are listed', use: 'ContactList' },
  ],
  anatomy: {
    story: 'FriendRequests/Ready',
    parts: [
      { name: 'Person', does: 'avatar and name; opens the card.', at: 'li button' },
      { name: 'Message', does: 'of the sender; the own one begins with “You:”.', at: 'li p' },
      {
        name: 'Answer',
        does: 'accept and decline, for received requests that wait.',
        at: 'li button[aria-label*="Accept"]',
      },
      { name: 'State', does: 'what became of the others.' },
      {
        name: 'Remove',
        does: 'takes it off the list without an answer.',
        at: 'li button[aria-label*="Remove"]',
      },
    ],
  },
  states: [
    { story: 'FriendRequests/Ready', shows: 'Received and sent, in each state.' },
    { story: 'FriendRequests/Pending', shows: 'An answer is on its way.' },
    {
      story: 'FriendRequests/AcceptFailed',
      shows: 'An answer failed: the row is as before, with the reason.',
    },
    { story: 'FriendRequests/Empty', shows: 'No requests.' },
    { story: 'FriendRequests/Loading', shows: 'Loading.' },
    { story: 'FriendRequests/Failed', shows: 'Failed to load.' },
    { story: 'FriendRequests/Offline', shows: 'Offline.' },
    { story: 'FriendRequests/MoreFailed', shows: 'The next page failed.' },
    { story: 'FriendRequests/Narrow', shows: 'In a narrow column.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Name, decline, accept, remove of each request, from the newest.' },
    {
      where: 'Button',
      keys: ['Enter'],
      does: 'Presses it; after removing, the next request has the focus. Space does the same.',
      story: 'FriendRequests/Removes',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'region', name: 'Friend requests' },
      { part: 'Requests', role: 'list', name: 'None; a request that changes is `aria-busy`' },
      { part: 'Accept', role: 'button', name: 'Accept the request of and the name' },
      { part: 'Decline', role: 'button', name: 'Decline the request of and the name' },
    ],
    announced: ['The result of each answer.', 'That the next page is loading.'],
  },
  content: {
    rules: [
      'Buttons show one verb and name the person to screen readers.',
      'A refusal is neutral: the sender is told nothing more.',
    ],
    languages: {
      zh: 'Buttons of two characters: 接受, 拒绝.',
      en: 'Buttons: “Accept”, “Decline”.',
      es: 'Infinitives: “Aceptar”, “Rechazar”.',
      ja: 'Nouns: 承認, 拒否; persons take さん.',
    },
    texts: ({ friendRequests: l }) => ({
      Accept: l.accept,
      Decline: l.decline,
      'To screen readers': l.acceptFrom('Li Na'),
      'Own message': l.ownMessage('…'),
      Empty: l.empty,
      Failed: l.failed,
    }),
  },
  rules: [
    {
      right: { text: 'Return `{ ok: false, message }`: the row shows the reason.' },
      wrong: { text: 'Show a toast: the row and its reason are apart.' },
    },
    {
      right: { text: 'Keep answered requests until they are removed.' },
      wrong: { text: 'Let a row vanish with the answer.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ FriendRequests: typeof Main }>>;
