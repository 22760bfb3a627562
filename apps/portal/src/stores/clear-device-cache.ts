/** The database of what is kept to be read without a network: answers of the server, by person. */
export const cacheDatabase = 'snap-portal-kept';

/** What lies in `localStorage` for the same purpose: the menu, and what was searched for. */
const cacheEntries = /^snap-portal:(?:menu|searches):/;

/** Removes all of it, whosever it is. Apart from kept.ts: whoever signs out has no need of the way to read it. */
export function clearDeviceCache(): void {
  try {
    indexedDB.deleteDatabase(cacheDatabase);
    for (const key of Object.keys(localStorage)) if (cacheEntries.test(key)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
