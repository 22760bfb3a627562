import { codePoints } from './code-points.ts';

/** At least one of these is required; other characters are allowed anywhere (A10). */
export const passwordSpecials = '~!@#$%^&*?.<>()';

/** Lengths in code points (E11). There is no limit of 16; the maximum bounds the cost of hashing (A9). */
export const passwordLengths = { min: 8, max: 128 } as const;

/** Parts of the password rule, in form order. */
export const passwordParts = [
  'uppercase',
  'lowercase',
  'digit',
  'special',
  'minLength',
  'maxLength',
] as const;
export type PasswordPart = (typeof passwordParts)[number];

/** Returns which parts of the rule a password fulfils (specification, section 5; A9, A10). Takes linear time. */
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
