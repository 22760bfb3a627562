import { describe, expect, it } from 'vitest';
import { shiftStep } from './use-shifted-items.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('shiftStep', () => {
  it('shifts when older items are prepended', () => {
    expect(shiftStep(rows('c', 'd'), rows('a', 'b', 'c', 'd'))).toEqual({
      items: rows('a', 'b', 'c', 'd'),
      shift: true,
    });
  });

  it('does not shift when items are appended or removed', () => {
    expect(shiftStep(rows('a'), rows('a', 'b'))).toEqual({ items: rows('a', 'b'), shift: false });
    expect(shiftStep(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual({ items: rows('a', 'c'), shift: false });
  });

  it('defers appended items to a second step when both happen at once', () => {
    expect(shiftStep(rows('b', 'c'), rows('a', 'b', 'c', 'd'))).toEqual({
      items: rows('a', 'b', 'c'),
      shift: true,
    });
  });

  it('does not shift when all items are replaced, or there were none', () => {
    expect(shiftStep(rows('a', 'b'), rows('x', 'y', 'z'))).toEqual({
      items: rows('x', 'y', 'z'),
      shift: false,
    });
    expect(shiftStep([], rows('a'))).toEqual({ items: rows('a'), shift: false });
  });
});
