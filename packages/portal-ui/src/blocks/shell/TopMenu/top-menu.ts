import { fitsRow } from '../../../hooks/fits-row.ts';
import { visibleNav, type NavItem } from '../Sidebar/index.ts';

/** Window widths in px below which only so many items stand in the row (specification, sections 2 and 9). */
const steps = [
  [980, 3],
  [1200, 4],
  [1580, 5],
] as const;

/**
 * How many items of the top menu a window has room for (specification, section 2, Layout).
 * @param width Of the window, in px.
 */
export function topMenuCount(width: number): number {
  return steps.find(([below]) => width < below)?.[1] ?? Number.POSITIVE_INFINITY;
}

/** Where a press leads: to the entry itself, or to the first page below it. */
export function topMenuHref({ href, children = [] }: NavItem): string | undefined {
  const [first] = visibleNav(children);
  return first === undefined ? href : (topMenuHref(first) ?? href);
}

/** Between two entries. Pixels. */
export const entryGap = 2;

/**
 * How many entries stand in the row with their whole names.
 * @param room Of the row, in px.
 * @param widths Of each entry that may stand in it, and of "more" at the end.
 * @param more It is needed whatever fits.
 */
export function wholeEntries(room: number, widths: readonly number[], more: boolean): number {
  const names = widths.slice(0, -1);
  const fits = (parts: readonly number[]) => fitsRow(room, parts, entryGap);
  if (!more && fits(names)) return names.length;
  return names.findLastIndex((_, at) => fits([...names.slice(0, at + 1), ...widths.slice(-1)])) + 1;
}
