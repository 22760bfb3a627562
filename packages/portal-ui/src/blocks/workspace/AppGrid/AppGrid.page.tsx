import { CalendarDays, ClipboardList, Images, Wallet } from 'lucide';
import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { AppGrid } from './AppGrid.tsx';
import type * as Main from './AppGrid.stories.tsx';

const shared = {
  status: 'ready',
  ownIds: [],
  onOwnChange: async () => {},
  onRetry: () => undefined,
  renderLink: storyLink,
  labels: en.appGrid,
} as const;
const apps = [
  { id: 'planning', name: 'Planning', href: '#/planning', glyph: ClipboardList },
  { id: 'photos', name: 'Picture archive', href: '#/photos', glyph: Images },
  { id: 'shifts', name: 'Plan of shifts', href: '#/shifts', glyph: CalendarDays },
  { id: 'pay', name: 'Pay slips', href: '#/pay', glyph: Wallet },
] as const;
const withGlyphs = [{ name: 'Newsroom', apps }];
const withLetters = [{ name: 'Newsroom', apps: apps.map((app) => ({ ...app, glyph: undefined })) }];

export const page = {
  purpose: 'All applications by group, found by their name, and the user’s own ones in their own order.',
  instead: [
    { when: 'A few applications on the start page', use: 'WorkspaceBoard' },
    { when: 'The areas of the portal', use: 'Sidebar' },
  ],
  anatomy: {
    story: 'AppGrid/Ready',
    parts: [
      { name: 'Search', does: 'finds by name and description.', at: 'input' },
      { name: 'My applications', does: 'in the user’s order.', at: 'section[aria-labelledby]' },
      { name: 'Arrange', does: 'shows handles to move them.', at: 'section[aria-labelledby] button' },
      { name: 'Group', does: 'applications under a heading.', at: 'section[aria-label]' },
      { name: 'Tile', does: 'icon, name and description; opens it.', at: 'section[aria-label] a' },
      {
        name: 'Pin and menu',
        does: 'adds it to the own ones; favourites are in the menu.',
        at: 'section[aria-label] li button',
      },
    ],
  },
  states: [
    { story: 'AppGrid/Ready', shows: 'With own applications.' },
    { story: 'AppGrid/OwnEmpty', shows: 'None of the own yet.' },
    { story: 'AppGrid/Searching', shows: 'Found by name.' },
    { story: 'AppGrid/NotFound', shows: 'Nothing was found.' },
    { story: 'AppGrid/RollsBack', shows: 'A change could not be saved.' },
    { story: 'AppGrid/Loading', shows: 'Loading.' },
    { story: 'AppGrid/Empty', shows: 'No applications.' },
    { story: 'AppGrid/Failed', shows: 'Failed to load.' },
    { story: 'AppGrid/Offline', shows: 'Offline.' },
    { story: 'AppGrid/LongNames', shows: 'Long names.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Search, then each application with its menu and pin.' },
    { where: 'Tile', keys: ['Enter'], does: 'Opens the application.' },
    {
      where: 'Handle',
      keys: ['Space'],
      does: 'Picks it up, and lets it go. Enter does the same.',
      story: 'AppGrid/ArrangedByKeyboard',
    },
    {
      where: 'Handle, picked up',
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Moves it. Mirrored from right to left; ↓ and ↑ do the same.',
      story: 'AppGrid/ArrangedByKeyboard',
    },
    {
      where: 'Handle, picked up',
      keys: ['Escape'],
      does: 'Puts it back.',
      story: 'AppGrid/ArrangedByKeyboard',
    },
    { where: 'Menu', keys: ['Escape'], does: 'Closes it.', story: 'AppGrid/Menu' },
  ],
  accessibility: {
    roles: [
      { part: 'My applications', role: 'region', name: 'My applications' },
      { part: 'Group', role: 'region', name: 'Its heading' },
      { part: 'Tile', role: 'link', name: 'The name' },
      { part: 'Pin', role: 'button', name: 'Add and the name to my applications' },
      { part: 'Handle', role: 'button', name: 'Move and the name; described by how it works' },
    ],
    announced: [
      'How many were found.',
      'Where an application was moved, at each step.',
      'That a change could not be saved.',
    ],
    notes: ['Dragging has an equal by keys.'],
  },
  content: {
    rules: [
      'A description is one short sentence or list without a full stop.',
      'The empty state of the own ones says how to fill it.',
    ],
    languages: {
      zh: 'Counts as 3 个应用.',
      en: '“1 application found”, “3 applications found”.',
      es: '“1 aplicación encontrada”, “3 aplicaciones encontradas”.',
      ja: 'Counter 件 after the number.',
    },
    texts: ({ appGrid: l }) => ({
      Own: l.own,
      'Own, empty': l.ownEmpty,
      Add: l.add('Planning'),
      Found: l.found(3),
      'Not found': l.notFound('plan'),
      'Not saved': l.notKept,
      'How to move': l.reorder.instructions,
    }),
  },
  rules: [
    {
      right: { text: 'Return the outcome of `onOwnChange`: a failure rolls back and says why.' },
      wrong: { text: 'Save in the background and say nothing.' },
    },
    {
      right: {
        text: 'Give each application an icon or a glyph.',
        shows: <AppGrid {...shared} groups={withGlyphs} />,
      },
      wrong: {
        text: 'Rely on the first letter: many begin with the same.',
        shows: <AppGrid {...shared} groups={withLetters} />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<{ AppGrid: typeof Main }>>;
