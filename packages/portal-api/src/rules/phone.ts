/** Phone rules (specification, section 5; decision E10). */

const mobile = /^1\d{10}$/;
const phone = /^(0\d{2,3}-\d{7,8}|1\d{10})$/;

/**
 * Normalises full-width digits and hyphens, typographic dashes, and the invisible characters that address books add
 * when a number is copied.
 */
export function normalisePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30FC]/g, '-')
    .replace(/[\s\p{Cf}]/gu, '');
}

/** 11 digits starting with 1. Expects a normalised value. */
export function isMobile(value: string): boolean {
  return mobile.test(value);
}

/** A landline with its area code and a dash, or a mobile number. Expects a normalised value. */
export function isPhone(value: string): boolean {
  return phone.test(value);
}

/** Digits of a search text that looks like a phone number, without the prefix of China; otherwise empty. */
export function phoneDigits(query: string): string {
  const plain = normalisePhone(query);
  if (!/^\+?[\d().-]+$/.test(plain)) return '';
  return plain.replace(/^\+86/, '').replace(/\D/g, '');
}
