import { PortalApiError } from '@snap/portal-api';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { isOffline } from '../errors/kinds.ts';

/** How a response stands that is not here. */
export function missingStatus(error: unknown): 'loading' | 'error' | 'offline' {
  if (error === null) return 'loading';
  return isOffline(error) ? 'offline' : 'error';
}

/** How one response stands. Data that is here stays shown while it is fetched again, and when that fails. */
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
  // Without a network the strip of the shell says so; what is here stays.
  return error === null || isOffline(error) ? 'ready' : 'error';
}
