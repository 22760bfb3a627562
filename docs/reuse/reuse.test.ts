import './source-checks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('quotes examples that compile, as they are', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
  const examples = files.filter((name) => /\.\w+$/.test(name)).map((name) => read(name));
  const pages = read('../reuse.md') + read('../reuse-messaging.md');
  const quoted = [...pages.matchAll(/```(?:tsx?|js|html|vue)\n(.*?)```/gs)].map(([, code]) => code);
  expect(quoted).toHaveLength(12);
  expect(quoted.filter((code) => !examples.some((example) => example === code))).toEqual([]);
});
