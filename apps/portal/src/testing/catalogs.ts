import { readFileSync } from 'node:fs';

/** The text of one or more quoted lines. */
function unquote(lines: string): string {
  return lines
    .split('\n')
    .map((line) => String(JSON.parse(line.trim())))
    .join('');
}

/** Message and translation of each entry of the app's own words, in order. */
export function catalogEntries(language: string): [source: string, text: string][] {
  const file = readFileSync(new URL(`../i18n/locales/${language}.po`, import.meta.url), 'utf8');
  return [...file.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, source = '', text = '']): [string, string] => [unquote(source.trim()), unquote(text.trim())])
    .filter(([source]) => source !== '');
}
