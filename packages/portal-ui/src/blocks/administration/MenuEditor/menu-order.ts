import type { MenuEntryView, MenuLanguage } from './types.ts';

/** An entry with its depth, from 0. */
export interface PlacedEntry {
  entry: MenuEntryView;
  depth: number;
}

/** The entries in the order in which they are shown, those below an entry after it. */
export function placedEntries(entries: readonly MenuEntryView[]): PlacedEntry[] {
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const listed = (parentId: string | undefined, depth: number): PlacedEntry[] =>
    (below.get(parentId) ?? []).flatMap((entry) => [{ entry, depth }, ...listed(entry.id, depth + 1)]);
  return listed(undefined, 0);
}

const inOrder = (entries: readonly MenuEntryView[]) => placedEntries(entries).map(({ entry }) => entry);

/** Moves an entry by one place among those with its parent; undefined at the end. */
export function movedEntry(
  entries: readonly MenuEntryView[],
  id: string,
  step: -1 | 1,
): MenuEntryView[] | undefined {
  const entry = entries.find((one) => one.id === id);
  const siblings = entries.filter((one) => one.parentId === entry?.parentId);
  const other = siblings[siblings.findIndex((one) => one.id === id) + step];
  if (!entry || !other) return undefined;
  const swapped = entries.map((one) => (one === entry ? other : one === other ? entry : one));
  return inOrder(swapped);
}

/** Replaces an entry, or adds it at the end of its parent. */
export function withEntry(entries: readonly MenuEntryView[], entry: MenuEntryView): MenuEntryView[] {
  const stored = entries.find(({ id }) => id === entry.id);
  if (stored?.parentId === entry.parentId && stored) {
    return inOrder(entries.map((one) => (one.id === entry.id ? entry : one)));
  }
  return inOrder([...entries.filter(({ id }) => id !== entry.id), entry]);
}

/** The ids of all that is below an entry. */
export function idsBelow(entries: readonly MenuEntryView[], id: string): string[] {
  return entries
    .filter(({ parentId }) => parentId === id)
    .flatMap((entry) => [entry.id, ...idsBelow(entries, entry.id)]);
}

/** Without an entry and all that is below it. */
export function withoutEntry(entries: readonly MenuEntryView[], id: string): MenuEntryView[] {
  const gone = new Set([id, ...idsBelow(entries, id)]);
  return entries.filter((entry) => !gone.has(entry.id));
}

/** As readers of a language see it. */
export const entryName = ({ id, names }: MenuEntryView, language: MenuLanguage): string =>
  names[language] ?? names.zh ?? Object.values(names)[0] ?? id;
