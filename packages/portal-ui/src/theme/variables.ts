import type { ColorRole } from './colors/palette.ts';

/** The CSS variable of a role, by its name in `vars.color`. */
export const colorVariable = (role: ColorRole) => `--portal-color-${role}`;

/** Selectors of dark roots: explicit ones, and those that follow a dark device. Print is light. */
export const dark = {
  chosen: ':root[data-portal-scheme="dark"]',
  following: ':root:not([data-portal-scheme="light"])',
  media: 'screen',
  device: 'screen and (prefers-color-scheme: dark)',
};

/** Each value with its unit. */
export function withUnit<Name extends string>(values: Readonly<Record<Name, number>>, unit = '') {
  const texts = Object.entries<number>(values).map(([name, value]) => [name, `${value}${unit}`]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be followed through entries
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Value of `font-family`: names with a space or a capital are quoted. */
export const familyList = (families: readonly string[]) =>
  families.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', ');
