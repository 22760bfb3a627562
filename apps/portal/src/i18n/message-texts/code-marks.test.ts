import { expect, test } from 'vitest';
import { withoutCodeMarks } from './code-marks.ts';

test.each([
  ['run `npm test` first', 'run npm test first'],
  ['```ts\nconst a = `x`;\n```', 'const a = `x`;'],
  ['see\n```\none\ntwo\n```\nbelow', 'see\none\ntwo\nbelow'],
  ['```never closed', '```never closed'],
  ['five o`clock', 'five o`clock'],
  ['@李娜 https://example.com/a_b', '@李娜 https://example.com/a_b'],
])('one line › %j is shown as %j', (text, shown) => {
  expect(withoutCodeMarks(text)).toBe(shown);
});
