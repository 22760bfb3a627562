import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './TopMenu.stories.tsx';

export const page = {
  purpose: 'The areas of the application as a row in the top bar; those that do not fit are under “More”.',
  instead: [
    { when: 'There is room at the side', use: 'Sidebar' },
    { when: 'Sections of one page', use: 'Tabs' },
  ],
  anatomy: {
    story: 'TopMenu/CurrentUnderMore',
    parts: [
      { name: 'Area', does: 'links to its first page; the current one is marked.', at: 'nav a' },
      { name: 'More', does: 'the areas that do not fit (`count`), never a single one.', at: 'nav button' },
    ],
  },
  states: [
    { story: 'TopMenu/All', shows: 'All areas fit.' },
    { story: 'TopMenu/More', shows: 'Some are under “More”.' },
    { story: 'TopMenu/CurrentUnderMore', shows: 'The current one is under “More”.' },
    { story: 'TopMenu/LongNames', shows: 'Long names.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from area to area, then to “More”.' },
    {
      where: 'More',
      keys: ['Enter'],
      does: 'Opens the menu; its first area has the focus.',
      story: 'TopMenu/More',
    },
    { where: 'Menu', keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the next or previous area.' },
    { where: 'Menu', keys: ['Escape'], does: 'Closes it; “More” has the focus.', story: 'TopMenu/More' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'navigation', name: 'Areas' },
      { part: 'Area', role: 'link', name: 'Its label; `aria-current` while one of its pages is current' },
      { part: 'More', role: 'button', name: 'More; opens a menu of links' },
    ],
    announced: ['Nothing.'],
  },
  content: {
    rules: ['Labels are those of the sidebar.'],
    languages: {
      zh: '更多 for the rest.',
      en: '“More” for the rest.',
      es: '“Más” for the rest.',
      ja: 'その他 for the rest.',
    },
    texts: ({ topMenu: l }) => ({ Name: l.navigation, More: l.more }),
  },
  rules: [
    {
      right: { text: 'Compute `count` with `topMenuCount` from the room there is.' },
      wrong: { text: 'Wrap areas into a second row.' },
    },
    {
      right: { text: 'Pass the same items as to the sidebar.' },
      wrong: { text: 'Order the areas in another way.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ TopMenu: typeof Main }>>;
