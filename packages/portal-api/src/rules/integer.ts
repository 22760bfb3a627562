/**
 * Parses an integer of a form, or returns undefined (specification, section 5). Accepts full-width digits (E10) and
 * surrounding white space; rejects unsafe integers.
 */
export function parseInteger(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace('\u2212', '-').trim();
  if (!/^-?\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  // Normalise `-0` to 0.
  return Number.isSafeInteger(value) ? value || 0 : undefined;
}

/** Whether a form's text is an integer. */
export function isInteger(text: string): boolean {
  return parseInteger(text) !== undefined;
}
