import { codePoints } from '../../../../hooks/code-points.ts';
import { chosenCount, type ContactSelection } from '../../../people/ContactPicker/index.ts';
import type { GroupSummary, NewGroupKind } from '../types.ts';

/** Maximum length of a group's name in code points (specification, section 5). */
export const nameMax = 16;
export const introductionMax = 200;

/** Truncates a text to a number of code points without splitting a grapheme cluster. */
export function cutToCodePoints(text: string, max: number): string {
  if (codePoints(text) <= max) return text;
  let left = max;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    left -= codePoints(segment);
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * Name of a temporary chat, derived from its members, the creator first: as many whole names as fit, or first words
 * where fewer than two fit.
 * @param goesOn there are members beside those named
 */
export function nameOfMembers(names: readonly string[], goesOn = false): string {
  const whole = joinNames(names, goesOn);
  if (whole && (whole.count > 1 || names.length === 1)) return whole.text;
  const words = names.map((name) => name.split(/\s/u, 1)[0] ?? '');
  return joinNames(words, goesOn)?.text ?? `${cutToCodePoints(words[0] ?? '', nameMax - 1)}…`;
}

/** The longest prefix of the names that fits. */
function joinNames(names: readonly string[], goesOn: boolean) {
  for (let count = Math.min(names.length, nameMax); count > 0; count -= 1) {
    const all = count === names.length && !goesOn;
    const text = names.slice(0, count).join('、') + (all ? '' : '…');
    if (codePoints(text) <= nameMax) return { text, count };
  }
  return undefined;
}

/**
 * Summary of the choice. Members of chosen departments count, but their names are unknown, so the name ends in an
 * ellipsis.
 */
export function groupSummary(
  kind: NewGroupKind,
  selection: ContactSelection,
  selfName: string,
  teamName: string,
): GroupSummary {
  const others = chosenCount(selection);
  if (others === 0) return { type: 'none' };
  const members = others + 1;
  if (kind !== 'group') return { type: 'teamGroup', name: teamName, members };
  const chosen = [...selection.chosen.values()];
  const names = chosen.flatMap(({ type, name }) => (type === 'person' ? [name] : []));
  const [only] = names;
  if (others === 1 && only !== undefined) return { type: 'chat', name: only };
  return { type: 'group', preview: nameOfMembers([selfName, ...names], others > names.length), members };
}
