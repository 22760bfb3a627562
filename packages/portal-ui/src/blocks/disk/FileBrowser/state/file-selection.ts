/** Ids from one item to another, both included, in display order. A missing anchor counts as the target. */
export function rangeBetween(ids: readonly string[], anchor: string | undefined, target: string): string[] {
  const to = ids.indexOf(target);
  const from = anchor === undefined ? to : ids.indexOf(anchor);
  if (to < 0) return [];
  const start = from < 0 ? to : from;
  return ids.slice(Math.min(start, to), Math.max(start, to) + 1);
}

/** Adds or removes the item. */
export function toggled(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
}

/** Rows per PageUp and PageDown. */
const page = 8;

/** Index that a key moves to in rows of `columns` items; undefined for other keys. */
export function indexAfterKey(
  key: string,
  index: number,
  { count, columns, rtl }: { count: number; columns: number; rtl: boolean },
): number | undefined {
  const side = rtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + columns * page,
    PageUp: index - columns * page,
    Home: 0,
    End: count - 1,
    ...(columns > 1 && { ArrowRight: index + side, ArrowLeft: index - side }),
  };
  const next = steps[key];
  if (next === undefined || count === 0) return undefined;
  // The last row may be short: down from above its gap moves to its end, up from the first row moves nowhere.
  if (key === 'ArrowUp' && next < 0) return index;
  if (key === 'ArrowDown' && next >= count)
    return Math.floor(index / columns) < Math.floor((count - 1) / columns) ? count - 1 : index;
  return Math.min(Math.max(next, 0), count - 1);
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Index of the next item whose name begins with the typed text, from the one after `from`, cyclically. Repeating a
 * letter cycles through all that begin with it. -1 for none.
 */
export function typeAhead(names: readonly string[], from: number, typed: string): number {
  const letters = Array.from(plain(typed));
  const same = letters.every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] ?? '') : letters.join('');
  // The current item may match the longer prefix, too.
  const start = same ? from + 1 : from;
  for (let step = 0; step < names.length; step += 1) {
    const at = (start + step) % names.length;
    if (plain(names[at] ?? '').startsWith(wanted)) return at;
  }
  return -1;
}

/** Length of the selection when a name is edited: a file's without its extension, a folder's whole. UTF-16 units. */
export function stemLength(name: string, folder: boolean): number {
  if (folder) return name.length;
  const ending = /(?:\.tar)?\.[^.\s]{1,16}$/i.exec(name);
  return ending && ending.index > 0 ? ending.index : name.length;
}
