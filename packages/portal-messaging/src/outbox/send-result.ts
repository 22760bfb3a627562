import { PortalApiError } from '@snap/portal-api';
import { codes, endsSession } from '@snap/portal-api/contract';
import type { Refusal } from './outbox-storage.ts';

/**
 * Result of a failed send:
 * - `retry`: with backoff; `slowed` when the server limits the rate, with its pause `after` in milliseconds; `serverFailed`
 *   when it responded with a failure of its own.
 * - `wait`: for a new session.
 * - `taken`: the server knows the `clientMsgId` from another message (decision B5).
 * - `refuse`: the server does not take the message.
 */
export type SendResult =
  | { kind: 'retry'; after?: number | undefined; slowed?: boolean; serverFailed?: boolean }
  | { kind: 'taken'; failure: Refusal }
  | { kind: 'wait' }
  | { kind: 'refuse'; failure: Refusal };

/** Statuses that say nothing about the message itself: another try may succeed. */
const transientStatuses: readonly number[] = [408, 425];

/** Statuses of a server that limits the rate or is overloaded. */
const slowingStatuses: readonly number[] = [429, 503];

/** What happens to a message after a failed send (decision B18). */
export function sendResultOf(error: unknown): SendResult {
  if (!(error instanceof PortalApiError)) return { kind: 'retry' };
  const { kind, status = 0, code = codes.refused, msg, retryAfter } = error;
  if (status === 401 || (kind === 'business' && endsSession(code))) return { kind: 'wait' };
  // While a password change is forced the server refuses every call, not this message.
  if (code === codes.passwordForced) return { kind: 'wait' };
  if (code === codes.clientMsgIdTaken)
    return { kind: 'taken', failure: msg === undefined ? { code } : { code, msg } };
  if (slowingStatuses.includes(status)) return { kind: 'retry', after: retryAfter, slowed: true };
  const refused =
    kind === 'business' || (kind === 'http' && status < 500 && !transientStatuses.includes(status));
  if (refused) {
    const ofStatus = kind === 'http' ? { status } : {};
    return { kind: 'refuse', failure: { code, ...ofStatus, ...(msg !== undefined && { msg }) } };
  }
  return { kind: 'retry', after: retryAfter, ...(status >= 500 && { serverFailed: true }) };
}
