import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (...args: Parameters<typeof markedParts>) =>
  markedParts(...args)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

describe('markedParts', () => {
  it('marks the ranges and keeps the rest', () => {
    expect(shown('张伟强', [[1, 2]])).toBe('张[伟]强');
    expect(shown('zhangwei', [[0, 1], [5, 6]])).toBe('[z]hang[w]ei'); // prettier-ignore
  });

  it('keeps the whole text without ranges', () => {
    expect(shown('张伟', [])).toBe('张伟');
  });

  it('clips ranges that exceed the text or overlap', () => {
    expect(shown('abc', [[0, 2], [1, 9], [7, 9]])).toBe('[ab][c]'); // prettier-ignore
  });
});
