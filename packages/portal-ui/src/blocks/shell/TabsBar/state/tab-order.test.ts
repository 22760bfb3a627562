import { describe, expect, it } from 'vitest';
import { neighbourOf, indexAt, movedTo } from './tab-order.ts';

const tabs = [
  { id: 'home', title: 'Home', affix: true },
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
  { id: 'c', title: 'C' },
];

describe('movedTo', () => {
  it.each([
    ['a', 3, ['home', 'b', 'c', 'a']],
    ['c', 1, ['home', 'c', 'a', 'b']],
    ['c', 0, ['home', 'c', 'a', 'b']],
    ['b', 99, ['home', 'a', 'c', 'b']],
  ])('puts %s at %i, and never before a pinned one', (id, index, order) => {
    expect(movedTo(tabs, id, index)).toEqual(order);
  });

  it.each([
    ['a pinned tab', 'home', 2],
    ['the place where it is', 'b', 2],
    ['the first place after the pinned ones, where it is', 'a', 0],
    ['a tab that is not there', 'x', 1],
  ])('changes nothing for %s', (_, id, index) => {
    expect(movedTo(tabs, id, index)).toBeUndefined();
  });
});

describe('indexAt', () => {
  const middles = [50, 150, 250, 350];
  it.each([
    [1, 40, 0],
    [1, 260, 2],
    [1, 400, 3],
    [3, 160, 2],
    [3, 360, 3],
  ])('from %i, let go at %i px: %i', (from, point, index) => {
    expect(indexAt(middles, from, point, false)).toBe(index);
  });

  it('is mirrored in right-to-left layouts', () => {
    expect(indexAt([350, 250, 150, 50], 0, 140, true)).toBe(2);
  });
});

describe('neighbourOf', () => {
  it('is the next tab, otherwise the previous one', () => {
    expect(neighbourOf(tabs, 'a')).toBe('b');
    expect(neighbourOf(tabs, 'c')).toBe('b');
    expect(neighbourOf([{ id: 'a', title: 'A' }], 'a')).toBeUndefined();
  });
});
