import { expect, it } from 'vitest';
import { movedEntry, placedEntries, withEntry, withoutEntry } from './menu-order.ts';
import type { MenuEntryView } from './types.ts';

const entry = (id: string, parentId?: string): MenuEntryView => ({
  id,
  ...(parentId !== undefined && { parentId }),
  names: { zh: id },
  icon: 'home',
  path: '/',
  roles: [],
  hidden: false,
});
const menu = [entry('a'), entry('a1', 'a'), entry('a2', 'a'), entry('b')];
const ids = (entries: readonly MenuEntryView[] | undefined) => entries?.map(({ id }) => id).join(' ');

it('an entry moves among those with its parent, with all that is below it', () => {
  expect(ids(movedEntry(menu, 'b', -1))).toBe('b a a1 a2');
  expect(ids(movedEntry(menu, 'a', 1))).toBe('b a a1 a2');
  expect(ids(movedEntry(menu, 'a1', 1))).toBe('a a2 a1 b');
  expect(movedEntry(menu, 'a2', 1)).toBeUndefined();
  expect(movedEntry(menu, 'a', -1)).toBeUndefined();
});

it('an entry is replaced in its place, and comes last where it is new', () => {
  expect(ids(withEntry(menu, { ...entry('a'), hidden: true }))).toBe('a a1 a2 b');
  expect(ids(withEntry(menu, entry('c')))).toBe('a a1 a2 b c');
  expect(ids(withEntry(menu, entry('b', 'a')))).toBe('a a1 a2 b');
  expect(ids(withEntry(menu, entry('a1')))).toBe('a a2 b a1');
});

it('an entry is removed with all that is below it', () => {
  expect(ids(withoutEntry(menu, 'a'))).toBe('b');
});

it('what is below an entry is placed after it', () => {
  expect(placedEntries([entry('b'), entry('a'), entry('a1', 'b')]).map(({ depth }) => depth)).toEqual([
    0, 1, 0,
  ]);
});
