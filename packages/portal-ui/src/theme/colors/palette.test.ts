import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentPresets, defaultAccent, fallbackAccent } from './accents.ts';
import { palette, type ColorRole, type Scheme } from './palette.ts';

const schemes: Scheme[] = ['light', 'dark'];
const grounds: ColorRole[] = ['canvas', 'surface', 'raised', 'overlay', 'hover', 'accentSoft'];
const inks: ColorRole[] = ['text', 'textMuted', 'link', 'danger', 'warning', 'success'];

/** Pairs that fall short, so that a failure names them. */
function shortfalls(accent: string, scheme: Scheme): string[] {
  const colors = palette(accent, scheme);
  const pairs: [ColorRole, ColorRole, number][] = [
    ...inks.flatMap((ink) => grounds.map((ground): [ColorRole, ColorRole, number] => [ink, ground, 4.5])),
    ['onAccent', 'accent', 4.5],
    ['onAccent', 'accentHover', 4.5],
    ['onDanger', 'danger', 4.5],
    ['danger', 'dangerSoft', 4.5],
    ['warning', 'warningSoft', 4.5],
    ['success', 'successSoft', 4.5],
    ['text', 'dangerSoft', 4.5],
    ['lineStrong', 'surface', 3],
    ['focus', 'surface', 3],
    ['focus', 'canvas', 3],
  ];
  return pairs
    .filter(([ink, ground, least]) => wcagContrast(colors[ink], colors[ground]) < least)
    .map(([ink, ground]) => `${accent} ${scheme}: ${ink} ${colors[ink]} on ${ground} ${colors[ground]}`);
}

test('keeps text readable on every ground for each preset, in light and dark', () => {
  const accents = [defaultAccent, ...accentPresets];
  expect(accents.flatMap((accent) => schemes.flatMap((scheme) => shortfalls(accent, scheme)))).toEqual([]);
});

test('keeps text readable whatever the accent', () => {
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

test('fills with the default accent itself', () => {
  expect(palette(defaultAccent, 'light').accent).toBe('#296abb');
});

test('gives the fallback palette for text that is no colour', () => {
  for (const text of ['', 'blue', '#12', '#ggg', 'var(--x)']) {
    expect(palette(text, 'light')).toEqual(palette(fallbackAccent, 'light'));
  }
});

test('reads three-digit colours', () => {
  expect(palette('#29b', 'dark')).toEqual(palette('#2299bb', 'dark'));
});
