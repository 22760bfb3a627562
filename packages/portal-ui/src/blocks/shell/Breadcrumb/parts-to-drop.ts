import { fitsRow } from '../../../hooks/fits-row.ts';

/** Between two parts. Pixels. */
export const partGap = 4;

/** The longest name. Pixels. */
export const nameMax = 200;

/**
 * How many parts of a way have no room: those between the first and the page itself go first, then the first. All of them: not
 * even the last has room for its whole name.
 * @param room Of the row, in px.
 * @param widths Of each part, and of the mark that stands for those that are not shown.
 * @param before How many had no room.
 */
export function partsToDrop(room: number, widths: readonly number[], before: number): number {
  const parts = widths
    .slice(0, -1)
    .map((width, at) => (at === widths.length - 2 ? Math.min(width, nameMax) : width));
  const mark = widths.at(-1) ?? 0;
  for (let dropped = 0; dropped < parts.length; dropped += 1) {
    const shown = parts.filter((_, at) => !isDropped(at, dropped, parts.length));
    // Half a pixel less than what is missed: the room is not the same to the last digit afterwards.
    const marks = dropped > 0 ? [mark] : before > 0 ? [mark + 0.5] : [];
    if (fitsRow(room, [...shown, ...marks], partGap)) return dropped;
  }
  return parts.length;
}

/** Whether a part is among those that are not shown. The page itself always is. */
export function isDropped(at: number, dropped: number, parts: number): boolean {
  const first = dropped < parts - 1 ? 1 : 0;
  return at >= first && at < first + dropped && at < parts - 1;
}
