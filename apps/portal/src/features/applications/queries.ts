import { queryOptions } from '@tanstack/react-query';
import { applicationsApi } from '../../applications-api.ts';

/** Ids of the person's own applications, in the order in which they were chosen. */
export const ownApplicationsQuery = queryOptions({
  queryKey: ['applications', 'own'],
  queryFn: async ({ signal }) => (await applicationsApi.own({}, { signal })).map(({ id }) => id),
});
