import { expect, it } from 'vitest';
import { isName, isPlainLine, plainLine } from './names.ts';

it.each(['要闻组', "O'Brien", 'Ann & Bob <3', '김', 'محمد', 'নাম', '👩‍👩‍👧 family', 'a\u200Db', '{}', '50 %'])(
  'accepts %j as a name',
  (name) => {
    expect(isName(name)).toBe(true);
    expect(plainLine(name)).toBe(name);
  },
);

it.each([
  ['an override of the direction', 'report\u202Efdp.exe'],
  ['an isolate', '\u2066a'],
  ['a mark of the direction', 'a\u200F'],
  ['a line break', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a tab', 'a\tb'],
  ['a bell', 'a\u0007'],
  ['half a character', 'a\uD83D'],
])('refuses %s', (_, name) => {
  expect([isName(name), isPlainLine(name)]).toEqual([false, false]);
  expect(isName(plainLine(name))).toBe(true);
});

it.each(['', ' ', '\u200B', '\u200D\uFE0F', '\u3164', '\u115F', '\u2800', '\u00AD', '\u0301', ' \u20DD'])(
  'rejects the invisible name %j',
  (name) => {
    expect(isName(name)).toBe(false);
  },
);
