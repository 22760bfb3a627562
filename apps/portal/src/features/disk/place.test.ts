import { expect, test } from 'vitest';
import { placeOf, searchOf, trailOf } from './place.ts';

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

test('the breadcrumb leads to each folder above, and has nothing at the top of the own files', () => {
  const path = [
    { id: 'a1', name: '稿件' },
    { id: 'b2', name: '九月' },
  ];
  expect(trailOf('files', '我的文件', [])).toEqual([]);
  expect(trailOf('files', '我的文件', path)).toEqual([
    { label: '我的文件', href: '/networkDisk/networkDisk' },
    { label: '稿件', href: '/networkDisk/networkDisk?folder=a1' },
    { label: '九月', href: '/networkDisk/networkDisk?folder=b2' },
  ]);
  expect(trailOf('shared', '共享给我', path.slice(0, 1)).at(-1)).toEqual({
    label: '稿件',
    href: '/networkDisk/networkDisk?area=shared&folder=a1',
  });
});
