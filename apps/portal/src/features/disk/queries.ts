import { PortalApiError } from '@snap/portal-api';
import { limits, rootFolder, type DiskItem, type DiskShare } from '@snap/portal-api/contract';
import type { FileSort } from '@snap/portal-ui/file-browser';
import { queryOptions, type InfiniteData, type UseQueryResult } from '@tanstack/react-query';
import { diskApi } from '../../page-apis.ts';
import { pagedListOptions, type ListPage } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { queryStatus } from '../../queries/status.ts';
import type { DiskPlace } from './place.ts';

/** Path of a folder, without the root. */
interface FolderFacts {
  path: readonly { id: string; name: string }[];
}

type DiskPage = ListPage<DiskItem, FolderFacts>;

const size = limits.diskPageMax;
const places = ['disk', 'places'] as const;

async function fetchPage(
  { area, folder, query }: DiskPlace,
  { key: sort, order }: FileSort,
  page: number,
  signal: AbortSignal,
): Promise<DiskPage> {
  const paging = { page, size };
  if (query !== '') return diskApi.search({ query, ...paging }, { signal });
  if (area === 'recycle') return diskApi.recycleList(paging, { signal });
  if (area === 'shared' && folder === undefined) return diskApi.sharedToMe(paging, { signal });
  const input = { parentId: folder ?? rootFolder, sort, order, ...paging };
  const { items, total, path } = await diskApi.list(input, { signal });
  return { items, total, extra: { path } };
}

/** The items of a place, or what a search finds. */
export const diskListQuery = (place: DiskPlace, sort: FileSort) =>
  pagedListOptions<DiskItem, FolderFacts>({
    queryKey: [...places, place, sort],
    fetchPage: (page, signal) => fetchPage(place, sort, page, signal),
    volatile: place.query !== '',
    // Items that were cut may be pasted elsewhere much later.
    gcTime: Infinity,
  });

/** Items by id from all cached lists: items cut in one folder are pasted in another. */
export function shownItems(ids: readonly string[]): DiskItem[] {
  const wanted = new Set(ids);
  const found = new Map<string, DiskItem>();
  for (const [, data] of queryClient.getQueriesData<InfiniteData<DiskPage>>({ queryKey: places }))
    for (const item of data?.pages.flatMap(({ items }) => items) ?? [])
      if (wanted.has(item.id)) found.set(item.id, item);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Files that the user shared with others. */
export const sharesGivenQuery = pagedListOptions<DiskShare>({
  queryKey: ['disk', 'given'],
  fetchPage: async (page, signal) => {
    const { shares, total } = await diskApi.given({ page, size }, { signal });
    return { items: shares, total };
  },
});

/** A file by its id alone. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['disk', 'file', fileId],
    queryFn: ({ signal }) => diskApi.detail({ fileId }, { signal }),
    // A copy from before would show a file whose share has ended.
    meta: { volatile: true },
  });

/** Status of `fileQuery`; `denied` when the share has ended or the file is gone. */
export function fileStatus({
  data,
  error,
  isFetching,
}: Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>): ReturnType<typeof queryStatus> | 'denied' {
  if (error instanceof PortalApiError && error.status === 403) return 'denied';
  return data === undefined && isFetching ? 'loading' : queryStatus({ data, error });
}

/** The earlier contents of a file. */
export const versionsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['disk', 'versions', fileId],
    queryFn: ({ signal }) => diskApi.versions({ fileId }, { signal }),
  });

/** Room on the disk, in bytes. */
export const quotaQuery = queryOptions({
  queryKey: ['disk', 'quota'],
  queryFn: async ({ signal }) => {
    const { used, reserved, total } = await diskApi.quota({}, { signal });
    return { used: used + reserved, total };
  },
});
