import type { PageTab } from '../types.ts';

/**
 * The ids after moving a tab to an index, counted without itself; undefined if nothing changes or a pinned tab would
 * move. Pinned tabs stay first.
 */
export function movedTo(tabs: readonly PageTab[], id: string, index: number): string[] | undefined {
  const from = tabs.findIndex((tab) => tab.id === id);
  const tab = tabs[from];
  if (!tab || tab.affix) return undefined;
  const pinned = tabs.filter(({ affix }) => affix).length;
  const to = Math.min(Math.max(index, pinned), tabs.length - 1);
  if (to === from) return undefined;
  const others = tabs.filter((other) => other !== tab).map((other) => other.id);
  return others.toSpliced(to, 0, id);
}

/** Drop index for a point, as `movedTo` counts it. `middles`: centres of all tabs, in order. */
export function indexAt(middles: readonly number[], from: number, point: number, rtl: boolean): number {
  const before = middles.filter((middle) => (rtl ? middle > point : middle < point)).length;
  return from >= 0 && from < before ? before - 1 : before;
}

/** Takes the focus when the tab is closed: the next one, otherwise the previous one. */
export function neighbourOf(tabs: readonly PageTab[], id: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.id === id);
  return (tabs[at + 1] ?? tabs[at - 1])?.id;
}
