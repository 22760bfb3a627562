import { codePoints } from './code-points.ts';

/** At least one of these is needed; other characters are welcome anywhere (A10). */
export const passwordSpecials = '~!@#$%^&*?.<>()';

/** Lengths in code points (E11). There is no cap at 16; the upper end keeps hashing cheap (A9). */
export const passwordLengths = { min: 8, max: 128 } as const;

/** The parts of the rule, in the order in which a form lists them. */
export const passwordParts = [
  'uppercase',
  'lowercase',
  'digit',
  'special',
  'minLength',
  'maxLength',
] as const;
export type PasswordPart = (typeof passwordParts)[number];

/**
 * Which parts of the rule a password fulfils (specification, section 5; A9, A10): a form ticks them off as one types.
 * Takes time linear in the length.
 */
export function checkPassword(password: string): Record<PasswordPart, boolean> {
  const length = codePoints(password);
  return {
    uppercase: /[A-Z]/.test(password),
    lowercase: /[a-z]/.test(password),
    digit: /[0-9]/.test(password),
    special: /[~!@#$%^&*?.<>()]/.test(password),
    minLength: length >= passwordLengths.min,
    maxLength: length <= passwordLengths.max,
  };
}

/** Whether a password fulfils every part of the rule. */
export function isStrongPassword(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}
