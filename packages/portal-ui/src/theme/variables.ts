import type { ColorRole } from './colors/palette.ts';

/** The CSS variable of a role, by its name in `vars.color`. */
export const colorVariable = (role: ColorRole) => `--portal-color-${role}`;

/** Selectors of dark roots: explicit ones, and those that follow a dark device. Print is light. */
export const dark = {
  told: ':root[data-portal-scheme="dark"]',
  following: ':root:not([data-portal-scheme="light"])',
  media: 'screen',
  device: 'screen and (prefers-color-scheme: dark)',
};
