/** Database of the device cache: responses of the server, by user. */
export const cacheDatabase = 'snap-portal-kept';

/** Entries of `localStorage` that belong to the cache: the menu and the recent searches. */
const cacheEntries = /^snap-portal:(?:menu|searches):/;

/** Removes the cache of all users. In a file of its own, so that the sign-in page does not load `device-cache.ts`. */
export function clearDeviceCache(): void {
  try {
    indexedDB.deleteDatabase(cacheDatabase);
    for (const key of Object.keys(localStorage)) if (cacheEntries.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing is cached.
  }
}
