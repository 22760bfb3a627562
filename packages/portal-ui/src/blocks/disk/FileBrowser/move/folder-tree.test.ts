import { describe, expect, it } from 'vitest';
import { flatten, keyInTree } from './folder-tree.ts';
import type { FolderNode } from '../types.ts';

const folders: FolderNode[] = [
  {
    id: 'root',
    name: 'My files',
    children: [
      { id: 'photos', name: 'Photos' },
      { id: 'empty', name: 'Empty', children: [] },
    ],
  },
];

describe('flatten', () => {
  it('shows the subfolders of expanded folders, and marks empty ones', () => {
    expect(flatten(folders, new Set()).map(({ node }) => node.id)).toEqual(['root']);
    const rows = flatten(folders, new Set(['root', 'empty']));
    expect(rows.map(({ node, level, leaf }) => [node.id, level, leaf])).toEqual([
      ['root', 1, false],
      ['photos', 2, false],
      ['empty', 2, true],
    ]);
  });
});

describe('keyInTree', () => {
  const rows = flatten(folders, new Set(['root']));
  it.each([
    ['ArrowDown', 0, { to: 'photos' }],
    ['ArrowUp', 1, { to: 'root' }],
    ['ArrowRight', 0, { to: 'photos' }],
    ['ArrowRight', 1, { expand: true }],
    ['ArrowRight', 2, undefined],
    ['ArrowLeft', 0, { expand: false }],
    ['ArrowLeft', 1, { to: 'root' }],
    ['End', 0, { to: 'empty' }],
    ['a', 0, undefined],
  ])('%s from line %i', (key, at, step) => {
    expect(keyInTree(key, rows, at, false)).toEqual(step);
  });

  it('mirrors the arrow keys in right-to-left layouts', () => {
    expect(keyInTree('ArrowLeft', rows, 1, true)).toEqual({ expand: true });
  });
});
