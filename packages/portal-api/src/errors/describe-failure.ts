import { PortalApiError } from '../client/errors.ts';
import { codes } from '../contract/codes.ts';
import type { Catalogue } from './catalogue.ts';
import { toastDurations, type Toast } from './toast.ts';

/**
 * Returns the toast for a failed call: red, for five seconds (specification, section 8). Undefined when the call was
 * aborted or silenced, or when the sign-in dialog opens instead (A7).
 * @param online Whether the device is online; default `navigator.onLine`.
 */
export function describeFailure(error: unknown, catalogue: Catalogue, online?: boolean): Toast | undefined {
  if (error instanceof PortalApiError && !error.shown) return undefined;
  return { text: failureText(error, catalogue, online), tone: 'error', duration: toastDurations.failure };
}

/**
 * Returns the text for a failure that a view shows in place, regardless of `shown`. Kind and status decide; the
 * server's sentence is used for refusals, for unavailable files, and for 400, 413, 429 and 507.
 */
export function failureText(
  error: unknown,
  catalogue: Catalogue,
  online = globalThis.navigator?.onLine ?? true,
): string {
  // Bugs have no code that a user could report.
  if (!(error instanceof PortalApiError)) return catalogue.other;
  switch (error.kind) {
    case 'business':
      return error.msg ?? catalogue.other;
    case 'http':
      // Only files are unavailable, which the status alone does not say.
      if (error.code === codes.filesUnavailable && error.msg !== undefined) return error.msg;
      return statusText(error.status, error.msg, catalogue);
    case 'network':
      return online ? catalogue.network : catalogue.offline;
    case 'timeout':
      return catalogue.timeout;
    default:
      return catalogue.other;
  }
}

function statusText(status: number | undefined, msg: string | undefined, catalogue: Catalogue): string {
  switch (status) {
    case 400:
      return catalogue.badRequest(msg);
    case 401:
    case 403:
      return catalogue.noAccess;
    case 404:
      return catalogue.notFound;
    case 405:
      return catalogue.methodNotAllowed;
    case 408:
    case 501:
    case 502:
    case 503:
    case 504:
      return catalogue.unreachable(status);
    case 413:
      return msg ?? catalogue.tooLarge;
    case 429:
      return msg ?? catalogue.tooMany;
    case 500:
      return catalogue.internal;
    case 505:
      return catalogue.httpVersion;
    case 507:
      return msg ?? catalogue.other;
    default:
      return catalogue.other;
  }
}
