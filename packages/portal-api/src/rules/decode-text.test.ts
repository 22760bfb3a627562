import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('a text is read in the writing that it came in', () => {
  expect(decodeText(new TextEncoder().encode('要闻').buffer)).toBe('要闻');
  // 要闻 in GB 18030.
  expect(decodeText(bytes(0xd2, 0xaa, 0xce, 0xc5))).toBe('要闻');
  expect(decodeText(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A');
});
