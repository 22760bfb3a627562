/**
 * The number that a form's text holds, or undefined where it is no whole number (specification, section 5). Full-width
 * digits are taken (E10), and so is white space around them; a number that cannot be held exactly is not.
 */
export function parseInteger(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace('\u2212', '-').trim();
  if (!/^-?\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  // Not `-0`, which would be written back as 0 but equals nothing that was meant.
  return Number.isSafeInteger(value) ? value || 0 : undefined;
}

/** Whether a form's text is a whole number. */
export function isInteger(text: string): boolean {
  return parseInteger(text) !== undefined;
}
