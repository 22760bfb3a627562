import { PortalApiError } from './errors.ts';

/** The code of a failed call; undefined for failures without a response, and for other errors. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof PortalApiError ? error.code : undefined;
}

/** There was no response: the network or the server is unreachable. */
export function isOffline(error: unknown): boolean {
  return error instanceof PortalApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Statuses of a proxy whose server is unreachable, or of a server without its database. */
const awayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** The server could not decide: the network, a deploy or an outage is the reason, not the request. */
export function isAway(error: unknown): boolean {
  return isOffline(error) || (error instanceof PortalApiError && awayStatuses.includes(error.status));
}

/** The caller aborted the call. */
export function isAborted(error: unknown): boolean {
  return error instanceof PortalApiError && error.kind === 'aborted';
}
