import { isOffline } from '@snap/portal-api';

/** Status of a query: its data stays shown during a refetch, and when that fails. */
export function queryStatus({ data, error }: { data: unknown; error: unknown }) {
  if (data !== undefined) return 'ready';
  if (error === null) return 'loading';
  return isOffline(error) ? 'offline' : 'error';
}
