import type { FieldError } from '../contract/fields.ts';

/** What went wrong, in one word. */
export type PortalApiErrorKind =
  /** The server answered with a status outside 200 to 299. */
  | 'http'
  /** A successful status whose body code is not `'0'`: a refusal with a sentence for the person (A21). */
  | 'business'
  /** No answer: offline, refused, cut. */
  | 'network'
  /** No answer within the time allowed (specification, section 9). */
  | 'timeout'
  /** The caller gave the call up. */
  | 'aborted'
  /** An answer that does not fit the contract. */
  | 'invalid-response';

export interface PortalApiErrorFields {
  kind: PortalApiErrorKind;
  /** Body code, or the status as text where the answer has none; absent without an answer. */
  code?: string | undefined;
  /** HTTP status; absent without an answer. */
  status?: number | undefined;
  /** The server's name for this request, for its log. */
  requestId?: string | undefined;
  /** How long the server asks to wait, in milliseconds. */
  retryAfter?: number | undefined;
  /** The server's sentence in the asked language. To be shown, never to be decided by. */
  msg?: string | undefined;
  /** What is wrong with the input, field by field: of status 400 alone (F5). */
  errors?: readonly FieldError[] | undefined;
  /** Whether the person may be told: false when given up, silenced, or answered by the sign-in-again dialog. */
  shown: boolean;
  cause?: unknown;
}

/** The one error of every call: `kind` and `code` decide, `msg` is text (specification, section 8; A7, A21). */
export class PortalApiError extends Error {
  readonly kind: PortalApiErrorKind;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly msg: string | undefined;
  /** Which field breaks which rule, and its limit; empty unless the status is 400. */
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

/** Milliseconds to wait by a `Retry-After` header, which holds seconds or a date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
