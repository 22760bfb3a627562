import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPassword,
  isStrongPassword,
  passwordParts,
  passwordSpecials,
  type PasswordPart,
} from './password.ts';

test.each<[password: string, missing: PasswordPart[]]>([
  ['Portal#2026', []],
  ['', ['uppercase', 'lowercase', 'digit', 'special', 'minLength']],
  ['portal#2026', ['uppercase']],
  ['PORTAL#2026', ['lowercase']],
  ['Portal#News', ['digit']],
  ['Portal2026', ['special']],
  ['Portal_2026', ['special']],
  ['Port#26', ['minLength']],
  ['Aa1#𠮷𠮷𠮷', ['minLength']],
  ['Aa1#𠮷𠮷𠮷𠮷', []],
  [`Aa1#${'x'.repeat(12)}`, []],
  [`Aa1#${'x'.repeat(124)}`, []],
  [`Aa1#${'x'.repeat(125)}`, ['maxLength']],
  ['门户Portal 2026 – 好！#', []],
  ['Ｐｏｒｔａｌ＃２０２６', ['uppercase', 'lowercase', 'digit', 'special']],
])('%j does not fulfil %j', (password, missing) => {
  const parts = checkPassword(password);
  expect(passwordParts.filter((part) => !parts[part])).toEqual(missing);
  expect(isStrongPassword(password)).toBe(missing.length === 0);
});

test('accepts each listed special character, and no other', () => {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  const taken = ascii.filter((character) => checkPassword(character).special);
  expect(taken.toSorted()).toEqual(passwordSpecials.split('').toSorted());
  expect(passwordSpecials).toBe('~!@#$%^&*?.<>()');
});

test('adding characters never breaks a password except by length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(11), (extra, at) => {
      const password = 'Portal#2026';
      expect(isStrongPassword(password.slice(0, at) + extra + password.slice(at))).toBe(true);
    }),
  );
});

// In quadratic time this would not end within the timeout of a test.
test('checks a very long password in linear time', () => {
  expect(isStrongPassword('aA1'.repeat(100_000))).toBe(false);
});
