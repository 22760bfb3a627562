import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { administrationApi } from '../../api.ts';
import { queryClient } from '../../queries/query-client.ts';
import { type AuditPlace, toAuditFilter } from './place.ts';

const key = 'audit';

/** The audit log, page by page. */
export const auditQueryOptions = (place: AuditPlace) =>
  infiniteQueryOptions({
    queryKey: [key, 'list', toAuditFilter(place)],
    queryFn: ({ pageParam }) =>
      administrationApi.audit({
        ...toAuditFilter(place),
        ...(pageParam !== '' && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const lockedQueryOptions = () =>
  queryOptions({
    queryKey: [key, 'locked'],
    queryFn: async () => (await administrationApi.lockedAccounts()).accounts,
  });

/** Refetches the log and the locked accounts. */
export const refetchAudit = () => queryClient.invalidateQueries({ queryKey: [key] });
