/** Lengths of RFC 5321. */
const longest = { whole: 254, local: 64, label: 63 };

// Letters of any script: internationalised addresses exist. Each class is a single repetition, so matching is linear.
const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}\p{M}-]+$/u;
const topLevel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/** Normalises a typed address, including full-width characters. */
export function normaliseEmail(value: string): string {
  return value.normalize('NFKC').trim();
}

/**
 * Whether a text looks like an e-mail address (specification, section 5). Quoted local parts and bare host names are
 * not accepted. Expects a normalised value.
 */
export function isEmail(value: string): boolean {
  if (value.length > longest.whole) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  return (
    local.length <= longest.local &&
    localPart.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

function isLabel(text: string): boolean {
  return text.length <= longest.label && label.test(text) && !text.startsWith('-') && !text.endsWith('-');
}
