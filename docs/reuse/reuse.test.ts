import './source-checks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('quotes examples that compile, as they are', () => {
  const examples = readdirSync(new URL('.', import.meta.url)).map((name) => read(name));
  const pages = read('../reuse.md') + read('../reuse-messaging.md');
  const quoted = [...pages.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code);
  expect(quoted).toHaveLength(10);
  expect(quoted.filter((code) => !examples.some((example) => example === code))).toEqual([]);
});
