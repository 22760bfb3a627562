import * as z from 'zod/mini';
import type { Endpoint, InputOf, ResultOf } from '../contract/endpoint.ts';

/** A call with normalised names: without specification names, 0/1 flags and the envelope (D5). */
export interface Worded<E extends Endpoint, Given, Result> {
  endpoint: E;
  /** Maps the caller's arguments to the wire input. */
  toInput(given: Given): InputOf<E>;
  /** Maps the contract's output to the caller's result. */
  toResult(result: ResultOf<E>): Result;
}

/** Normalises only the input. */
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

/** Normalises only the result. */
export function wordedResult<E extends Endpoint, Result>(
  endpoint: E,
  toResult: (result: ResultOf<E>) => Result,
): Worded<E, PlainInput<InputOf<E>>, Result> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- narrower than what travels
  return { endpoint, toInput: (given) => given as InputOf<E>, toResult };
}

/** An input without the string alternatives for numbers, lists and flags of queries and forms. */
export type PlainInput<Input> = { [Name in keyof Input]: PlainValue<Input[Name]> };

type PlainValue<Value> = true extends Value
  ? Exclude<Value, string | number>
  : [Extract<Value, number | readonly unknown[]>] extends [never]
    ? Value
    : Exclude<Value, string>;

/** A result without the envelope's `code` and `msg`; void when nothing is left. */
export type PlainResult<Result> = Result extends { code: infer Code }
  ? number extends Code
    ? Exclude<keyof Result, 'code' | 'msg'> extends never
      ? void
      : Omit<Result, 'code' | 'msg'>
    : Result
  : Result;

const asItIs = (value: unknown) => value;

/**
 * Removes the envelope. A result that the contract has transformed has none: its `code` is something else, such as the
 * one-time code of an application.
 */
export const plainly = ({ output }: Endpoint) =>
  output instanceof z.ZodMiniObject ? withoutEnvelope : asItIs;

function withoutEnvelope(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
  const { code: _, msg: __, ...rest } = { code: undefined, msg: undefined, ...result };
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** The sentence of a success that is worth displaying. */
export const sentenceOf = ({ msg }: { msg?: string | undefined }): { sentence?: string } =>
  msg ? { sentence: msg } : {};
