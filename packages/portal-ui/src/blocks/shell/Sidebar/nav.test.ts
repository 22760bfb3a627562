import { House } from 'lucide';
import { expect, test } from 'vitest';
import { badgeOf, containsEntry, visibleNav } from './nav.ts';
import type { NavItem } from './types.ts';

const entry = (id: string, more: Partial<NavItem> = {}): NavItem => ({
  id,
  label: id,
  glyph: House,
  href: `/${id}`,
  ...more,
});

test('leaves out hidden entries with their descendants', () => {
  const menu = visibleNav([entry('a'), entry('b', { hidden: true, children: [entry('c')] })]);
  expect(menu.map(({ id }) => id)).toEqual(['a']);
});

test('replaces a group by its single visible child, at any depth', () => {
  const menu = visibleNav([
    entry('a', { children: [entry('b', { children: [entry('c'), entry('d', { hidden: true })] })] }),
  ]);
  expect(menu.map(({ id }) => id)).toEqual(['c']);
});

test('keeps a group of two, and drops a group without a target', () => {
  const menu = visibleNav([
    entry('a', { children: [entry('b'), entry('c')] }),
    entry('d', { href: undefined, children: [entry('e', { hidden: true })] }),
    entry('f', { children: [entry('g', { hidden: true })] }),
  ]);
  expect(menu.map(({ id, children }) => [id, children?.length])).toEqual([
    ['a', 2],
    ['f', undefined],
  ]);
});

test('sums the badges below a group, and shows none for zero', () => {
  const group = entry('a', {
    badge: { messages: 1, requests: 0 },
    children: [entry('b', { badge: { messages: 2, requests: 3 } }), entry('c')],
  });
  expect(badgeOf(group)).toEqual({ messages: 3, requests: 3 });
  expect(badgeOf(entry('d', { badge: { messages: 0, requests: 0 } }))).toBeUndefined();
  expect(badgeOf(entry('e', { badge: { messages: 0, requests: 1 } }))).toEqual({ messages: 0, requests: 1 });
});

test('finds the current entry inside a group', () => {
  const group = entry('a', { children: [entry('b'), entry('c')] });
  expect(containsEntry(group, 'c')).toBe(true);
  expect(containsEntry(group, 'd')).toBe(false);
  expect(containsEntry(group, undefined)).toBe(false);
});
