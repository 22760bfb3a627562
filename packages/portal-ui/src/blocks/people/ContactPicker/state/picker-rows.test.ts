import { describe, expect, test } from 'vitest';
import { createContactLists } from '../source/contact-lists.ts';
import { createMemoryContactSource } from '../source/memory-source.ts';
import { stopAfterKey, treeAction } from './picker-keys.ts';
import { listRows, treeRows } from './picker-rows.ts';

const source = createMemoryContactSource(
  [
    { id: 'p1', name: 'One', departmentIds: ['a'] },
    { id: 'p2', name: 'Two', departmentIds: ['a1'] },
    { id: 'p3', name: 'Three', departmentIds: ['a1'] },
    { id: 'p4', name: 'Four', departmentIds: ['b'] },
  ],
  [
    { id: 'a', name: 'A' },
    { id: 'a1', name: 'A1', parentId: 'a' },
    { id: 'b', name: 'B' },
  ],
  [],
  { pageSize: 1, friendIds: ['p1', 'p2'] },
);

function openTree(...expanded: string[]) {
  const lists = createContactLists(source, 'both');
  lists.ensure('departments');
  lists.more('departments');
  for (const id of expanded) {
    lists.ensure(`departments:${id}`);
    lists.ensure(`members:${id}`);
  }
  return treeRows(lists.snapshot(), new Set(expanded));
}
const words = (rows: ReturnType<typeof treeRows>) =>
  rows.map((row) =>
    row.kind === 'state'
      ? `${row.level} ${row.status}`
      : `${row.level} ${row.position}/${row.size} ${row.id}`,
  );

describe('rows of the tree', () => {
  test('hold what is open and nothing else', () => {
    expect(words(openTree())).toEqual(['1 1/2 /a', '1 2/2 /b']);
  });

  test('put departments before people, each with its place, at any depth', () => {
    expect(words(openTree('a', 'a1'))).toEqual([
      '1 1/2 /a',
      '2 1/2 a/a1',
      '3 1/2 a1/p2',
      '3 more',
      '2 2/2 a/p1',
      '1 2/2 /b',
    ]);
  });

  test('have their position and the size of their list', () => {
    expect(openTree('a', 'a1')[2]).toMatchObject({ parentIds: ['a', 'a1'] });
  });
});

test('a flat list ends with what it says of itself', () => {
  const lists = createContactLists(source, 'both');
  lists.ensure('friends');
  const rows = listRows(lists.snapshot().get('friends'), 'friends');
  expect(rows.map(({ kind }) => kind)).toEqual(['contact', 'state']);
  expect(rows[0]).toMatchObject({ position: 1, size: 2 });
});

describe('keys', () => {
  const rows = openTree('a', 'a1');

  test('pass over rows that only say something', () => {
    expect(stopAfterKey('ArrowDown', 2, rows)).toBe(4);
    expect(stopAfterKey('ArrowUp', 4, rows)).toBe(2);
    expect(stopAfterKey('End', 0, rows)).toBe(5);
    expect(stopAfterKey('Home', 4, rows)).toBe(0);
    expect(stopAfterKey('ArrowDown', 5, rows)).toBe(5);
    expect(stopAfterKey('x', 0, rows)).toBeUndefined();
  });

  test('open, go in, go out and close in the tree', () => {
    expect(treeAction(true, 5, rows)).toEqual({ type: 'expand', id: 'b' });
    expect(treeAction(true, 0, rows)).toEqual({ type: 'go', index: 1 });
    expect(treeAction(false, 2, rows)).toEqual({ type: 'go', index: 1 });
    expect(treeAction(false, 1, rows)).toEqual({ type: 'collapse', id: 'a1' });
    expect(treeAction(false, 5, rows)).toBeUndefined();
  });
});
