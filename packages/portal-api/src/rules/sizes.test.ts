import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize } from './sizes.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_234_567, '1.2 MB'],
  [10 * 1024 ** 3, '10 GB'],
  [1024 ** 4, '1 TB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text.replace(' ', '\u{A0}'));
});

test.each([
  ['es', '1,5 KB'],
  ['en', '1.5 KB'],
  ['zh', '1.5 KB'],
  ['ja', '1.5 KB'],
])('in %s it is %s', (language, text) => {
  expect(formatSize(1536, language)).toBe(text.replace(' ', '\u{A0}'));
});

test('has no trailing zero, never shows 1024 of a unit, and is accurate to 5 %', () => {
  const factors = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };
  fc.assert(
    fc.property(fc.nat({ max: 1000 * 1024 ** 4 }), (bytes) => {
      const [, amount = '', unit = ''] =
        /^(\d{1,4}(?:\.[1-9])?)\u{A0}(B|KB|MB|GB|TB)$/u.exec(formatSize(bytes)) ?? [];
      expect(Number(amount)).toBeLessThan(1024);
      const factor = new Map(Object.entries(factors)).get(unit) ?? 0;
      expect(Math.abs(Number(amount) * factor - bytes)).toBeLessThanOrEqual(factor / 20);
    }),
  );
});
