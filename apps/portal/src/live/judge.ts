import { PortalApiError } from '@snap/portal-api';
import { codes, endsSession } from '@snap/portal-api/contract';
import type { SendVerdict } from '../stores/outbox.ts';

/** Statuses that say nothing about the message itself: it may pass on another try. */
const passing: readonly number[] = [408, 425];

/** Statuses of a server that limits the rate or is overloaded. */
const pausing: readonly number[] = [429, 503];

/** What becomes of a message whose sending failed (decision B18). */
export function judgeSendFailure(error: unknown): SendVerdict {
  if (!(error instanceof PortalApiError)) return { kind: 'retry' };
  const { kind, status = 0, code = codes.refused, msg, retryAfter } = error;
  if (status === 401 || (kind === 'business' && endsSession(code))) return { kind: 'wait' };
  // While a password change is forced every call is refused, not this message.
  if (code === codes.passwordForced) return { kind: 'wait' };
  if (code === codes.clientMsgIdTaken)
    return { kind: 'taken', failure: msg === undefined ? { code } : { code, msg } };
  if (pausing.includes(status)) return { kind: 'retry', after: retryAfter, slowed: true };
  const refused = kind === 'business' || (kind === 'http' && status < 500 && !passing.includes(status));
  if (refused) {
    const ofStatus = kind === 'http' ? { status } : {};
    return { kind: 'refuse', failure: { code, ...ofStatus, ...(msg !== undefined && { msg }) } };
  }
  return { kind: 'retry', after: retryAfter };
}
