import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './row-after-key.ts';

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

  it('returns undefined for keys of the field', () => {
    expect(rowAfterKey('ArrowLeft', 3, 20)).toBeUndefined();
    expect(rowAfterKey('a', 3, 20)).toBeUndefined();
  });
});
