import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';

/** `Retry-After` in seconds. */
const RECOVERY_S = 2;

/** The storage of files cannot be used: 503 with its reason, for this request only. */
export class FilesAway extends HttpRefusal {
  override name = 'FilesAway';

  /** @param message For the log. The client's error is not kept: it holds the request with its signature. */
  constructor(message: string) {
    super(503, codes.filesUnavailable, RECOVERY_S);
    this.message = message;
  }
}

/** What a folder says of a file that is not there. */
export function missing(what: string): Error {
  return Object.assign(new Error(`${what} is not there`), { code: 'ENOENT' });
}
