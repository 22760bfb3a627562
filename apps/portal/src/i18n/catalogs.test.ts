import { en as enErrors } from '@snap/portal-api/errors/en';
import { es as esErrors } from '@snap/portal-api/errors/es';
import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { expect, test } from 'vitest';
import { catalogEntries } from '../testing/catalogs.ts';

const translated = ['zh', 'es', 'ja'] as const;

/** Names in braces, once each; the branches of a plural are not places. */
function places(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

const tags = (text: string) => [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).toSorted();

test.each(translated)('%s loses no placeholder and no tag', (language) => {
  const all = catalogEntries(language);
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
  expect(catalogEntries(language).filter(([source, text]) => source === text)).toEqual([]);
});

test.each(['en', 'es'])(
  '%s ends no sentence in the name of a group, which may end in an ellipsis',
  (language) => {
    const ends = catalogEntries(language).filter(([, text]) => /\{name\}\.(?:\s|$)/u.test(text));
    expect(ends).toEqual([]);
  },
);

/** The source of every function of a pack, by its path. */
function templatesOf(pack: object, path = ''): [path: string, source: string][] {
  return Object.entries(pack).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'function') return [[path + key, String(value)]];
    return typeof value === 'object' && value !== null ? templatesOf(value, `${path}${key}.`) : [];
  });
}

test('the packs end no sentence in a name either', () => {
  const all = [en, es, enErrors, esErrors].flatMap((pack) => templatesOf(pack));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, source]) => /\{name\}\.(?:\s|[`"'])/u.test(source))).toEqual([]);
});
