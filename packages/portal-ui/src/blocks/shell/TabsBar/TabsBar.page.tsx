import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Mouse from './Mouse.stories.tsx';
import type * as Main from './TabsBar.stories.tsx';

export const page = {
  purpose: 'The pages that the user has opened, as in a browser: switch, close, refresh, move.',
  instead: [
    { when: 'Sections of one page', use: 'Tabs' },
    { when: 'The areas of the application', use: 'Sidebar' },
  ],
  anatomy: {
    story: 'TabsBar/ManyTabs',
    parts: [
      {
        name: 'Tab',
        does: 'shows its page; a pinned one comes first and cannot be closed.',
        at: '[role=tab]',
      },
      {
        name: 'Close',
        does: 'closes it; a dot stands for unsaved changes.',
        at: '[role=presentation] button:not([role=tab])',
      },
      { name: 'All pages', does: 'finds a tab when they do not fit.', at: 'button[aria-haspopup]' },
      { name: 'Menu', does: 'refresh, close, close others, left, right, all.' },
    ],
  },
  states: [
    { story: 'TabsBar/FewTabs', shows: 'A few tabs.' },
    { story: 'TabsBar/ManyTabs', shows: 'More than fit.' },
    { story: 'TabsBar/Dirty', shows: 'Unsaved changes.' },
    { story: 'TabsBar/ContextMenu', shows: 'The menu of a tab.' },
    { story: 'TabsBar/Overview', shows: 'All open pages.' },
    { story: 'TabsBar/OverviewNone', shows: 'No such page.' },
    { story: 'TabsBar/LongNames', shows: 'Long titles.' },
    { story: 'TabsBar/RightToLeft', shows: 'Right to left.' },
    { story: 'Mouse/MenuInChinese', shows: 'The menu in Chinese.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Enters at the current tab: one stop for all.', story: 'TabsBar/ByKeyboard' },
    {
      where: 'Tab',
      keys: ['ArrowRight'],
      does: 'Moves to the next tab; ← to the previous one. Mirrored from right to left.',
      story: 'TabsBar/ByKeyboard',
    },
    {
      where: 'Tab',
      keys: ['Home', 'End'],
      does: 'Moves to the first or last tab.',
      story: 'TabsBar/ByKeyboard',
    },
    {
      where: 'Tab',
      keys: ['Enter'],
      does: 'Shows its page. Space does the same.',
      story: 'TabsBar/ByKeyboard',
    },
    { where: 'Tab', keys: ['Delete'], does: 'Closes it, unless it is pinned.', story: 'TabsBar/ByKeyboard' },
    {
      where: 'Tab',
      keys: ['Ctrl+Shift+ArrowRight', 'Ctrl+Shift+ArrowLeft'],
      does: 'Moves the tab itself.',
      story: 'TabsBar/MoveByKeyboard',
    },
    {
      where: 'Tab',
      keys: ['ContextMenu', 'Shift+F10'],
      does: 'Opens its menu.',
      story: 'TabsBar/MenuByKeyboard',
    },
    {
      where: 'All pages',
      keys: ['ArrowDown'],
      does: 'Moves to the next page in the list; ↑ to the previous one.',
      story: 'TabsBar/Overview',
    },
    {
      where: 'All pages',
      keys: ['Enter'],
      does: 'Shows the active page; its tab has the focus.',
      story: 'TabsBar/OverviewByKeyboard',
    },
  ],
  accessibility: {
    roles: [
      { part: 'Tabs', role: 'tablist', name: 'Open pages' },
      { part: 'Tab', role: 'tab', name: 'Its title and Not saved; `aria-controls` names `panelId`' },
      { part: 'All pages', role: 'combobox', name: 'Search open pages' },
      { part: 'Pages found', role: 'listbox', name: 'Open pages' },
    ],
    announced: ['Where a tab was moved: “Messages moved to 3 of 4”.', 'That no page was found.'],
    notes: ['After closing, the next tab has the focus.', 'Moving by drag has an equal by keys.'],
  },
  content: {
    rules: [
      'A title is that of its page; long ones are cut off and whole in the tooltip.',
      'Menu items begin with the verb: “Close others”.',
    ],
    languages: {
      zh: 'Four characters per item: 关闭其他.',
      en: 'Two words per item: “Close others”.',
      es: 'Longer items: “Cerrar las de la izquierda”.',
      ja: 'を before the verb: 他を閉じる.',
    },
    texts: ({ tabsBar: l }) => ({
      'Close others': l.closeOthers,
      'Close left': l.closeBefore,
      'Close all': l.closeAll,
      Unsaved: l.unsaved,
      Moved: l.moved('Messages', 3, 4),
      'All pages': l.allPages(21),
      'Nothing found': l.noPages,
    }),
  },
  rules: [
    {
      right: { text: 'Ask before a tab with unsaved changes is closed.' },
      wrong: { text: 'Close it and lose them.' },
    },
    { right: { text: 'Pin the home page (`affix`).' }, wrong: { text: 'Let the last tab be closed.' } },
  ],
} satisfies BlockPage<StoriesOf<{ TabsBar: typeof Main; Mouse: typeof Mouse }>>;
