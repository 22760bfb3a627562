import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each(['', ' ', '\u3000\n', '\u200B', '\u2060\uFEFF', '\u202E '])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', ' 群 ', '😀', '.', '\u200Bx'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
