import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { codes } from '../contract/codes.ts';
import { configurationPath, type Configuration } from '../contract/configuration.ts';
import {
  respondsWithFile,
  type Endpoint,
  type Example,
  type FileEndpoint,
  type ParsedInputOf,
  type WireOf,
} from '../contract/endpoint.ts';
import { eventStreamPath } from '../contract/events.ts';
import { type CallName, type CallNamed, namedCalls } from './calls.ts';
import { readInput } from './read-input.ts';

/** The body of a response, or a whole response. */
type Body<E extends Endpoint> = E extends FileEndpoint ? Response : WireOf<E> | Response;

/** Response of a mocked call: fixed, or computed from the input. */
export type MockResponse<E extends Endpoint> =
  Body<E> | ((input: ParsedInputOf<E>) => Body<E> | Promise<Body<E>>);

/** Responses by full name of the call. */
export type MockResponses = {
  [Name in CallName]?: CallNamed<Name> extends Endpoint ? MockResponse<CallNamed<Name>> : never;
};

/** Handlers of all calls, the event stream and the runtime configuration. */
export type ExampleHandlers = Record<CallName | 'events' | 'configuration', HttpHandler>;

const configuration = {
  tenantId: 'demo',
  title: '融媒门户',
  themeColor: '#1677ff',
  layoutSettings: true,
  registration: true,
} satisfies Configuration;

/**
 * Creates one MSW handler per call, which responds with the call's example. Stateless: a mutation does not affect other
 * responses.
 * @param overrides Overrides: `{ 'messages.recent': { code: '0', mobileVOList: [] } }`.
 */
export function exampleHandlers(overrides: MockResponses = {}): ExampleHandlers {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has the mock of its own call
  const given = overrides as Readonly<Record<string, AnyMock>>;
  const calls = namedCalls.map(([name, call, example]) => {
    return [name, handlerOf(call, given[name] ?? (() => bodyOf(call, example)))];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be followed through entries
  return {
    ...Object.fromEntries(calls),
    events: http.get(`*${eventStreamPath}`, openStream),
    configuration: http.get(`*${configurationPath}`, () => HttpResponse.json(configuration)),
  } as ExampleHandlers;
}

/** A body, a response, or a function of the parsed input. */
type AnyMock = object | ((input: unknown) => unknown);

function handlerOf(call: Endpoint, mock: AnyMock): HttpHandler {
  const method = call.method === 'GET' ? http.get : http.post;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => call.pathValues?.[part] ?? `:${part}`);
  return method(`*${path}`, async ({ request, params }) => {
    if (typeof mock !== 'function') return asResponse(mock).clone();
    return asResponse(await mock(z.parse(call.input, { ...(await readInput(request, call)), ...params })));
  });
}

const asResponse = (given: unknown): Response =>
  // All wire types of the contract are objects, which TypeScript cannot derive through the generic.
  given instanceof Response ? given : HttpResponse.json({ ...asObject(given) });

const asObject = (wire: unknown) => (typeof wire === 'object' && wire !== null ? wire : {});

function bodyOf(call: Endpoint, example: Example): unknown {
  if (!respondsWithFile(call)) return example.output;
  const [type = 'application/octet-stream'] = call.contentTypes;
  return type.startsWith('image/')
    ? new Response(greySquare, { headers: { 'content-type': 'image/svg+xml' } })
    : new Response('', { headers: { 'content-type': type } });
}

const greySquare =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#999" d="M0 0h1v1H0z"/></svg>';

/** An event stream without events. */
const openStream = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode(': open\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** The refusal of a call's example. */
export function refusal(name: CallName): Response {
  const refused = namedCalls.find(([known]) => known === name)?.[2].refusal;
  if (!refused) throw new Error(`${name} has no refusal in its example`);
  return HttpResponse.json({ ...refused, requestId });
}

/** An error response with an HTTP status: 401, 403, 404, 413, 429, 500, 503. */
export const refusedWith = (status: keyof typeof codesOf, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ code: codesOf[status], msg: `HTTP ${status}`, requestId }, { status, headers });

const codesOf = {
  401: codes.unauthenticated,
  403: codes.forbidden,
  404: codes.notFound,
  413: codes.tooLarge,
  429: codes.tooMany,
  500: codes.internal,
  503: codes.unavailable,
} as const;

const requestId = '4f8a1c20-93de-4b57-8c11-6a0d2e7f5b34';

/** Simulates an unreachable server. */
export const offline = (): Response => HttpResponse.error();

/** A response that never arrives. */
export async function pending(): Promise<never> {
  await delay('infinite');
  throw new Error('An infinite delay has ended');
}
