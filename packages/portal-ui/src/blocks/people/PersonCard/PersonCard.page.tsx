import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { people } from '../../../testing/fixtures/people-and-messages.ts';
import { PersonCard } from './PersonCard.tsx';
import type * as Main from './PersonCard.stories.tsx';
import type * as PersonCardStack from './PersonCardStack.stories.tsx';
import type * as PersonHoverCard from './PersonHoverCard.stories.tsx';

interface Files {
  PersonCard: typeof Main;
  PersonCardStack: typeof PersonCardStack;
  PersonHoverCard: typeof PersonHoverCard;
}

const shared = { labels: en.personCard, onRetry: () => undefined, onMessage: () => undefined };
const known = {
  ...people.smith,
  email: 'esmith@example.com',
  departments: [],
  hidden: false,
  mobileHidden: false,
  left: false,
};

export const page = {
  purpose:
    'Shows who a person is and how to reach them: details and message button. In the page, in a dialog, or floating beside a name.',
  instead: [
    { when: 'A row of people', use: 'ContactList' },
    { when: 'Only a face is needed', use: 'Avatar' },
    { when: 'Users can be friends: give it to the card', use: 'Friendship' },
    { when: 'The user changes what others see of them', use: 'PersonalSettings' },
  ],
  anatomy: {
    story: 'PersonCardStack/Friend',
    parts: [
      { name: 'Identity', does: 'avatar, name, position and presence.', at: 'article h2, article h3' },
      { name: 'Message', does: 'starts a chat. Without `onMessage` it is absent.', at: 'article button' },
      {
        name: 'Rows',
        does: 'details with a term each. Addresses are links; a button copies.',
        at: 'article dl',
      },
      { name: 'Leaders', does: 'names that open their own card.', at: 'article [data-person]' },
      {
        name: 'Star and friendship',
        does: 'of the block Friendship, where the card is given it.',
        at: 'article [aria-pressed]',
      },
      { name: 'Back', does: 'in a stack of cards: returns to the person below.' },
    ],
  },
  states: [
    { story: 'PersonCard/Colleague', shows: 'Ready, with all details.' },
    { story: 'PersonCard/OnlyWhatIsGiven', shows: '`omitEmpty`: rows without a value are left out.' },
    { story: 'PersonCard/InAWidePage', shows: 'A wide page: the card keeps its measure.' },
    { story: 'PersonCard/Hidden', shows: 'The person hides their details: each row says so.' },
    { story: 'PersonCard/Own', shows: 'The own card marks what others do not see.' },
    { story: 'PersonCard/Loading', shows: 'Loading, with the data that is known already.' },
    { story: 'PersonCard/Failed', shows: 'Failed: known data stays, with a button to try again.' },
    { story: 'PersonCard/Left', shows: 'Has left: nothing can be sent.' },
    { story: 'PersonCard/Missing', shows: 'There is no such person.' },
    { story: 'PersonHoverCard/Open', shows: 'The compact card beside a name.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Message, links, copy buttons and names, in reading order.' },
    {
      where: 'Name with a hover card',
      keys: ['Tab'],
      does: 'Resting on the name opens the card; the next Tab goes into it.',
      story: 'PersonHoverCard/ByKeyboard',
    },
    {
      where: 'Hover card',
      keys: ['Escape'],
      does: 'Closes it; the name keeps the focus.',
      story: 'PersonHoverCard/ByKeyboard',
    },
    {
      where: 'Dialog',
      keys: ['Escape'],
      does: 'Closes the card, and an open tooltip with it.',
      story: 'PersonCardStack/EscapeWithTooltip',
    },
    {
      where: 'Dialog with several cards',
      keys: ['Enter'],
      does: 'On a name: opens their card, which takes the focus.',
      story: 'PersonCardStack/Back',
    },
    {
      where: 'Dialog with several cards',
      keys: ['Alt+ArrowLeft'],
      does: 'Returns to the card below; the followed name has the focus.',
      story: 'PersonCardStack/Back',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Card', role: 'article', name: 'None; the name of the person is its heading' },
      { part: 'Dialog', role: 'dialog', name: 'Person' },
      { part: 'Hover card', role: 'dialog', name: 'The person’s name' },
      { part: 'Rows', role: 'term, definition', name: 'The detail, such as Mobile' },
      { part: 'Copy', role: 'button', name: 'Copy: and the detail' },
    ],
    announced: [
      'Copied, or that it could not be copied.',
      'After five seconds of loading, that it takes longer.',
    ],
    notes: [
      'The hover card never opens by touch: the name itself must open the full card.',
      'Phone numbers and addresses keep their direction in a right-to-left page.',
    ],
  },
  content: {
    rules: [
      '“Not public” is for what the person hides, “Not given” for what is missing. Never mix them.',
      'Names and positions are data: they are not translated, and are isolated with `bdi`.',
      'Actions are verbs: “Send message”, “Open card”.',
    ],
    languages: {
      zh: 'The person is 这位同事; use 您 where the user is addressed.',
      en: '“they” for a person: the gender is not assumed.',
      es: 'Longest terms (“Presentación”, “Departamento”): the column of the terms gives way.',
      ja: 'Names come without さん on cards; sentences about a person use さん.',
    },
    texts: ({ personCard: l }) => ({
      Message: l.sendMessage,
      Hidden: l.notPublic,
      Missing: l.notGiven,
      Left: l.leftHint,
      Back: l.backTo('Li Na'),
    }),
  },
  rules: [
    {
      right: {
        text: 'Leave out rows without a value where few details are kept (`omitEmpty`).',
        shows: <PersonCard {...shared} status="ready" person={known} omitEmpty />,
      },
      wrong: {
        text: 'Show a column of “Not given”.',
        shows: <PersonCard {...shared} status="ready" person={known} />,
      },
    },
    {
      right: {
        text: 'Show the known name at once while the rest loads.',
        shows: <PersonCard {...shared} status="loading" person={people.smith} />,
      },
      wrong: {
        text: 'Hide a name that the user has just pressed.',
        shows: <PersonCard {...shared} status="loading" />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<Files>>;
