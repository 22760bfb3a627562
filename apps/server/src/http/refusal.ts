import type { Code, FieldError } from '@snap/portal-api/contract';

/** Values of the `{name}` placeholders of a sentence. A list of names is shortened: see `textFor`. */
export type TextValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A business error (A21): HTTP 200 with this code and its sentence in the request's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: Code;
  readonly values: TextValues;

  /** Code whose sentence is used. */
  readonly wording: Code;

  constructor(code: Code, values: TextValues = {}, wording: Code = code) {
    super(`refused with code ${code}`);
    this.code = code;
    this.values = values;
    this.wording = wording;
  }

  /** The same sentence under another code that the specification requires. */
  as(code: Code): Refusal {
    return new Refusal(code, this.values, this.wording);
  }
}

/** An error with an HTTP status (A21). */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly code: Code;
  /** `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;
  /** Validation errors by field (F5). */
  readonly errors: readonly FieldError[];

  constructor(status: number, code: Code, retryAfter?: number, errors: readonly FieldError[] = []) {
    super(`refused with status ${status}`);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.errors = errors;
  }
}
