import type { Code, FieldError } from '@snap/portal-api/contract';

/** Fills the `{name}` places of a sentence. A list of names is shortened: see `textFor`. */
export type TextValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A business refusal (A21): HTTP 200 with this code and its sentence in the asked language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: Code;
  readonly values: TextValues;

  /** Whose sentence it carries. */
  readonly wording: Code;

  constructor(code: Code, values: TextValues = {}, wording: Code = code) {
    super(`refused with code ${code}`);
    this.code = code;
    this.values = values;
    this.wording = wording;
  }

  /** The same sentence under a code that the specification gives the call. */
  as(code: Code): Refusal {
    return new Refusal(code, this.values, this.wording);
  }
}

/** A refusal that an HTTP status tells (A21). */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly code: Code;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;
  /** What is wrong with the input, field by field (F5). */
  readonly errors: readonly FieldError[];

  constructor(status: number, code: Code, retryAfter?: number, errors: readonly FieldError[] = []) {
    super(`refused with status ${status}`);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.errors = errors;
  }
}
