import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { listStatus, type ListStatus } from './status.ts';

/** One page of a list; pages count from 1. */
export interface ListPage<Item, Extra = undefined> {
  items: readonly Item[];
  /** How many there are in all, where the server says so. */
  total?: number | undefined;
  /** Without a total: a further page may have more. */
  more?: boolean | undefined;
  /** What the response says of the list as a whole. */
  extra?: Extra;
}

interface PagedListOptions<Item, Extra> {
  queryKey: QueryKey;
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Item, Extra>>;
  /** Not stored on the device. */
  volatile?: boolean;
  /** How long it stays in memory after its page has gone, in milliseconds. Five minutes unless given. */
  gcTime?: number;
}

/** Options of a list that is read page by page as it is scrolled. */
export function pagedListOptions<Item, Extra = undefined>({
  queryKey,
  fetchPage,
  volatile = false,
  gcTime = 300_000,
}: PagedListOptions<Item, Extra>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((count, { items }) => count + items.length, 0);
      // An empty page ends the list, whatever the count says: it may have changed under way.
      const goesOn = last.items.length > 0 && (last.total === undefined ? last.more : seen < last.total);
      return goesOn ? pages.length + 1 : undefined;
    },
    meta: { volatile },
    gcTime,
  });
}

export interface PagedList<Item, Extra> {
  status: ListStatus;
  items: readonly Item[];
  total: number | undefined;
  extra: Extra | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** Tries again what failed. */
  retry: () => void;
}

type PagedListQuery<Item, Extra> = ReturnType<typeof pagedListOptions<Item, Extra>>;

/** A list with its rows so far; it is fetched anew when its page comes to the front. */
export function usePagedList<Item extends { id: string }, Extra>(
  options: PagedListQuery<Item, Extra>,
): PagedList<Item, Extra> {
  const query = useInfiniteQuery(options);
  const status = listStatus(query);
  const { data, hasNextPage, fetchNextPage, refetch } = query;
  const pages = status === 'denied' ? [] : (data?.pages ?? []);
  const last = pages.at(-1);
  return {
    status,
    items: unique(pages.flatMap(({ items }) => items)),
    total: last?.total,
    extra: last?.extra,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && status !== 'loadingMore') void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void (status === 'partial' ? fetchNextPage() : refetch()),
  };
}

/** Where pages have shifted, a row comes twice: once is enough. */
function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Shows a change of a list before the server has confirmed it. Refetch, or invalidate, once it has: a response from before the
 * change is not shown.
 */
export function editList<Item, Extra>(
  { queryKey }: PagedListQuery<Item, Extra>,
  change: (items: readonly Item[]) => readonly Item[],
): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<InfiniteData<ListPage<Item, Extra>, number>>(queryKey, (data) => {
    if (!data) return data;
    const before = data.pages.flatMap(({ items }) => items);
    const after = change(before);
    const more = after.length - before.length;
    // All rows in the last page: the pages keep their number, so that the next one is the one after them.
    const pages = data.pages.map(({ total, ...page }, at) => ({
      ...page,
      items: at === data.pages.length - 1 ? after : [],
      total: total === undefined ? undefined : Math.max(total + more, after.length),
    }));
    return { ...data, pages };
  });
}

/** The rows of a list that have been fetched. */
export function listedItems<Item, Extra>({ queryKey }: PagedListQuery<Item, Extra>): readonly Item[] {
  const data = queryClient.getQueryData<InfiniteData<ListPage<Item, Extra>, number>>(queryKey);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
