import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { friendCard } from '../../../testing/fixtures/people-and-messages.ts';
import { PersonCard } from '../PersonCard/index.ts';
import { Friendship } from './Friendship.tsx';
import type * as Main from './Friendship.stories.tsx';

interface Files {
  Friendship: typeof Main;
}

const ok = async () => ({ ok: true });
const card = { status: 'ready', omitEmpty: true, onRetry: () => undefined, labels: en.personCard } as const;
const stranger = { ...friendCard, departments: [], relation: 'stranger' } as const;

export const page = {
  purpose:
    'Adds to a person’s card whether the two are friends, and what to do about it: star, add, unfriend, with the dialogs. The card places the parts.',
  instead: [
    { when: 'Requests of several people are answered', use: 'FriendRequests' },
    { when: 'Users cannot be friends', use: 'PersonCard' },
  ],
  anatomy: {
    story: 'Friendship/Starred',
    parts: [
      { name: 'Star', does: 'marks a friend. Needs `onStarredChange`.', at: 'article [aria-pressed]' },
      {
        name: 'Friend button',
        does: 'adds or unfriends, or says what is awaited. Needs its callback.',
        at: 'article [tabindex="-1"] > button:last-child',
      },
      { name: 'Result', does: 'of the last action, below the buttons.' },
      { name: 'Request', does: 'dialog with a message, for people who verify friends.' },
      { name: 'Confirmation', does: 'dialog before unfriending.' },
    ],
  },
  states: [
    { story: 'Friendship/Stranger', shows: 'No friend: the button adds.' },
    { story: 'Friendship/AskingForMessage', shows: 'The request, with its greeting.' },
    { story: 'Friendship/ForbiddenMessage', shows: 'The message has forbidden characters.' },
    { story: 'Friendship/MessageTooLong', shows: 'The message is too long: nothing is sent.' },
    { story: 'Friendship/RequestPending', shows: 'A friend request on its way.' },
    { story: 'Friendship/RequestFailed', shows: 'The request failed: the message stays.' },
    { story: 'Friendship/Waiting', shows: 'The request waits for an answer.' },
    { story: 'Friendship/AskedMe', shows: 'The person has sent a request.' },
    { story: 'Friendship/Starred', shows: 'A starred friend.' },
    { story: 'Friendship/StarRefused', shows: 'Refused: the star is as before, with the reason.' },
    { story: 'Friendship/UnfriendFailed', shows: 'Unfriending failed: the dialog stays.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The star behind the name, then the friend button behind the message button.' },
    {
      where: 'Request, while it is sent',
      keys: ['Escape'],
      does: 'Does not close the dialog.',
      story: 'Friendship/RequestPending',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Star', role: 'button', name: 'Star, pressed or not: the name does not change' },
      { part: 'Request', role: 'dialog', name: 'Add friend' },
      { part: 'Confirmation', role: 'alertdialog', name: 'Unfriend' },
    ],
    announced: ['The result of a request, of the star and of unfriending.'],
    notes: [
      'After an action the focus stays among the actions of the card, also when its button is gone.',
      'The confirmation opens with Cancel focused.',
    ],
  },
  content: {
    rules: [
      'Actions are verbs: “Add friend”, “Unfriend”.',
      'A failure says the server’s reason, if there is one.',
    ],
    languages: {
      zh: 'The greeting names the user: 我是王芳. Use 您 where the user is addressed.',
      en: '“they” for a person: the gender is not assumed.',
      es: 'Usted in every text; amistad, as amigo names a gender.',
      ja: '友だち in kana; sentences about a person use さん.',
    },
    texts: ({ friendship: l }) => ({
      'Add friend': l.addFriend,
      Greeting: l.greeting('Jo Park'),
      Waiting: l.waiting,
      Received: l.askedYou,
      Unfriend: l.removeQuestion,
    }),
  },
  rules: [
    {
      right: {
        text: 'Give every action that the user may take its callback.',
        shows: (
          <PersonCard
            {...card}
            person={stranger}
            renderFriendship={(slot) => <Friendship {...slot} onAddFriend={ok} labels={en.friendship} />}
          />
        ),
      },
      wrong: {
        text: 'Show a relationship without a way to change it.',
        shows: (
          <PersonCard
            {...card}
            person={stranger}
            renderFriendship={(slot) => <Friendship {...slot} labels={en.friendship} />}
          />
        ),
      },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
