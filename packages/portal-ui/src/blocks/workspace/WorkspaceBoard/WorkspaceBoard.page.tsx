import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './WorkspaceBoard.stories.tsx';

export const page = {
  purpose:
    'The user’s start page: cards of their own choice and order. Each card loads and fails on its own.',
  instead: [
    { when: 'All applications', use: 'AppGrid' },
    { when: 'A page with one list', use: 'Page' },
  ],
  anatomy: {
    story: 'WorkspaceBoard/Editing',
    parts: [
      { name: 'Head', does: 'title, edit, state of saving.', at: 'section h2' },
      { name: 'Card', does: 'name and body (`renderCard`, a `BoardCard`).', at: 'section li' },
      { name: 'Handle', does: 'moves the card, while editing.', at: 'section li button' },
      {
        name: 'Remove',
        does: 'takes the card off; it can be brought back.',
        at: 'section li button[aria-label^="Remove"]',
      },
      { name: 'Add card', does: 'opens the gallery of cards.', at: 'button[aria-haspopup=dialog]' },
    ],
  },
  states: [
    { story: 'WorkspaceBoard/Ready', shows: 'Cards.' },
    { story: 'WorkspaceBoard/Editing', shows: 'Being edited.' },
    { story: 'WorkspaceBoard/Adding', shows: 'Choosing a card.' },
    { story: 'WorkspaceBoard/EachAlone', shows: 'Cards that load, fail, are empty or offline.' },
    { story: 'WorkspaceBoard/Stale', shows: 'A card with old content.' },
    { story: 'WorkspaceBoard/SaveFailed', shows: 'The arrangement could not be saved.' },
    { story: 'WorkspaceBoard/Empty', shows: 'No cards.' },
    { story: 'WorkspaceBoard/Loading', shows: 'Loading.' },
    { story: 'WorkspaceBoard/Failed', shows: 'Failed to load.' },
    { story: 'WorkspaceBoard/Offline', shows: 'Offline.' },
    { story: 'WorkspaceBoard/OnAPhone', shows: 'On a phone.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Edit, then each card and its content.' },
    {
      where: 'Handle',
      keys: ['Space'],
      does: 'Picks the card up, and lets it go. Enter does the same.',
      story: 'WorkspaceBoard/MovedByKeyboard',
    },
    {
      where: 'Handle, picked up',
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Moves it on; ← and ↑ back. Mirrored from right to left.',
      story: 'WorkspaceBoard/MovedByKeyboard',
    },
    { where: 'Handle, picked up', keys: ['Escape'], does: 'Puts it back.' },
  ],
  accessibility: {
    roles: [
      { part: 'Board', role: 'region', name: 'My cards' },
      { part: 'Cards', role: 'list', name: 'None' },
      { part: 'Card', role: 'listitem', name: 'Its name' },
      { part: 'Handle', role: 'button', name: 'Move and the name' },
      { part: 'Removed', role: 'status', name: 'The name, removed' },
    ],
    announced: [
      'Where a card was moved, at each step.',
      'That a card was removed and can be brought back.',
      'That the arrangement is being saved.',
    ],
    notes: ['Dragging has an equal by keys.', 'The order of reading is the order of the cards.'],
  },
  content: {
    rules: [
      'A card is named by its content: “Stories”, never “Stories card”.',
      'An empty card says what will appear in it, and who connects it.',
    ],
    languages: {
      zh: 'Names of two to four characters.',
      en: 'Names in the plural: “Hotspots”.',
      es: 'Names in the plural.',
      ja: 'No plural; short nouns.',
    },
    texts: ({ workspaceBoard: l, boardCard: c }) => ({
      Edit: l.edit,
      Add: l.add,
      Removed: l.removed('Hotspots'),
      'Not saved': l.saveFailed,
      Empty: l.empty,
      'Empty card': c.nothing.messages,
      'Failed card': c.failed,
      Overdue: c.overdue('14:30'),
    }),
  },
  rules: [
    {
      right: { text: 'Give each card its own `BoardCard` with its own status.' },
      wrong: { text: 'Show one error for the whole board when a single card fails.' },
    },
    {
      right: { text: 'Keep the arrangement on screen when saving fails.' },
      wrong: { text: 'Put the cards back without a word.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ WorkspaceBoard: typeof Main }>>;
