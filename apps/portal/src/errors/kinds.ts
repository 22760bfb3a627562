import { PortalApiError } from '@snap/portal-api';

/** The code that decides, of a failed call; undefined for failures without an answer, and for our own mistakes. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof PortalApiError ? error.code : undefined;
}

/** No answer came: the network, or the server behind it, is away. */
export function isOffline(error: unknown): boolean {
  return error instanceof PortalApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** What a proxy, or a server whose database is away, answers in the place of an answer. */
const awayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Nobody who could decide has answered: neither a network nor a deploy says anything about the person. */
export function isAway(error: unknown): boolean {
  return isOffline(error) || (error instanceof PortalApiError && awayStatuses.includes(error.status));
}

/** The caller gave the call up: nothing has gone wrong. */
export function isAborted(error: unknown): boolean {
  return error instanceof PortalApiError && error.kind === 'aborted';
}
