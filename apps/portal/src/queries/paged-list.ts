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
  /** Facts of the list as a whole, such as the path of a folder. */
  extra?: Extra;
}

interface PagedListOptions<Item, Extra> {
  queryKey: QueryKey;
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Item, Extra>>;
  /** Not stored on the device. */
  volatile?: boolean;
  /** How long an unused list stays in memory, in milliseconds. Five minutes by default. */
  gcTime?: number;
}

/** Query options of a list that is fetched page by page while scrolling. */
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
      // An empty page ends the list even below the total, which may be out of date.
      const goesOn = last.items.length > 0 && (last.total === undefined ? last.more : seen < last.total);
      return goesOn ? pages.length + 1 : undefined;
    },
    meta: { volatile },
    gcTime,
  });
}

export interface PagedList<Item, Extra> {
  status: ListStatus;
  /** Why it could not be fetched, if so. */
  error: unknown;
  items: readonly Item[];
  total: number | undefined;
  extra: Extra | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** Retries what failed. */
  retry: () => void;
}

type PagedListQuery<Item, Extra> = ReturnType<typeof pagedListOptions<Item, Extra>>;

/** A paged list with the rows fetched so far. It is refetched when its page is shown again. */
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
    error: query.error,
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

/** A row that moved between two requests is on two pages; it is listed once. */
function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * Optimistic update of a list: shows a change before the server has confirmed it, and cancels requests from before it.
 * Invalidate the list when the request has settled.
 * @returns How to take the change back, also without a network
 */
export function editList<Item, Extra>(
  { queryKey }: PagedListQuery<Item, Extra>,
  change: (items: readonly Item[]) => readonly Item[],
): () => void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData<InfiniteData<ListPage<Item, Extra>, number>>(queryKey, (data) => {
    if (!data) return data;
    const items = data.pages.flatMap((page) => page.items);
    const after = change(items);
    const more = after.length - items.length;
    // All rows go into the last page: the number of pages stays, so the next page keeps its number.
    const pages = data.pages.map(({ total, ...page }, at) => ({
      ...page,
      items: at === data.pages.length - 1 ? after : [],
      total: total === undefined ? undefined : Math.max(total + more, after.length),
    }));
    return { ...data, pages };
  });
  return () => queryClient.setQueryData(queryKey, before);
}

/** The rows fetched so far. */
export function listedItems<Item, Extra>({ queryKey }: PagedListQuery<Item, Extra>): readonly Item[] {
  const data = queryClient.getQueryData<InfiniteData<ListPage<Item, Extra>, number>>(queryKey);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
