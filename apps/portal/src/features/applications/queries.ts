import type { App, AppGroup } from '@snap/portal-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../queries/query-client.ts';
import { entryApi } from '../../shell-apis.ts';

/** The organisation's applications (specification, section 3: `applys`), the user's own marked. */
export const applicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => entryApi.list({}, { signal }),
  // The home page does not refetch what the guard has just fetched.
  staleTime: 10_000,
});

export const prefetchApplications = (): Promise<void> => queryClient.prefetchQuery(applicationsQuery);

/** The user's own applications, in their order. */
export const ownApplications = (groups: readonly AppGroup[]): App[] =>
  groups
    .flatMap(({ apps }) => apps)
    .filter(({ isOwn }) => isOwn)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
