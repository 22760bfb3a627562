import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentPresets, defaultAccent, fallbackAccent } from './accents.ts';
import { palette, type Scheme } from './palette.ts';
import { contrastPairs } from './roles.ts';

const schemes: Scheme[] = ['light', 'dark'];

/** Pairs with insufficient contrast, for the failure message. */
function shortfalls(accent: string, scheme: Scheme): string[] {
  const colors = palette(accent, scheme);
  return contrastPairs
    .filter(([ink, ground, least]) => wcagContrast(colors[ink], colors[ground]) < least)
    .map(([ink, ground]) => `${accent} ${scheme}: ${ink} ${colors[ink]} on ${ground} ${colors[ground]}`);
}

test('keeps text readable on every background for each preset, in light and dark mode', () => {
  const accents = [defaultAccent, ...accentPresets];
  expect(accents.flatMap((accent) => schemes.flatMap((scheme) => shortfalls(accent, scheme)))).toEqual([]);
});

test('keeps text readable for any accent', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.constantFrom(...schemes), (accent, scheme) => {
      expect(shortfalls(accent, scheme)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('uses the default accent itself as the fill', () => {
  expect(palette(defaultAccent, 'light').accent).toBe('#296abb');
});

test('returns the fallback palette for an invalid colour', () => {
  for (const text of ['', 'blue', '#12', '#ggg', 'var(--x)']) {
    expect(palette(text, 'light')).toEqual(palette(fallbackAccent, 'light'));
  }
});

test('accepts three-digit colours', () => {
  expect(palette('#29b', 'dark')).toEqual(palette('#2299bb', 'dark'));
});
