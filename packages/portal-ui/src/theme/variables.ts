import type { ColorRole } from './colors/palette.ts';

/** The CSS variable of a role, as `vars.color` names it. */
export const colorVariable = (role: ColorRole) => `--portal-color-${role}`;

/** Which roots are dark: those told so, and where the device is dark those that may follow it. Paper is light. */
export const dark = {
  told: ':root[data-portal-scheme="dark"]',
  following: ':root:not([data-portal-scheme="light"])',
  media: 'screen',
  device: 'screen and (prefers-color-scheme: dark)',
};
