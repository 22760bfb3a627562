import { codePoints, cutToCodePoints } from './code-points.ts';

/**
 * The name that a temporary group gets from its members (D6): whole names, never a part of one, and an ellipsis where
 * not all of them have room. Only a first name that is longer than that alone is cut.
 * @param max code points
 */
export function groupNameOf(names: readonly string[], max: number): string {
  const all = names.slice(0, max).join('、');
  if (names.length <= max && codePoints(all) <= max) return all;
  for (let count = Math.min(names.length, max); count > 0; count -= 1) {
    const shown = `${names.slice(0, count).join('、')}…`;
    if (codePoints(shown) <= max) return shown;
  }
  return `${cutToCodePoints(names[0] ?? '', max - 1)}…`;
}
