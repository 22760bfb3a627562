import {
  createClient,
  type CallOptions,
  type PortalClient,
  type PortalClientOptions,
} from '../client/client.ts';
import {
  respondsWithFile,
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type ResultOf,
} from '../contract/endpoint.ts';
import { type Contract, contract } from '../contract/index.ts';

/** A call with specification names and the whole response body. */
type WireCall<E extends Endpoint> =
  Record<string, never> extends InputOf<E>
    ? (input?: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<ResultOf<E>>;

interface WireFileCall<E extends Endpoint> {
  (input: InputOf<E>, options?: CallOptions): Promise<Response>;
  url(input: InputOf<E>): string;
}

/** All calls in wire form. */
export type WireApi = { readonly client: PortalClient } & {
  readonly [Area in keyof Contract]: {
    readonly [Name in keyof Contract[Area]]: Contract[Area][Name] extends FileEndpoint
      ? WireFileCall<Contract[Area][Name]>
      : Contract[Area][Name] extends Endpoint
        ? WireCall<Contract[Area][Name]>
        : never;
  };
};

/** Creates calls with specification names, for tests of servers. Other code uses `createPortalApi`. */
export function createWireApi(options: PortalClientOptions): WireApi {
  const client = createClient(options);
  const areas = Object.entries(contract).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries<Endpoint>(calls).map(([name, call]) => [name, functionOf(client, call)]),
    ),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be followed through entries
  return { client, ...Object.fromEntries(areas) } as WireApi;
}

function functionOf(client: PortalClient, call: Endpoint) {
  if (!respondsWithFile(call)) {
    return (input: unknown = {}, options?: CallOptions) => client.call(call, input, options);
  }
  return Object.assign(
    (input: unknown = {}, options?: CallOptions) => client.download(call, input, options),
    {
      url: (input: unknown = {}) => client.url(call, input),
    },
  );
}
