import { en } from '../../../labels/en.ts';
import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import { storyLink } from '../../../testing/story-link.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type * as Main from './Breadcrumb.stories.tsx';

const shared = { renderLink: storyLink, labels: en.breadcrumb };
const home = { id: 'home', label: 'Home', href: '#/' };
const desk = { id: 'desk', label: 'Video desk' };
const place = [home, desk];
const visited = [{ id: 'disk', label: 'Disk', href: '#/networkDisk' }, home, desk];

export const page = {
  purpose: 'Where the current page is, from the home page on; each page before it is a link.',
  instead: [
    { when: 'Folders of the disk', use: 'FileBrowser' },
    { when: 'Pages that the user has opened', use: 'TabsBar' },
  ],
  anatomy: {
    story: 'Breadcrumb/LongWay',
    parts: [
      { name: 'Page', does: 'a link, unless it is no page of its own (`noRedirect`).', at: 'nav a' },
      {
        name: 'Ellipsis',
        does: 'stands for items in the middle that do not fit; its tooltip has them.',
        at: 'nav [title*="›"]',
      },
      { name: 'Current page', does: 'no link.', at: '[aria-current=page]' },
    ],
  },
  states: [
    { story: 'Breadcrumb/ThreeLevels', shows: 'Three levels.' },
    { story: 'Breadcrumb/Home', shows: 'The home page.' },
    { story: 'Breadcrumb/LongWay', shows: 'A long path.' },
    { story: 'Breadcrumb/BesideTabs', shows: 'Beside tabs, both shrink.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link.' },
    { where: 'Link', keys: ['Enter'], does: 'Opens the page.' },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'navigation', name: 'Breadcrumb' },
      { part: 'Path', role: 'list', name: 'None' },
      { part: 'Current page', role: 'none', name: 'Its label, with `aria-current="page"`' },
    ],
    announced: ['Nothing.'],
  },
  content: {
    rules: ['Labels are the titles of the pages.'],
    languages: {
      zh: '当前位置 as name.',
      en: '“Breadcrumb” as name.',
      es: '“Ruta de navegación” as name.',
      ja: '現在の位置 as name.',
    },
    texts: ({ breadcrumb: l }) => ({ Name: l.navigation }),
  },
  rules: [
    {
      right: {
        text: 'Begin with the home page and end with the current one.',
        shows: <Breadcrumb {...shared} items={place} />,
      },
      wrong: { text: 'Show the history of the user.', shows: <Breadcrumb {...shared} items={visited} /> },
    },
    {
      right: { text: 'Mark groups of the menu without a page (`noRedirect`).' },
      wrong: { text: 'Link them to an empty page.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ Breadcrumb: typeof Main }>>;
