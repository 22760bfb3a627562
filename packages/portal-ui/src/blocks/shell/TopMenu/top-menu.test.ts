import { House } from 'lucide';
import { describe, expect, test } from 'vitest';
import { topMenuCount, topMenuHref } from './top-menu.ts';

describe('room in the top menu', () => {
  test.each([
    [360, 3],
    [979, 3],
    [980, 4],
    [1199, 4],
    [1200, 5],
    [1579, 5],
    [1580, Number.POSITIVE_INFINITY],
  ])('a window of %i px has room for %d', (width, count) => {
    expect(topMenuCount(width)).toBe(count);
  });
});

const entry = (id: string, rest: object = {}) => ({ id, label: id, glyph: House, ...rest });

describe('where an entry of the top menu leads', () => {
  test('to itself, without children', () => {
    expect(topMenuHref(entry('news', { href: '/news/news' }))).toBe('/news/news');
  });

  test('to its first visible descendant page', () => {
    const children = [
      entry('hidden', { href: '/desk/hidden', hidden: true }),
      entry('group', {
        children: [entry('first', { href: '/desk/first' }), entry('b', { href: '/desk/b' })],
      }),
      entry('second', { href: '/desk/second' }),
    ];
    expect(topMenuHref(entry('desk', { href: '/desk', children }))).toBe('/desk/first');
  });
});
