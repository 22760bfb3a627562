import { plainly, type PlainInput, type PlainResult, type Worded } from '../areas/worded.ts';
import {
  respondsWithFile,
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type ResultOf,
} from '../contract/endpoint.ts';
import type { CallOptions, PortalClient } from './client.ts';

/** A call of the contract, or one with normalised names. */
type AnyCall = Endpoint | AnyWorded;
// oxlint-disable-next-line typescript/no-explicit-any -- whatever its words are
type AnyWorded = Worded<any, any, any>;

type Typed<Given, Result> =
  Record<string, never> extends Given
    ? (input?: Given, options?: CallOptions) => Promise<Result>
    : (input: Given, options?: CallOptions) => Promise<Result>;

/** A typed call. The argument is optional when the input is. */
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

/** A call whose response is a file: the response with an unread body, or a URL for `<img>`, `<video>` and `<a>`. */
export interface FileCall<Given> {
  (input: Given, options?: CallOptions): Promise<Response>;
  /** A same-origin URL for the browser to fetch, authenticated by the media cookie. */
  url(input: Given): string;
}

/** The typed calls of one area. */
export type AreaApi<Area extends Record<string, AnyCall>> = {
  readonly [Name in keyof Area]: Call<Area[Name]>;
};

/**
 * Creates the calls of one area: `areaApi(client, friends).setStar({ personId, starred: true })`. A bundle includes
 * only the schemas of the areas it uses.
 * @param area An export of `@snap/portal-api/areas`, or contract calls with specification names.
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
  if (!respondsWithFile(endpoint)) {
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
