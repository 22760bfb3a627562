import type { FieldError } from '../contract/fields.ts';

/** Kind of failure. */
export type PortalApiErrorKind =
  /** The server responded with a status outside 200 to 299. */
  | 'http'
  /** HTTP success with a body code other than `'0'`: a refusal with a sentence for the user (A21). */
  | 'business'
  /** No response: offline, refused, interrupted. */
  | 'network'
  /** No response within the timeout (specification, section 9). */
  | 'timeout'
  /** The caller aborted the call. */
  | 'aborted'
  /** The response does not match the contract. */
  | 'invalid-response';

export interface PortalApiErrorFields {
  kind: PortalApiErrorKind;
  /** Body code, or the HTTP status as text when the body has none; absent without a response. */
  code?: string | undefined;
  /** HTTP status; absent without a response. */
  status?: number | undefined;
  /** The server's id of this request, as in its log. */
  requestId?: string | undefined;
  /** `Retry-After` in milliseconds. */
  retryAfter?: number | undefined;
  /** The server's sentence in the request's language. For display only. */
  msg?: string | undefined;
  /** Validation errors by field, with status 400 only (F5). */
  errors?: readonly FieldError[] | undefined;
  /** Whether the error may be shown: false when aborted, silenced, or handled by the sign-in dialog. */
  shown: boolean;
  cause?: unknown;
}

/** The error of all calls. Decide by `kind` and `code`; `msg` is for display (specification, section 8; A7, A21). */
export class PortalApiError extends Error {
  readonly kind: PortalApiErrorKind;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly msg: string | undefined;
  /** Validation errors by field; empty unless the status is 400. */
  readonly errors: readonly FieldError[];
  readonly shown: boolean;

  /** @param call Method and path, for developers: `GET /co/…`. */
  constructor(call: string, fields: PortalApiErrorFields) {
    super(`${call}: ${[fields.kind, fields.code].filter(Boolean).join(' ')}`, { cause: fields.cause });
    this.name = 'PortalApiError';
    this.kind = fields.kind;
    this.code = fields.code;
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
    this.msg = fields.msg;
    this.errors = fields.errors ?? [];
    this.shown = fields.shown;
  }
}

/** Milliseconds of a `Retry-After` header, which contains seconds or a date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
