import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const translated = ['zh', 'es', 'ja'] as const;

/** The text of one or more quoted lines. */
function unquote(lines: string): string {
  return lines
    .split('\n')
    .map((line) => String(JSON.parse(line.trim())))
    .join('');
}

/** Message and translation of each entry, in order. */
function entries(language: string): [source: string, text: string][] {
  const file = readFileSync(new URL(`locales/${language}.po`, import.meta.url), 'utf8');
  return [...file.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, source = '', text = '']): [string, string] => [unquote(source.trim()), unquote(text.trim())])
    .filter(([source]) => source !== '');
}

/** Names in braces, once each; the branches of a plural are not places. */
function places(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

const tags = (text: string) => [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).toSorted();

test.each(translated)('%s loses no placeholder and no tag', (language) => {
  const all = entries(language);
  expect(all.length).toBeGreaterThan(0);
  const broken = all.filter(
    ([source, text]) =>
      places(source).join() !== places(text).join() ||
      tags(source).join() !== tags(text).join() ||
      source.includes('#') !== text.includes('#'),
  );
  expect(broken).toEqual([]);
});

test.each(translated)('%s copies no English', (language) => {
  expect(entries(language).filter(([source, text]) => source === text)).toEqual([]);
});

test('the Chinese texts are the specification’s, letter for letter', () => {
  const zh = entries('zh').map(([, text]) => text);
  expect(zh).toEqual(expect.arrayContaining(['转换语言成功']));
});
