/** Length in code points, as client and server count characters (E11). */
export function codePoints(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/**
 * Returns the beginning of a text, at most `max` code points (D6, E11). Grapheme clusters (compound emoji, letters with
 * accents) are not split, unless one alone is longer than `max`.
 */
export function cutToCodePoints(value: string, max: number): string {
  // The number of code points never exceeds the number of UTF-16 units.
  if (value.length <= max) return value;
  let left = max;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(value)) {
    left -= codePoints(segment);
    if (left < 0) break;
    end = index + segment.length;
  }
  if (end > 0) return value.slice(0, end);
  return Array.from(value.slice(0, max * 2))
    .slice(0, max)
    .join('');
}
