import { plainly, type PlainInput, type PlainResult, type Worded } from '../areas/worded.ts';
import {
  answersFile,
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type ResultOf,
} from '../contract/endpoint.ts';
import type { CallOptions, PortalClient } from './client.ts';

/** A call of the contract, or one in the portal's own words. */
type AnyCall = Endpoint | AnyWorded;
// oxlint-disable-next-line typescript/no-explicit-any -- whatever its words are
type AnyWorded = Worded<any, any, any>;

type Typed<Given, Result> =
  Record<string, never> extends Given
    ? (input?: Given, options?: CallOptions) => Promise<Result>
    : (input: Given, options?: CallOptions) => Promise<Result>;

/** One typed call. Calls without input may be made without arguments. */
export type Call<C extends AnyCall> =
  C extends Worded<infer E, infer Given, infer Result>
    ? E extends FileEndpoint
      ? FileCall<Given>
      : Typed<Given, Result>
    : C extends FileEndpoint
      ? FileCall<PlainInput<InputOf<C>>>
      : C extends Endpoint
        ? Typed<PlainInput<InputOf<C>>, PlainResult<ResultOf<C>>>
        : never;

/** A call that is answered with a file: the answer, its body unread, or an address for `<img>`, `<video>` and `<a>`. */
export interface FileCall<Given> {
  (input: Given, options?: CallOptions): Promise<Response>;
  /** An address within this portal that the browser itself can fetch; the media cookie proves who asks. */
  url(input: Given): string;
}

/** The typed calls of one area. */
export type AreaApi<Area extends Record<string, AnyCall>> = {
  readonly [Name in keyof Area]: Call<Area[Name]>;
};

/**
 * The calls of one area: `areaApi(client, friends).setStar({ personId, starred: true })`. A bundle that makes calls of one
 * area only carries only that area's schemas.
 * @param area One of `@snap/portal-api/areas`, or calls of the contract, by the names of the specification.
 */
export function areaApi<Area extends Record<string, AnyCall>>(
  client: PortalClient,
  area: Area,
): AreaApi<Area> {
  const calls = Object.entries(area).map(([name, call]) => [name, functionOf(client, call)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be followed through entries
  return Object.fromEntries(calls) as AreaApi<Area>;
}

function functionOf(client: PortalClient, call: AnyCall) {
  const words = wordsOf(call);
  const { endpoint } = words;
  if (!answersFile(endpoint)) {
    return async (given: unknown = {}, options?: CallOptions) =>
      words.toResult(await client.call(endpoint, words.toInput(given), options));
  }
  return Object.assign(
    async (given: unknown = {}, options?: CallOptions) =>
      client.download(endpoint, words.toInput(given), options),
    { url: (given: unknown = {}) => client.url(endpoint, words.toInput(given)) },
  );
}

interface Words {
  endpoint: Endpoint;
  toInput(given: unknown): unknown;
  toResult(result: unknown): unknown;
}

const asItIs = (value: unknown) => value;

function wordsOf(call: AnyCall): Words {
  if ('endpoint' in call) return call;
  return { endpoint: call, toInput: asItIs, toResult: plainly(call) };
}
