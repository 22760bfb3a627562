const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const step = 1024;

/**
 * Formats a size in steps of 1024 with at most one decimal: `0 B`, `1.5 KB`, `10 GB` (specification, section 9; E12).
 * With a language, uses its decimal mark. The space is non-breaking.
 * @param bytes Not negative.
 */
export function formatSize(bytes: number, language?: string): string {
  let amount = bytes;
  let power = 0;
  // Round before comparing: 1023.96 KB would be written as 1024 KB, which is 1 MB.
  while (toOneDecimal(amount) >= step && power < units.length - 1) {
    amount /= step;
    power += 1;
  }
  const rounded = toOneDecimal(amount);
  const written =
    language === undefined
      ? String(rounded)
      : rounded.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });
  return `${written}\u{A0}${units[power]}`;
}

function toOneDecimal(amount: number): number {
  return Math.round(amount * 10) / 10;
}
