import { queryOptions } from '@tanstack/react-query';

/** What the person may administer; nothing for most people. Its code is not part of the first page. */
export const administrationQueryOptions = (userId: string) =>
  queryOptions({
    queryKey: ['administration', userId],
    queryFn: async () => {
      const { administrationApi } = await import('../../administration-api.ts');
      return administrationApi.access();
    },
    staleTime: 5 * 60_000,
  });
