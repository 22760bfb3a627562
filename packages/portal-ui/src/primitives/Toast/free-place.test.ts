import { expect, test } from 'vitest';
import { freeTop } from './free-place.ts';

const toasts = { left: 1_000, right: 1_400, top: 0, bottom: 60 };

test('returns the first free position', () => {
  expect(freeTop(toasts, 100, 450, [])).toBe(100);
});

test('moves below a control on the same side, and ignores one on the other side', () => {
  const action = { left: 1_300, right: 1_420, top: 104, bottom: 140 };
  const menu = { left: 0, right: 114, top: 56, bottom: 900 };
  expect(freeTop(toasts, 100, 450, [action, menu])).toBe(140);
});

test('finds no position among rows as wide as the window', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    left: 0,
    right: 1_440,
    top: 96 + 64 * at,
    bottom: 96 + 64 * (at + 1),
  }));
  expect(freeTop(toasts, 100, 450, rows)).toBeUndefined();
});
