import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './AppShell.stories.tsx';

export const page = {
  purpose:
    'The frame of the whole application: sidebar, top bar, tabs and the page; on phones with a drawer.',
  instead: [
    { when: 'The head of a single page', use: 'Page' },
    { when: 'Only the menu', use: 'Sidebar' },
  ],
  anatomy: {
    story: 'AppShell/Desktop',
    parts: [
      { name: 'Skip link', does: 'first Tab stop; leads to the content.' },
      { name: 'Sidebar', does: 'beside the page, or in the drawer.', at: 'nav' },
      { name: 'Top bar', does: 'stays at the top, unless `headerScrolls`.', at: 'header' },
      { name: 'Bar', does: 'breadcrumb and tabs; absent on phones.', at: 'section[aria-label]' },
      { name: 'Page', does: 'the content.', at: 'main' },
      { name: 'Aside', does: 'a panel beside the page, such as messages.' },
    ],
  },
  states: [
    { story: 'AppShell/Desktop', shows: 'Wide.' },
    { story: 'AppShell/Collapsed', shows: 'With a collapsed sidebar.' },
    { story: 'AppShell/HeaderScrolls', shows: 'The header scrolls with the page.' },
    { story: 'AppShell/SkipLink', shows: 'The skip link has the focus.' },
    { story: 'AppShell/PhoneDrawer', shows: 'On a phone, with the drawer open.' },
    { story: 'AppShell/ChineseDark', shows: 'In Chinese, dark.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The first stop is the skip link.', story: 'AppShell/SkipLink' },
    { where: 'Skip link', keys: ['Enter'], does: 'Moves to the content.' },
    {
      where: 'Drawer',
      keys: ['Escape'],
      does: 'Closes it; its button has the focus.',
      story: 'AppShell/OnPhone',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Page', role: 'main', name: 'None; its id is the target of the skip link' },
      { part: 'Top bar', role: 'banner', name: 'None' },
      { part: 'Bar', role: 'region', name: 'Pages' },
      { part: 'Drawer', role: 'dialog', name: 'Menu' },
    ],
    announced: ['Nothing: the page that is shown sets the title and the focus.'],
    notes: ['One `main` only. The order of reading is sidebar, top bar, bar, page.'],
  },
  content: {
    rules: ['Landmarks have names where there are several of a kind.'],
    languages: {
      zh: '跳到正文 for the skip link.',
      en: '“Skip to content”.',
      es: '“Ir al contenido”.',
      ja: '本文へ移動.',
    },
    texts: ({ appShell: l }) => ({ 'Skip link': l.skipToContent, Drawer: l.menu, Bar: l.pages }),
  },
  rules: [
    {
      right: { text: 'Put the sidebar in the drawer below 992 px (`mobile`).' },
      wrong: { text: 'Squeeze it beside the page on a phone.' },
    },
    {
      right: { text: 'Give `mainId` to `TabsBar` as `panelId`.' },
      wrong: { text: 'Leave the tabs without the page that they show.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ AppShell: typeof Main }>>;
