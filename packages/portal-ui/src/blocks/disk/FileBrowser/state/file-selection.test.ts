import { describe, expect, it } from 'vitest';
import { indexAfterKey, rangeBetween, stemLength, toggled, typeAhead } from './file-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('rangeBetween', () => {
  it('works in both directions, including both ends', () => {
    expect(rangeBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is one item when the anchor is gone, none when the target is', () => {
    expect(rangeBetween(ids, 'gone', 'c')).toEqual(['c']);
    expect(rangeBetween(ids, undefined, 'c')).toEqual(['c']);
    expect(rangeBetween(ids, 'a', 'gone')).toEqual([]);
  });
});

describe('toggled', () => {
  it('adds and removes', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('indexAfterKey', () => {
  const tiles = { count: 10, columns: 4, rtl: false };
  it.each([
    ['ArrowRight', 0, tiles, 1],
    ['ArrowLeft', 0, tiles, 0],
    ['ArrowRight', 3, { ...tiles, rtl: true }, 2],
    ['ArrowDown', 1, tiles, 5],
    ['ArrowDown', 7, tiles, 9],
    ['ArrowDown', 9, tiles, 9],
    ['ArrowUp', 2, tiles, 2],
    ['ArrowUp', 6, tiles, 2],
    ['End', 0, tiles, 9],
    ['PageDown', 0, tiles, 9],
    ['ArrowDown', 0, { count: 3, columns: 1, rtl: false }, 1],
  ])('%s from %i', (key, from, shape, to) => {
    expect(indexAfterKey(key, from, shape)).toBe(to);
  });

  it('ignores sideways keys in a table, and every key in an empty list', () => {
    expect(indexAfterKey('ArrowRight', 0, { count: 3, columns: 1, rtl: false })).toBeUndefined();
    expect(indexAfterKey('Home', 0, { count: 0, columns: 1, rtl: false })).toBeUndefined();
  });
});

describe('typeAhead', () => {
  const names = ['Alpha', 'Beta', 'beach', '照片', 'ＡＢＣ', 'Bravo'];
  it('cycles through all names that begin with a letter', () => {
    expect(typeAhead(names, 0, 'b')).toBe(1);
    expect(typeAhead(names, 1, 'bb')).toBe(2);
    expect(typeAhead(names, 2, 'b')).toBe(5);
    expect(typeAhead(names, 5, 'b')).toBe(1);
  });
  it('stays on an item that matches the longer prefix', () => {
    expect(typeAhead(names, 1, 'be')).toBe(1);
    expect(typeAhead(names, 1, 'bea')).toBe(2);
  });
  it('matches full-width letters and Chinese characters', () => {
    expect(typeAhead(names, 0, 'abc')).toBe(4);
    expect(typeAhead(names, 0, '照')).toBe(3);
    expect(typeAhead(names, 0, 'x')).toBe(-1);
  });
});

describe('stemLength', () => {
  it.each([
    ['photo.jpg', false, 5],
    ['backup.tar.gz', false, 6],
    ['.profile', false, 8],
    ['no ending', false, 9],
    ['Dr. No', false, 6],
    ['folder.d', true, 8],
  ])('%s', (name, folder, length) => {
    expect(stemLength(name, folder)).toBe(length);
  });
});
