/** A change of the board that the server has not confirmed yet: the cards in their order, and what they were changed from. */
interface UnsavedBoard {
  ids: readonly string[];
  version: number;
}

const keyOf = (userId: string) => `snap-portal:board-change:${userId}`;

/** At once, so that it outlives a reload in the same moment. */
export function keepUnsaved(userId: string, change: UnsavedBoard): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(change));
  } catch {
    // The device is full: the change lives as long as the page.
  }
}

export function forgetUnsaved(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

/**
 * What is still to be kept upon the board of this version. One step on may be this very change, or the one before it, whose
 * answer nobody heard; a board that has gone on further was changed elsewhere, and has the last word. An older board is the
 * copy on the device: the server's response follows.
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
