import type { AreaApi } from '../client/area-api.ts';
import type { disk } from '../areas/disk.ts';
import { cleanFileName } from '../rules/file-names.ts';

/** The folders of dropped folders. */
export interface Folders {
  /** The id of a folder below another, made on first use: many files of one folder wait for the same call. */
  open(parentId: string, path: readonly string[]): Promise<string>;
}

/** @param api Makes the folders; one that is there already is used. */
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
    // A failure is for those who waited; the next one tries anew.
    opened.catch(() => known.delete(key));
    return opened;
  };
  return { open };
}
