import type { ColorRole, Scheme } from './palette.ts';

/** The CSS variable through which a chosen accent replaces the static value of a role. */
export const schemeVariable = (scheme: Scheme, role: ColorRole) => `--portal-${scheme}-${role}`;
