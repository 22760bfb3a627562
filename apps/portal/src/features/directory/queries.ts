import { queryOptions, skipToken } from '@tanstack/react-query';
import { directoryApi, organisationApi } from '../../shell-apis.ts';
import { session } from '../../stores/session.ts';

/** One person's details. Without an id nothing is fetched. */
export const personQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['directory', 'person', userId],
    queryFn:
      userId === undefined ? skipToken : ({ signal }) => directoryApi.obtainUser({ userId }, { signal }),
  });

/** What the organisation has set. The server enforces it; pages show it. */
export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: ({ signal }) => organisationApi.systemConfig({ tenantId: session.tenantId }, { signal }),
  staleTime: Infinity,
  // It has no retry button, and a cut may be too short to be noticed.
  retry: 1,
  retryDelay: 5_000,
});

/** Stands in for `organisationQuery` until it has data: what the server has unless it was changed. */
export const defaultOrganisation = { recallMinutes: 2, editHours: 24, diskQuotaBytes: 10 * 1024 ** 3 };
