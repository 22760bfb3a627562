import { PortalApiError } from '../client/errors.ts';
import type { Catalogue } from './catalogue.ts';
import { noticeDurations, type Notice } from './notice.ts';

/**
 * What to show for a failed call: red, for five seconds (specification, section 8). Nothing where the person is not to
 * be told: the caller gave up, the call is a silent one, or the sign-in-again dialog is the answer (A7).
 * @param online Whether the machine has a network; the browser's own word unless given.
 */
export function describeFailure(error: unknown, catalogue: Catalogue, online?: boolean): Notice | undefined {
  if (error instanceof PortalApiError && !error.shown) return undefined;
  return { text: failureText(error, catalogue, online), tone: 'error', duration: noticeDurations.failure };
}

/**
 * The sentence for a failure that a view shows in a place of its own, whether or not it may float over the page. The
 * kind and the status decide; the server's sentence is shown for refusals and for 400, 413, 429 and 507.
 */
export function failureText(
  error: unknown,
  catalogue: Catalogue,
  online = globalThis.navigator?.onLine ?? true,
): string {
  // Our own mistakes have no code that a person could pass on.
  if (!(error instanceof PortalApiError)) return catalogue.other;
  switch (error.kind) {
    case 'business':
      return error.msg ?? catalogue.other;
    case 'http':
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
