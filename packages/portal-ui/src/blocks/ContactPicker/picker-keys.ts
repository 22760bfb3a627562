import { isStop, type PickerRow } from './picker-rows.ts';

/** Rows a page of the keys PageUp and PageDown. */
const page = 8;

/** Where a key leads from a row (-1: none yet); undefined when it is not a key of the list. */
export function stopAfterKey(key: string, index: number, rows: readonly PickerRow[]): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return stopFrom(rows, index + 1, 1, index);
    case 'ArrowUp':
      return stopFrom(rows, index - 1, -1, index);
    case 'PageDown':
      return stopFrom(rows, Math.min(index + page, rows.length - 1), -1, index);
    case 'PageUp':
      return stopFrom(rows, Math.max(index - page, 0), 1, index);
    case 'Home':
      return stopFrom(rows, 0, 1, index);
    case 'End':
      return stopFrom(rows, rows.length - 1, -1, index);
    default:
      return undefined;
  }
}

/** The first row from `start` on that takes a key; `otherwise` when there is none. */
function stopFrom(rows: readonly PickerRow[], start: number, step: 1 | -1, otherwise: number): number {
  for (let index = start; index >= 0 && index < rows.length; index += step)
    if (isStop(rows[index])) return index;
  return otherwise;
}

/** What Left and Right do on a row of the tree. `inward` is the key that points the way one reads. */
export function treeStep(
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
