import { visibleNav, type NavItem } from '../Sidebar/index.ts';

/** Window widths in px, with the number of areas in the row below each (specification, sections 2 and 9). */
const breakpoints = [
  [980, 3],
  [1200, 4],
  [1580, 5],
] as const;

/**
 * Number of areas that fit into the row (specification, section 2, Layout).
 * @param width Of the window, in px.
 */
export function topMenuCount(width: number): number {
  return breakpoints.find(([below]) => width < below)?.[1] ?? Number.POSITIVE_INFINITY;
}

/** URL of an area: its own, or that of its first page. */
export function topMenuHref({ href, children = [] }: NavItem): string | undefined {
  const [first] = visibleNav(children);
  return first === undefined ? href : (topMenuHref(first) ?? href);
}
