import type { Endpoint, FileEndpoint, Language, ParsedInputOf, WireOf } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionActor } from '../actor.ts';
import { type FileResponse, sendFile } from './file-response.ts';

/** Context of all handlers. */
export interface Context {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
}

/** Context and input of a call's handler. */
export interface Call<E> extends Context {
  actor: SessionActor;
  input: ParsedInputOf<E>;
}

/** Context and input of a handler without a session. */
export type OpenCall<E> = Omit<Call<E>, 'actor'>;

/** A call of the contract and its handler, which runs after validation and returns the response body. */
export interface ContractRoute {
  kind: 'contract';
  endpoint: Endpoint;
  handle(call: Context & { actor: SessionActor | undefined; input: unknown }): Promise<unknown>;
}

/** A GET of a signed-in person whose handler writes a long-lived response itself. */
export interface StreamRoute {
  kind: 'stream';
  path: string;
  handle(call: Context & { actor: SessionActor; query: Readonly<Record<string, unknown>> }): Promise<void>;
}

/**
 * A protocol with several methods, such as resumable uploads, listed by the contract. The handler writes the response
 * itself, after authentication and tenant check.
 */
export interface ProtocolRoute {
  kind: 'protocol';
  path: string;
  methods: readonly string[];
  handle(call: Context & { actor: SessionActor }): Promise<void>;
}

export type Route = ContractRoute | StreamRoute | ProtocolRoute;

/**
 * Route of a call with access `session`. The handler returns the body. It throws `Refusal` for business errors and
 * `HttpRefusal` for errors with an HTTP status.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<WireOf<E>>,
): ContractRoute {
  if (!needsSession(endpoint)) throw new Error(`${endpoint.path} needs openRoute: it has no session`);
  return {
    kind: 'contract',
    endpoint,
    handle({ actor, ...call }) {
      if (!actor) throw new Error(`${endpoint.path} was called without a session`);
      return handler({ ...call, actor, input: parsedBy<E>(call.input) });
    },
  };
}

/** Route of a call with access `public` or `refresh`. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<WireOf<E>>,
): ContractRoute {
  if (needsSession(endpoint)) throw new Error(`${endpoint.path} needs route: it has a session`);
  return {
    kind: 'contract',
    endpoint,
    handle: ({ request, reply, language, input }) =>
      handler({ request, reply, language, input: parsedBy<E>(input) }),
  };
}

/** Route of a signed-in person's call whose response is a file (G20): see `FileResponse`. */
export function fileRoute<E extends FileEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileResponse>,
): ContractRoute {
  if (!needsSession(endpoint)) throw new Error(`${endpoint.path} needs openFileRoute: it has no session`);
  return {
    kind: 'contract',
    endpoint,
    async handle({ actor, ...call }) {
      if (!actor) throw new Error(`${endpoint.path} was called without a session`);
      return sendFile(
        call.request,
        call.reply,
        await handler({ ...call, actor, input: parsedBy<E>(call.input) }),
      );
    },
  };
}

/** Route of a public call whose response is a file. */
export function openFileRoute<E extends FileEndpoint>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<FileResponse>,
): ContractRoute {
  if (needsSession(endpoint)) throw new Error(`${endpoint.path} needs fileRoute: it has a session`);
  return {
    kind: 'contract',
    endpoint,
    handle: async ({ request, reply, language, input }) =>
      sendFile(request, reply, await handler({ request, reply, language, input: parsedBy<E>(input) })),
  };
}

/** Whether a call requires a session. */
export function needsSession({ access }: Endpoint): boolean {
  return access === 'session' || access === 'media';
}

/** Route of a GET stream. The handler calls `reply.hijack()` and then owns the response. */
export function streamRoute(path: string, handle: StreamRoute['handle']): StreamRoute {
  return { kind: 'stream', path, handle };
}

/** Route of a protocol with several methods. */
export function protocolRoute(
  path: string,
  methods: readonly string[],
  handle: ProtocolRoute['handle'],
): ProtocolRoute {
  return { kind: 'protocol', path, methods, handle };
}

/** Restores the type of a value that the endpoint's own schema has parsed. */
function parsedBy<E extends Endpoint>(input: unknown): ParsedInputOf<E> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return input as ParsedInputOf<E>;
}
