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
