/** Length in code points: what a person counts as characters, the same on both sides (E11). */
export function codePoints(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/**
 * The beginning of a text, at most `max` code points long (D6, E11). What a person sees as one character, an emoji of
 * several parts or a letter with its accent, stays whole or goes, unless it alone is longer than `max`.
 */
export function cutToCodePoints(value: string, max: number): string {
  // Code points are never more than UTF-16 units.
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
