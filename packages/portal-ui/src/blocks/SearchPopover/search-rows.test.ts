import { describe, expect, it } from 'vitest';
import { rowAfterKey, searchRows } from './search-rows.ts';

const lists = {
  query: '张',
  people: [{ id: 'demo~zhangwei', name: '张伟' }],
  groups: [{ id: 'g1', name: '张家口报道组', kind: 'group' as const }],
  recentQueries: ['李娜'],
};

describe('searchRows', () => {
  it('holds the current tab', () => {
    expect(searchRows(lists, 'people').map(({ id }) => id)).toEqual(['demo~zhangwei']);
    expect(searchRows(lists, 'groups').map(({ id }) => id)).toEqual(['g1']);
  });

  it('holds the latest searches while nothing is asked, on either tab', () => {
    expect(searchRows({ ...lists, query: '  ' }, 'groups')).toEqual([
      { kind: 'recent', id: '李娜', query: '李娜' },
    ]);
  });
});

describe('rowAfterKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', -1, 0],
    ['ArrowDown', 19, 19],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 11],
    ['PageDown', 15, 19],
    ['PageUp', 11, 3],
    ['PageUp', 3, 0],
    ['Home', 12, 0],
    ['End', 2, 19],
  ])('%s leads from row %i to row %i of twenty', (key, from, to) => {
    expect(rowAfterKey(key, from, 20)).toBe(to);
  });

  it('leaves other keys to the field', () => {
    expect(rowAfterKey('ArrowLeft', 3, 20)).toBeUndefined();
    expect(rowAfterKey('a', 3, 20)).toBeUndefined();
  });
});
