/** A change of the board that the server has not confirmed yet: the cards in their order, and what they were changed from. */
interface UnsavedBoard {
  ids: readonly string[];
  version: number;
}

const keyOf = (userId: string) => `snap-portal:board-change:${userId}`;

/** Synchronous, so that it survives a reload at the same moment. */
export function keepUnsaved(userId: string, change: UnsavedBoard): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(change));
  } catch {
    // The storage is full: the change lives as long as the page.
  }
}

export function forgetUnsaved(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

/**
 * The change that still has to be saved onto the board of this version. The next version may be this change, or the previous one
 * whose response was lost. A newer version was changed elsewhere and wins. An older one is the copy on the device: the server's
 * response follows.
 */
export function unsavedUpon(userId: string, version: number): readonly string[] | undefined {
  try {
    const change: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '');
    if (typeof change !== 'object' || change === null) return undefined;
    const { ids, version: from }: { [Key in keyof UnsavedBoard]?: unknown } = change;
    if (typeof from !== 'number' || !Array.isArray(ids)) return undefined;
    if (version > from + 1) forgetUnsaved(userId);
    if (version < from || version > from + 1) return undefined;
    return ids.filter((id): id is string => typeof id === 'string');
  } catch {
    return undefined;
  }
}
