import { expect, it } from 'vitest';
import { movedTo } from './use-reorder.ts';

it.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', 99, 'acdb'],
  ['c', -1, 'cabd'],
])('moves %s to %i', (id, to, result) => {
  expect(movedTo(['a', 'b', 'c', 'd'], id, to).join('')).toBe(result);
});
