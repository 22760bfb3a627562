import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const found = ({ text, marks }: ReturnType<typeof excerpt>) =>
  marks.map(([from, to]) => text.slice(from, to));

test('keeps the beginning while the mark is near it', () => {
  expect(excerpt('八点开\n选题会', [[3, 5]])).toEqual({ text: '八点开 选题会', marks: [[3, 5]] });
});

test('cuts before a mark that is far from the beginning, and shifts all marks', () => {
  const text = `${'好'.repeat(40)}选题会，以后再说选题`;
  const cut = excerpt(text, [
    [40, 42],
    [48, 50],
  ]);
  expect(cut.text.startsWith('…好')).toBe(true);
  expect(cut.text.indexOf('选题')).toBe(17);
  expect(found(cut)).toEqual(['选题', '选题']);
});

test('never splits an emoji', () => {
  const cut = excerpt(`${'🎉'.repeat(20)}a选题`, [[41, 43]]);
  expect(cut.text).not.toMatch(/^…[\udc00-\udfff]/u);
  expect(found(cut)).toEqual(['选题']);
});
