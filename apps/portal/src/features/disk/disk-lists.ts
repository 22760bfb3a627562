import { limits, rootFolder, type DiskItem } from '@snap/portal-api/contract';
import type { FileSort } from '@snap/portal-ui/file-browser';
import { diskApi } from '../../disk-api.ts';
import { PagedList } from '../../lists/paged-list.ts';
import type { DiskPlace } from './place.ts';

/** What an answer says of a folder: the way to it from the top, which is left out. */
export interface FolderFacts {
  path: readonly { id: string; name: string }[];
}

export type DiskList = PagedList<DiskItem, FolderFacts>;

const size = limits.diskPageMax;
const nowhere: FolderFacts = { path: [] };

/** The list of a place. */
function createDiskList(place: DiskPlace, { key: sort, order }: FileSort): DiskList {
  const { area, folder, query } = place;
  return new PagedList(
    async (page, signal) => {
      const paging = { page, size };
      if (query !== '') {
        const { items, total } = await diskApi.search({ query, ...paging }, { signal });
        return { items, total, extra: nowhere };
      }
      if (area === 'recycle') {
        const { items, total } = await diskApi.recycleList(paging, { signal });
        return { items, total, extra: nowhere };
      }
      if (area === 'shared' && folder === undefined) {
        const { items, total } = await diskApi.sharedToMe(paging, { signal });
        return { items, total, extra: nowhere };
      }
      const input = { parentId: folder ?? rootFolder, sort, order, ...paging };
      const { items, total, path } = await diskApi.list(input, { signal });
      return { items, total, extra: { path } };
    },
    query === '' ? `disk:${JSON.stringify([area, folder, sort, order])}` : undefined,
  );
}

/** So many places are shown at once when one comes back to them. */
const remembered = 30;
const known = new Map<string, DiskList>();

/** The list of a place, as it was when one was last there; it is read anew whenever it is shown. */
export function diskListOf(place: DiskPlace, sort: FileSort): DiskList {
  const key = JSON.stringify([place, sort]);
  const list = known.get(key) ?? createDiskList(place, sort);
  known.delete(key);
  known.set(key, list);
  const [oldest] = known.keys();
  if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  return list;
}

/** The items of those ids in the places shown lately: what is cut in one folder is pasted in another. */
export function shownItems(ids: readonly string[]): DiskItem[] {
  const wanted = new Set(ids);
  const found = new Map<string, DiskItem>();
  for (const list of known.values())
    for (const item of list.snapshot().items) if (wanted.has(item.id)) found.set(item.id, item);
  return ids.flatMap((id) => found.get(id) ?? []);
}
