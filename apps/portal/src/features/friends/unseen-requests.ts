import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../queries/query-client.ts';
import { entryApi } from '../../shell-apis.ts';

/** Whose friend requests wait and have not been seen. Live events refetch it. */
const unseenQuery = queryOptions({
  queryKey: ['friends', 'unseen'],
  queryFn: async ({ signal }) => {
    const requests = await entryApi.unread({}, { signal });
    return requests.map(({ person }) => person.id);
  },
  staleTime: Infinity,
  // A badge has no retry button, and a cut may be too short to be noticed.
  retry: 1,
  retryDelay: 5_000,
});

/** How many friend requests wait and have not been seen: their number joins the messaging badge (decision A1). */
export const useUnseenRequests = (): number => useQuery(unseenQuery).data?.length ?? 0;

/** Whether any is known to wait unseen. */
export const hasUnseenRequests = (): boolean =>
  (queryClient.getQueryData(unseenQuery.queryKey)?.length ?? 0) > 0;

/** All have been seen here. */
export const clearUnseenRequests = (): void => {
  queryClient.setQueryData(unseenQuery.queryKey, []);
};
