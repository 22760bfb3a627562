import { codePoints, cutToCodePoints } from './code-points.ts';

/**
 * The name that a temporary group gets from its members (D6): whole names, as many as have room, and an ellipsis where
 * that is not all of them. Where fewer than two have room, each goes by its first word. Only a word that is longer than
 * the room is cut.
 * @param max code points
 */
export function groupNameOf(names: readonly string[], max: number): string {
  const whole = joinNames(names, max);
  if (whole && (whole.count > 1 || names.length === 1)) return whole.text;
  const words = names.slice(0, max).map((name) => name.split(/\s/u, 1)[0] ?? '');
  const short = joinNames(words, max, names.length > max);
  return short?.text ?? `${cutToCodePoints(words[0] ?? '', max - 1)}…`;
}

/** As many of the names as have room. */
function joinNames(names: readonly string[], max: number, goesOn = names.length > max) {
  for (let count = Math.min(names.length, max); count > 0; count -= 1) {
    const all = count === names.length && !goesOn;
    const text = names.slice(0, count).join('、') + (all ? '' : '…');
    if (codePoints(text) <= max) return { text, count };
  }
  return undefined;
}
