import { expect, test } from 'vitest';
import { vars } from '../contract.css.ts';
import { tokenFiles, type TokenFile } from './design-tokens.ts';

/** Paths of the tokens of a file, as `color-text`. */
function pathsOf(group: object, path: readonly string[] = []): string[] {
  if ('$value' in group) return [path.join('-')];
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, [...path, name]) : [],
  );
}
const namesIn = (...files: (TokenFile | undefined)[]) =>
  files.flatMap((file) => pathsOf(file?.portal ?? {})).toSorted();

/** Names of all CSS variables, without `--portal-`. */
const variables = JSON.stringify(vars)
  .match(/(?<=var\(--portal-)[\w-]+/g)
  ?.toSorted();

test.each(['light', 'dark'])('base, %s and a density are all variables of the theme, each once', (scheme) => {
  for (const density of ['default', 'medium', 'small', 'mini'])
    expect(namesIn(tokenFiles['base'], tokenFiles[scheme], tokenFiles[`density-${density}`])).toEqual(
      variables,
    );
});

test('colours have components, alpha and a hex value', () => {
  const { color } = tokenFiles['light']?.portal ?? {};
  expect(color).toMatchObject({
    $type: 'color',
    surface: { $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' } },
    scrim: { $value: { alpha: 0.451 } },
  });
});
