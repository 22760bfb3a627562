import { PortalApiError } from '@snap/portal-api';
import type { PagedStatus } from '@snap/portal-ui/views';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { isOffline } from '../errors/kinds.ts';

/** Status of a query without data. */
export function missingStatus(error: unknown): 'loading' | 'error' | 'offline' {
  if (error === null) return 'loading';
  return isOffline(error) ? 'offline' : 'error';
}

/** Status of a query. Its data stays shown during a refetch, and when that fails. */
export type QueryStatus = 'ready' | ReturnType<typeof missingStatus>;

export const queryStatus = ({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): QueryStatus =>
  data === undefined ? missingStatus(error) : 'ready';

/** `partial`: a further page could not be fetched. `denied`: the list is not the person's to see. */
export type ListStatus = QueryStatus | 'loadingMore' | 'partial' | 'denied';

type ListQuery = Pick<
  UseInfiniteQueryResult,
  'data' | 'error' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

export function listStatus({ data, error, isFetchingNextPage, isFetchNextPageError }: ListQuery): ListStatus {
  if (error instanceof PortalApiError && error.status === 403) return 'denied';
  if (data === undefined) return missingStatus(error);
  if (isFetchingNextPage) return 'loadingMore';
  if (isFetchNextPageError) return 'partial';
  // The shell says that the network is lost; the rows stay.
  return error === null || isOffline(error) ? 'ready' : 'error';
}

/** Status for a block that shows one notice for whatever could not be fetched. */
export function pagedStatus(status: ListStatus, error: unknown): PagedStatus {
  return status === 'denied' || status === 'partial' ? missingStatus(error) : status;
}
