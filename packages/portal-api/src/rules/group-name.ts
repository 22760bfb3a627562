import { codePoints, cutToCodePoints } from './code-points.ts';

/**
 * Builds the name of a temporary group from its members' names (D6): as many whole names as fit, with an ellipsis if
 * some are missing. If fewer than two fit, uses their first words. Only a first word longer than the limit is cut.
 * @param max Code points.
 */
export function groupNameOf(names: readonly string[], max: number): string {
  const whole = joinNames(names, max);
  if (whole && (whole.count > 1 || names.length === 1)) return whole.text;
  const words = names.slice(0, max).map((name) => name.split(/\s/u, 1)[0] ?? '');
  const short = joinNames(words, max, names.length > max);
  return short?.text ?? `${cutToCodePoints(words[0] ?? '', max - 1)}…`;
}

/** Joins as many names as fit. */
function joinNames(names: readonly string[], max: number, goesOn = names.length > max) {
  for (let count = Math.min(names.length, max); count > 0; count -= 1) {
    const all = count === names.length && !goesOn;
    const text = names.slice(0, count).join('、') + (all ? '' : '…');
    if (codePoints(text) <= max) return { text, count };
  }
  return undefined;
}
