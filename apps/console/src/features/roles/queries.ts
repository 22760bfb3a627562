import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import type { Language } from '@snap/portal-api/contract';

/** Below the key of people: their sheets name roles, and lists of people are those of a role. */
const key = ['people', 'roles'] as const;

/** Names of roles are in the language of the reader. */
export const rolesQueryOptions = (language: Language) =>
  queryOptions({ queryKey: [...key, language], queryFn: () => administrationApi.roles() });

export const permissionsQueryOptions = (language: Language) =>
  queryOptions({
    queryKey: ['permissions', language],
    queryFn: () => administrationApi.permissions(),
    staleTime: Infinity,
  });

/** The people who have a role, page by page. */
export const holdersQueryOptions = (roleId: string, query: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'holders', roleId, query],
    queryFn: ({ pageParam }) =>
      administrationApi.people({
        roleId,
        ...(query !== '' && { query }),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
