import * as z from 'zod/mini';
import type { Endpoint, InputOf, ResultOf } from '../contract/endpoint.ts';

/**
 * A call in the portal's own words: the names of the specification, flags of 0 and 1 and the envelope stay on the other
 * side of it (D5).
 */
export interface Worded<E extends Endpoint, Given, Result> {
  endpoint: E;
  /** What travels for what a caller gives. */
  toInput(given: Given): InputOf<E>;
  /** What a caller gets for what the contract makes of the response. */
  toResult(result: ResultOf<E>): Result;
}

/** Words of input alone. */
export function worded<E extends Endpoint, Given>(
  endpoint: E,
  toInput: (given: Given) => InputOf<E>,
): Worded<E, Given, PlainResult<ResultOf<E>>>;
export function worded<E extends Endpoint, Given, Result>(
  endpoint: E,
  toInput: (given: Given) => InputOf<E>,
  toResult: (result: ResultOf<E>) => Result,
): Worded<E, Given, Result>;
export function worded<E extends Endpoint, Given>(
  endpoint: E,
  toInput: (given: Given) => InputOf<E>,
  toResult: (result: ResultOf<E>) => unknown = plainly(endpoint),
): Worded<E, Given, unknown> {
  return { endpoint, toInput, toResult };
}

/** Words of the result alone. */
export function wordedResult<E extends Endpoint, Result>(
  endpoint: E,
  toResult: (result: ResultOf<E>) => Result,
): Worded<E, PlainInput<InputOf<E>>, Result> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- narrower than what travels
  return { endpoint, toInput: (given) => given as InputOf<E>, toResult };
}

/** An input without the texts that stand for numbers, lists and flags in queries and forms. */
export type PlainInput<Input> = { [Name in keyof Input]: PlainValue<Input[Name]> };

type PlainValue<Value> = true extends Value
  ? Exclude<Value, string | number>
  : [Extract<Value, number | readonly unknown[]>] extends [never]
    ? Value
    : Exclude<Value, string>;

/** A result without the `code` and `msg` that every response begins with; nothing when it says no more. */
export type PlainResult<Result> = Result extends { code: infer Code }
  ? number extends Code
    ? Exclude<keyof Result, 'code' | 'msg'> extends never
      ? void
      : Omit<Result, 'code' | 'msg'>
    : Result
  : Result;

const asItIs = (value: unknown) => value;

/**
 * What takes the envelope away. A result that the contract has reworded has none: a `code` in it is something else, such
 * as the one-time code of an application.
 */
export const plainly = ({ output }: Endpoint) =>
  output instanceof z.ZodMiniObject ? withoutEnvelope : asItIs;

function withoutEnvelope(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
  const { code: _, msg: __, ...rest } = { code: undefined, msg: undefined, ...result };
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** The sentence of a success that is worth showing. */
export const sentenceOf = ({ msg }: { msg?: string | undefined }): { sentence?: string } =>
  msg ? { sentence: msg } : {};
