import { expect, test } from 'vitest';
import { placeOf, searchOf } from './place.ts';

test.each([
  {},
  { folder: 'a1' },
  { q: '会议' },
  { folder: 'a1', q: '会议' },
  { area: 'shared', folder: 'b2' },
  { area: 'given' },
  { area: 'recycle' },
])('the address %j leads to a place that is written the same', (search) => {
  expect(searchOf(placeOf(search))).toEqual(search);
});

test('what an area does not have is left out', () => {
  expect(searchOf(placeOf({ area: 'recycle', folder: 'a1', q: 'x' }))).toEqual({ area: 'recycle' });
  expect(placeOf({ area: 'nowhere' }).area).toBe('files');
});
