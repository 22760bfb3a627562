import { expect, test } from 'vitest';
import { avatarHues, hueOf, initialsOf } from './initials.ts';

test.each([
  ['张伟', '张伟'],
  ['欧阳娜娜', '娜娜'],
  ['王芳', '王芳'],
  ['田中 太郎', '田中'],
  ['John Smith', 'JS'],
  ['José García López', 'JL'],
  ['madonna', 'M'],
  ['𠮷野', '𠮷野'],
  ['  ', ''],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('returns the same colour for the same id, and mostly different colours for different ids', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `demo~user${at}`);
  expect(ids.map(hueOf)).toEqual(ids.map(hueOf));
  expect(new Set(ids.map(hueOf)).size).toBe(avatarHues);
});

test.each([
  ['张伟', '伟'],
  ['田中 太郎', '田'],
  ['John Smith', 'J'],
])('leaves one character of %s in a small circle: %s', (name, initial) => {
  expect(initialsOf(name, 20)).toBe(initial);
});
