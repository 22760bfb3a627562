import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoints, cutToCodePoints } from './code-points.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('counts a supplementary character and an emoji as one', () => {
  expect(codePoints('𠮷野家🎉')).toBe(4);
});

test.each([
  ['张伟、李娜、王芳、赵敏、陈杰、周涛', 16, '张伟、李娜、王芳、赵敏、陈杰、周'],
  ['𠮷𠮷𠮷', 2, '𠮷𠮷'],
  ['short', 16, 'short'],
  ['family 👨‍👩‍👧', 9, 'family '],
  ['Jose\u0301', 4, 'Jos'],
  ['👨‍👩‍👧', 2, '👨‍'],
  ['anything', 0, ''],
])('%s cut to %i is %s', (value, max, cut) => {
  expect(cutToCodePoints(value, max)).toBe(cut);
});

test('a cut text is a prefix, never too long, and cut only if necessary', () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), (value, max) => {
      const cut = cutToCodePoints(value, max);
      expect(value.startsWith(cut)).toBe(true);
      expect(codePoints(cut)).toBeLessThanOrEqual(max);
      expect(cutToCodePoints(cut, max)).toBe(cut);
      expect(cut === value || codePoints(value) > max).toBe(true);
    }),
  );
});
