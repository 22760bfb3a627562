import { expect, test } from 'vitest';
import { orgRows, rowBeginning, ancestorsOf } from './org-rows.ts';
import type { OrgNode } from './types.ts';

const nodes: OrgNode[] = [
  {
    id: 'a',
    name: 'Alpha',
    children: [
      { id: 'a1', name: 'Desk', children: [] },
      { id: 'a2', name: 'Photo', status: 'failed' },
    ],
  },
  { id: 'b', name: 'Beta' },
];
const words = (expanded: string[]) =>
  orgRows(nodes, new Set(expanded)).map((row) =>
    row.kind === 'state'
      ? `${row.level} ${row.status}`
      : `${row.level} ${row.position}/${row.size} ${row.department.name}${row.opens ? (row.expanded ? ' -' : ' +') : ''}`,
  );

test('lists the rows of the expanded departments with their positions', () => {
  expect(words([])).toEqual(['1 1/2 Alpha +', '1 2/2 Beta +']);
  expect(words(['a', 'a1'])).toEqual(['1 1/2 Alpha -', '2 1/2 Desk', '2 2/2 Photo +', '1 2/2 Beta +']);
});

test('shows the loading status of children that are not loaded', () => {
  expect(words(['a', 'a2', 'b'])).toEqual([
    '1 1/2 Alpha -',
    '2 1/2 Desk',
    '2 2/2 Photo -',
    '3 error',
    '1 2/2 Beta -',
    '2 loading',
  ]);
});

test('returns the ancestors of a department', () => {
  expect(ancestorsOf(nodes, 'a2')).toEqual(['a']);
  expect(ancestorsOf(nodes, 'b')).toEqual([]);
  expect(ancestorsOf(nodes, 'none')).toBeUndefined();
});

test('finds the next name with the prefix, cyclically', () => {
  const rows = orgRows(nodes, new Set(['a']));
  expect(rowBeginning(rows, 'b', 0)).toBe(3);
  expect(rowBeginning(rows, 'A', 3)).toBe(0);
  expect(rowBeginning(rows, 'x', 0)).toBe(-1);
});
