import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/browser.ts';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsAfter,
  closeTabsBefore,
  maxTabs,
  openTabs,
  reorderTabs,
  tabs,
  visit,
} from './tabs.ts';

const home = { path: '/', href: '/', affix: true };
const page = (name: string) => ({ path: `/${name}`, href: `/${name}?id=1`, affix: false });
const paths = () => tabs.items.map(({ path }) => path);
let session: Storage;

beforeEach(() => {
  ({ session } = stubBrowser());
  openTabs('demo~lina', [home], () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('starts with the permanent tabs', () => {
  expect(paths()).toEqual(['/']);
});

test('gives a page one tab, which remembers where in the page one was', () => {
  visit(page('news'));
  visit({ ...page('news'), href: '/news?id=2' });
  expect(paths()).toEqual(['/', '/news']);
  expect(tabs.items[1]?.href).toBe('/news?id=2');
});

test('leads to the last tab left when the active one closes, else stays', () => {
  visit(page('a'));
  visit(page('b'));
  expect(closeTab('/a', '/b')).toBeUndefined();
  expect(closeTab('/b', '/b')).toBe('/');
  expect(paths()).toEqual(['/']);
});

test('never closes a permanent tab', () => {
  closeTab('/', '/');
  visit(page('a'));
  closeOtherTabs('/a');
  expect(paths()).toEqual(['/', '/a']);
  expect(closeAllTabs()).toBe('/');
  expect(paths()).toEqual(['/']);
});

test('closes what stands before a tab, or behind it, and no permanent one', () => {
  for (const name of ['a', 'b', 'c']) visit(page(name));
  closeTabsAfter('/b');
  expect(paths()).toEqual(['/', '/a', '/b']);
  closeTabsBefore('/b');
  expect(paths()).toEqual(['/', '/b']);
  closeTabsAfter('/gone');
  expect(paths()).toEqual(['/', '/b']);
});

test('stands in the order given, after a reload too, with the permanent ones first', () => {
  for (const name of ['a', 'b', 'c']) visit(page(name));
  reorderTabs(['/c', '/', '/b']);
  expect(paths()).toEqual(['/', '/c', '/b', '/a']);
  openTabs('demo~lina', [home], () => true);
  expect(paths()).toEqual(['/', '/c', '/b', '/a']);
});

test('keeps at most 20 besides the permanent ones, and always the current one', () => {
  for (let number = 1; number <= maxTabs + 3; number += 1) visit(page(`p${number}`));
  expect(paths()).toHaveLength(maxTabs + 1);
  expect(paths().at(-1)).toBe(`/p${maxTabs + 3}`);
  expect(paths()).not.toContain('/p1');
});

test('is there again after a reload, for its own person and for pages that still exist', () => {
  visit(page('news'));
  visit(page('gone'));
  openTabs('demo~lina', [home], (path) => path !== '/gone');
  expect(paths()).toEqual(['/', '/news']);
  openTabs('demo~tanaka', [home], () => true);
  expect(paths()).toEqual(['/']);
});

test.each(['', '{', '[{"path":1}]', '[{"path":"/x","href":"//evil.example"}]', 'null'])(
  'starts empty when the stored value is %j',
  (stored) => {
    session.setItem('snap-portal:tabs:demo~lina', stored);
    openTabs('demo~lina', [home], () => true);
    expect(paths()).toEqual(['/']);
  },
);
