import type { FoundContact } from './contact-source.ts';

/** How well a contact was found: by its whole name, by a part of it, by something else. */
function gradeOf({ name, match }: FoundContact): number {
  if (match?.field !== 'name') return 2;
  const [first, ...others] = match.ranges;
  return others.length === 0 && first?.[0] === 0 && first[1] === name.length ? 0 : 1;
}

/**
 * What was found by its whole name first, then by a part of it, then by something else. Within that the order stays: put
 * people before departments, so that Enter on a name takes the person.
 */
export const bestFirst = (found: readonly FoundContact[]): FoundContact[] =>
  found.toSorted((a, b) => gradeOf(a) - gradeOf(b));
