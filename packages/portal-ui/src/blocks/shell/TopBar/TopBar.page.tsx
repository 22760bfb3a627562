import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './TopBar.stories.tsx';

export const page = {
  purpose: 'The header of the application: menu button, a place for the search, and actions at the end.',
  instead: [
    { when: 'The title and actions of one page', use: 'Page' },
    { when: 'The whole frame', use: 'AppShell' },
  ],
  anatomy: {
    story: 'TopBar/Wide',
    parts: [
      { name: 'Menu button', does: 'opens, collapses or expands the menu (`menu`).', at: 'header button' },
      { name: 'Start', does: 'a title or a back button.' },
      { name: 'Search', does: 'in the middle, 240 to 480 px.', at: 'header input' },
      { name: 'Actions', does: 'icon buttons, then the user menu.', at: 'header button[aria-haspopup=menu]' },
    ],
  },
  states: [
    { story: 'TopBar/Wide', shows: 'Wide.' },
    { story: 'TopBar/OnPhone', shows: 'On a phone: a title instead of the search.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Menu button, start, search, actions.' },
    {
      where: 'Menu button',
      keys: ['Enter'],
      does: 'Opens, collapses or expands the menu. Space does the same.',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Block', role: 'banner', name: 'None' },
      { part: 'Menu button', role: 'button', name: 'Open menu, Collapse menu or Expand menu' },
    ],
    announced: ['Nothing.'],
  },
  content: {
    rules: ['The menu button names what a press does, not the state.'],
    languages: {
      zh: 'Verb and noun: 收起菜单.',
      en: 'Verb and noun: “Collapse menu”.',
      es: 'Infinitive and noun: “Contraer el menú”.',
      ja: 'Noun and verb: メニューをたたむ.',
    },
    texts: ({ topBar: l }) => ({ Open: l.openMenu, Collapse: l.collapseMenu, Expand: l.expandMenu }),
  },
  rules: [
    {
      right: { text: 'Keep at most four actions; the rest is in the user menu.' },
      wrong: { text: 'Let actions push the search out.' },
    },
    {
      right: { text: 'On a phone pass `start` with the title and leave the search out.' },
      wrong: { text: 'Shrink the search until its text is cut off.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ TopBar: typeof Main }>>;
