import { queryOptions, skipToken } from '@tanstack/react-query';
import { directoryApi } from '../../shell-apis.ts';

/** One person's details. Without an id nothing is fetched. */
export const personQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['directory', 'person', userId],
    queryFn:
      userId === undefined ? skipToken : ({ signal }) => directoryApi.obtainUser({ userId }, { signal }),
  });
