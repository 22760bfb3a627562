import type { AreaApi } from '../client/area-api.ts';
import type { disk } from '../areas/disk.ts';
import { cleanFileName } from '../rules/file-names.ts';

/** Creates the folders of dropped folders. */
export interface Folders {
  /** Returns the id of a subfolder, creating it if needed. Files of the same folder share one request. */
  open(parentId: string, path: readonly string[]): Promise<string>;
}

/** @param api Creates folders; existing ones are reused. */
export function createFolders(api: Pick<AreaApi<typeof disk>, 'mkdir'>): Folders {
  const known = new Map<string, Promise<string>>();
  const open: Folders['open'] = (parentId, path) => {
    const given = path.at(-1);
    if (given === undefined) return Promise.resolve(parentId);
    const name = cleanFileName(given, true);
    const key = JSON.stringify([parentId, ...path]);
    const before = known.get(key);
    if (before) return before;
    const opened = open(parentId, path.slice(0, -1)).then(async (above) => {
      const { id } = await api.mkdir({ parentId: above, name, conflict: 'skip' });
      return id;
    });
    known.set(key, opened);
    // A failure rejects the waiting callers; the next call retries.
    opened.catch(() => known.delete(key));
    return opened;
  };
  return { open };
}
