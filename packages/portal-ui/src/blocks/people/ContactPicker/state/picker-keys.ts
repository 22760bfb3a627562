import { isStop, type PickerRow } from './picker-rows.ts';

/** Rows a page of the keys PageUp and PageDown. */
const page = 8;

/** Where a key leads from a row (-1: none yet); undefined when it is not a key of the list. */
export function stopAfterKey(key: string, index: number, rows: readonly PickerRow[]): number | undefined {
  const last = rows.length - 1;
  const ways: Record<string, readonly [start: number, step: 1 | -1]> = {
    ArrowDown: [index + 1, 1],
    ArrowUp: [index - 1, -1],
    PageDown: [Math.min(index + page, last), -1],
    PageUp: [Math.max(index - page, 0), 1],
    Home: [0, 1],
    End: [last, -1],
  };
  const way = ways[key];
  if (way === undefined) return undefined;
  const [start, step] = way;
  // The first row from there on that takes a key.
  for (let at = start; at >= 0 && at <= last; at += step) if (isStop(rows[at])) return at;
  return index;
}

/** What Left and Right do on a row of the tree. `inward` is the key that points the way one reads. */
export function treeAction(
  inward: boolean,
  index: number,
  rows: readonly PickerRow[],
): { type: 'expand' | 'collapse'; id: string } | { type: 'go'; index: number } | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (row.kind === 'department' && row.opens && row.expanded !== inward) {
    return { type: inward ? 'expand' : 'collapse', id: row.department.id };
  }
  if (inward) {
    return row.kind === 'department' && row.expanded && isStop(rows[index + 1])
      ? { type: 'go', index: index + 1 }
      : undefined;
  }
  for (let above = index - 1; above >= 0; above -= 1) {
    if ((rows[above]?.level ?? 0) < row.level) return { type: 'go', index: above };
  }
  return undefined;
}
