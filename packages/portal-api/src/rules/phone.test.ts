import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMobile, isPhone, normalisePhone, phoneDigits } from './phone.ts';

test.each([
  ['１３８００１３８０００', '13800138000'],
  ['０１０－６５８８１２３４', '010-65881234'],
  ['010–65881234', '010-65881234'],
  [' 138 0013 8000 ', '13800138000'],
  ['\u202D13800138000\u202C', '13800138000'],
])('%s normalises to %s', (typed, plain) => {
  expect(normalisePhone(typed)).toBe(plain);
});

test.each([
  ['13800138000', true, true],
  ['010-65881234', true, false],
  ['0755-1234567', true, false],
  ['01065881234', false, false],
  ['1380013800', false, false],
  ['23800138000', false, false],
  ['138001380000', false, false],
  ['010-658812345', false, false],
  ['01-65881234', false, false],
  ['0755-123456', false, false],
  ['13800138000\n', false, false],
  ['１３８００１３８０００', false, false],
])('%s: phone %s, mobile %s', (value, phone, mobile) => {
  expect(isPhone(value)).toBe(phone);
  expect(isMobile(value)).toBe(mobile);
});

test.each([
  ['138-0013', '1380013'],
  ['+8613800138000', '13800138000'],
  ['(010) 6588', '0106588'],
  ['zhang138', ''],
  ['', ''],
])('%o contains the phone digits %o', (query, digits) => {
  expect(phoneDigits(query)).toBe(digits);
});

test('normalisation is idempotent and ignores width', () => {
  const number = fc.stringMatching(/^(0\d{2,3}-\d{7,8}|1\d{10})$/);
  fc.assert(
    fc.property(number, (plain) => {
      const wide = plain.replace(/[\d-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      expect(normalisePhone(plain)).toBe(plain);
      expect(normalisePhone(wide)).toBe(plain);
      expect(isPhone(plain)).toBe(true);
    }),
  );
});
