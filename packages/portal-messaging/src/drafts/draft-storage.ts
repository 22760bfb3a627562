/** Stores drafts on the device, at once: a crash in the next instant loses nothing. `localStorage` fits but for `keys`. */
export interface DraftStorage {
  keys(): readonly string[];
  getItem(key: string): string | null;
  /** May throw: drafts then live on in memory. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Stores a value, or removes an empty one. A full or forbidden storage must not stop the user from writing. */
export function storeOrRemove(storage: DraftStorage, key: string, value: string): void {
  try {
    if (value === '') storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // The draft lives on in memory.
  }
}
