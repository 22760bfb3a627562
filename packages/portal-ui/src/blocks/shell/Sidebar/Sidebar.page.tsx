import { File } from 'lucide';
import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { menu } from '../../../testing/fixtures/menu.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { Sidebar } from './Sidebar.tsx';
import type * as Main from './Sidebar.stories.tsx';

const shared = { layout: 'collapsed', currentId: 'home', renderLink: storyLink, labels: en.sidebar } as const;

export const page = {
  purpose:
    'The main menu: the areas of the application with their unread counts. Wide, collapsed, or in the drawer of a phone.',
  instead: [
    { when: 'The areas are in the top bar', use: 'TopMenu' },
    { when: 'Pages that the user has opened', use: 'TabsBar' },
    { when: 'Sections of one page', use: 'Tabs' },
  ],
  anatomy: {
    story: 'Sidebar/Nested',
    parts: [
      { name: 'Logo', does: 'above the entries.' },
      { name: 'Entry', does: 'icon and label; links to its page.', at: 'nav a' },
      {
        name: 'Badge',
        does: 'unread messages and requests together; the tooltip has the parts.',
        at: 'nav a [data-tone]',
      },
      { name: 'Group', does: 'opens its entries.', at: 'nav button' },
    ],
  },
  states: [
    { story: 'Sidebar/Stacked', shows: 'Wide: icon over label.' },
    { story: 'Sidebar/Collapsed', shows: 'Collapsed: icons with tooltips.' },
    { story: 'Sidebar/InDrawer', shows: 'In the drawer.' },
    { story: 'Sidebar/Nested', shows: 'Groups of entries.' },
    { story: 'Sidebar/CollapsedCrowded', shows: 'The highest count.' },
    { story: 'Sidebar/Empty', shows: 'No entries: says who can help.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from entry to entry; collapsed, a tooltip names each.',
      story: 'Sidebar/Collapsed',
    },
    {
      where: 'Group',
      keys: ['Enter'],
      does: 'Opens or closes it. Space does the same.',
      story: 'Sidebar/Nested',
    },
    { where: 'Entry', keys: ['Enter'], does: 'Opens its page.' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'navigation', name: 'Main navigation' },
      { part: 'Entry', role: 'link', name: 'Its label and counts; `aria-current="page"` on the current one' },
      { part: 'Group', role: 'button', name: 'Its label, with `aria-expanded`' },
    ],
    announced: ['Nothing: counts are read with their entry.'],
    notes: ['The tooltip of a collapsed entry shows on focus, too.'],
  },
  content: {
    rules: [
      'A label is one noun, at most two words: it stands under an icon.',
      'Counts over 99 show as 99+; the tooltip has the number.',
    ],
    languages: {
      zh: 'Two to four characters.',
      en: 'One or two words.',
      es: 'One or two words; check that they fit into 114 px.',
      ja: 'Katakana words are long: prefer short ones.',
    },
    texts: ({ sidebar: l }) => ({
      Name: l.navigation,
      Messages: l.unreadMessages(3),
      Requests: l.friendRequests(1),
      Empty: l.empty,
    }),
  },
  rules: [
    {
      right: { text: 'Link groups with one visible page directly: the block does so by itself.' },
      wrong: { text: 'Nest more than two levels.' },
    },
    {
      right: { text: 'Give each area its own icon.', shows: <Sidebar {...shared} items={menu} /> },
      wrong: {
        text: 'Use one icon for all entries: collapsed they cannot be told apart.',
        shows: <Sidebar {...shared} items={menu.map((item) => ({ ...item, glyph: File }))} />,
      },
    },
  ],
} satisfies BlockPage<StoriesOf<{ Sidebar: typeof Main }>>;
