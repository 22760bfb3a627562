import { codePoints } from '../../../hooks/code-points.ts';
import { chosenCount, type ContactSelection } from '../../people/ContactPicker/index.ts';
import type { GroupSummary, NewGroupKind } from './types.ts';

/** Most code points of a group's name (specification, section 5). */
export const nameMax = 16;
export const introductionMax = 200;

/** The text up to so many code points, never in the middle of what a reader sees as one character. */
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
 * The name that a temporary chat gets from its members, the one who makes it first: whole names, as many as have room;
 * where fewer than two have, their first words.
 * @param goesOn There are members beside those named.
 */
export function nameOfMembers(names: readonly string[], goesOn = false): string {
  const whole = joinNames(names, goesOn);
  if (whole && (whole.count > 1 || names.length === 1)) return whole.text;
  const words = names.map((name) => name.split(/\s/u, 1)[0] ?? '');
  return joinNames(words, goesOn)?.text ?? `${cutToCodePoints(words[0] ?? '', nameMax - 1)}…`;
}

/** As many of the names as have room. */
function joinNames(names: readonly string[], goesOn: boolean) {
  for (let count = Math.min(names.length, nameMax); count > 0; count -= 1) {
    const all = count === names.length && !goesOn;
    const text = names.slice(0, count).join('、') + (all ? '' : '…');
    if (codePoints(text) <= nameMax) return { text, count };
  }
  return undefined;
}

/** What the choice comes to. People of chosen departments count, and are not known by name yet: the name goes on with them. */
export function groupSummary(
  kind: NewGroupKind,
  selection: ContactSelection,
  selfName: string,
  teamName: string,
): GroupSummary {
  const others = chosenCount(selection);
  if (others === 0) return { type: 'nobody' };
  const members = others + 1;
  if (kind !== 'group') return { type: 'teamGroup', name: teamName, members };
  const chosen = [...selection.chosen.values()];
  const names = chosen.flatMap(({ type, name }) => (type === 'person' ? [name] : []));
  const [only] = names;
  if (others === 1 && only !== undefined) return { type: 'chat', name: only };
  return { type: 'group', preview: nameOfMembers([selfName, ...names], others > names.length), members };
}
