import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInteger, parseInteger } from './integer.ts';

test.each([
  ['0', 0],
  ['-0', 0],
  [' 42 ', 42],
  ['007', 7],
  ['-12', -12],
  ['−12', -12],
  ['１２', 12],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%j is %i', (text, value) => {
  expect(parseInteger(text)).toBe(value);
});

test.each(['', ' ', '-', '1.5', '1e3', '0x10', '1 2', '--1', '1,000', '٣', '9007199254740993'])(
  '%j is not an integer',
  (text) => {
    expect(isInteger(text)).toBe(false);
  },
);

test('every safe integer is parsed as written', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(parseInteger(String(value))).toBe(value);
    }),
  );
});
