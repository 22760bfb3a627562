import {
  limits,
  type FoundDepartment,
  type Group,
  type Matched,
  type Person,
} from '@snap/portal-api/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PagedStatus } from '@snap/portal-ui/views';
import { listStatus, pagedStatus } from '../../queries/status.ts';
import { directoryApi } from '../../shell-apis.ts';
import { useSettled } from '../use-settled.ts';

/** Milliseconds without a key press before the request. */
const settle = 120;

/** People, groups and departments that a text finds, page by page (decision A4). */
export const directorySearchQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['directory', 'search', query],
    queryFn: async ({ pageParam, signal }) => {
      // The server first: without a network its failure is the one that says so.
      const found = await directoryApi.search({ query, page: pageParam }, { signal });
      // The matcher is no part of the first page.
      const { matchOwnConversation } = await import('./match-own-conversation.ts');
      return { ...found, ownConversation: matchOwnConversation(query) };
    },
    enabled: query !== '',
    initialPageParam: 1,
    // Until all lists come back empty, all totals are reached, or the last page.
    getNextPageParam: (last, pages) => {
      const { people, groups, departments } = foundIn(pages);
      const goesOn =
        pages.length < limits.searchPages &&
        last.users.length + last.groups.length + last.departments.length > 0 &&
        (people.length < last.userCount ||
          groups.length < last.groupCount ||
          departments.length < last.departmentCount);
      return goesOn ? pages.length + 1 : undefined;
    },
    meta: { volatile: true },
  });

type Page = Awaited<ReturnType<typeof directoryApi.search>> & { ownConversation: Matched | undefined };

interface Found {
  people: readonly Person[];
  groups: readonly Group[];
  departments: readonly FoundDepartment[];
}

/** What all pages have found, each once. */
export const foundIn = (pages: readonly Page[]): Found => ({
  people: unique(pages.flatMap(({ users }) => users)),
  groups: unique(pages.flatMap(({ groups }) => groups)),
  departments: unique(pages.flatMap(({ departments }) => departments)),
});

export interface DirectorySearch extends Found {
  status: 'idle' | PagedStatus;
  /** How many match in all; those of the last text until the next are known. */
  counts: { people: number; groups: number; departments: number } | undefined;
  /** The text finds the user's own conversation by its name. */
  ownConversation: Matched | undefined;
  hasMore: boolean;
  loadMore: () => void;
  /** Retries what failed. */
  retry: () => void;
}

/** Searches for the typed text, debounced. */
export function useDirectorySearch(typed: string): DirectorySearch {
  const query = typed.trim();
  const settled = useSettled(query, settle);
  const search = useInfiniteQuery({
    ...directorySearchQuery(settled === query ? query : ''),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = search;
  const waits = settled !== query || isPlaceholderData;
  const status = query === '' ? 'idle' : waits ? 'loading' : pagedStatus(listStatus(search), search.error);
  const last = query === '' ? undefined : data?.pages.at(-1);
  return {
    ...foundIn(status === 'idle' || waits ? [] : (data?.pages ?? [])),
    status,
    counts: last && { people: last.userCount, groups: last.groupCount, departments: last.departmentCount },
    ownConversation: waits ? undefined : last?.ownConversation,
    hasMore: hasNextPage && !waits,
    loadMore: () => {
      if (status === 'ready' && hasNextPage) void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void (search.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
