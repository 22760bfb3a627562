/** The database of what is kept to be read without a network: answers of the server, by person. */
export const keptDatabase = 'snap-portal-kept';

/** What lies in `localStorage` for the same purpose: the menu, and what was searched for. */
const keptEntries = /^snap-portal:(?:menu|searches):/;

/** Removes all of it, whosever it is. Apart from kept.ts: whoever signs out has no need of the way to read it. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
    for (const key of Object.keys(localStorage)) if (keptEntries.test(key)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
