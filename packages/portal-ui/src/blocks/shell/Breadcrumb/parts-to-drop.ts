import { fitsRow } from '../../../hooks/fits-row.ts';

/** Gap between two items. Pixels. */
export const partGap = 4;

/** Maximum width of a name. Pixels. */
export const nameMax = 200;

/**
 * How many items to hide: those between the first and the last go first, then the first. All of them: not even the last
 * fits.
 * @param room Width of the row, in px.
 * @param widths Of each item, and of the ellipsis.
 * @param before Number of items hidden so far.
 */
export function partsToDrop(room: number, widths: readonly number[], before: number): number {
  const parts = widths
    .slice(0, -1)
    .map((width, at) => (at === widths.length - 2 ? Math.min(width, nameMax) : width));
  const mark = widths.at(-1) ?? 0;
  for (let dropped = 0; dropped < parts.length; dropped += 1) {
    const shown = parts.filter((_, at) => !isDropped(at, dropped, parts.length));
    // Half a pixel of tolerance for subpixel rounding.
    const marks = dropped > 0 ? [mark] : before > 0 ? [mark + 0.5] : [];
    if (fitsRow(room, [...shown, ...marks], partGap)) return dropped;
  }
  return parts.length;
}

/** Whether an item is hidden. The current page never is. */
export function isDropped(at: number, dropped: number, parts: number): boolean {
  const first = dropped < parts - 1 ? 1 : 0;
  return at >= first && at < first + dropped && at < parts - 1;
}
