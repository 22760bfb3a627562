import {
  answersFile,
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type ResultOf,
} from '../contract/endpoint.ts';
import type { CallOptions, PortalClient } from './client.ts';

/** One typed call. Calls without input may be made without arguments. */
export type Call<E extends Endpoint> =
  Record<string, never> extends InputOf<E>
    ? (input?: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>;

/** A call that is answered with a file: the answer, its body unread, or an address for `<img>`, `<video>` and `<a>`. */
export interface FileCall<E extends Endpoint> {
  (input: InputOf<E>, options?: CallOptions): Promise<Response>;
  /** An address within this portal that the browser itself can fetch; the media cookie proves who asks. */
  url(input: InputOf<E>): string;
}

/** The typed calls of one area of the contract. */
export type AreaApi<Area extends Record<string, Endpoint>> = {
  readonly [Name in keyof Area]: Area[Name] extends FileEndpoint ? FileCall<Area[Name]> : Call<Area[Name]>;
};

/**
 * The calls of one area: `areaApi(client, account).login({ … })`. A bundle that makes calls of one area only carries
 * only that area's schemas.
 */
export function areaApi<Area extends Record<string, Endpoint>>(
  client: PortalClient,
  area: Area,
): AreaApi<Area> {
  const calls = Object.entries(area).map(([name, endpoint]) => [
    name,
    answersFile(endpoint)
      ? Object.assign(
          (input: InputOf<Endpoint> = {}, options?: CallOptions) => client.download(endpoint, input, options),
          { url: (input: InputOf<Endpoint> = {}) => client.url(endpoint, input) },
        )
      : (input: InputOf<Endpoint> = {}, options?: CallOptions) => client.call(endpoint, input, options),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be followed through entries
  return Object.fromEntries(calls) as AreaApi<Area>;
}
