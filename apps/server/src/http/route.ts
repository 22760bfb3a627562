import type { Endpoint, FileEndpoint, Language, ParsedInputOf, WireOf } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionActor } from '../actor.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';

/** What every handler gets. */
export interface Context {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
}

/** What a handler of a call gets. */
export interface Call<E> extends Context {
  actor: SessionActor;
  input: ParsedInputOf<E>;
}

/** What a handler of a call without a session gets. */
export type OpenCall<E> = Omit<Call<E>, 'actor'>;

/** A call of the contract and what answers it. Input has been checked, the answer has not been written. */
export interface ContractRoute {
  kind: 'contract';
  endpoint: Endpoint;
  handle(call: Context & { actor: SessionActor | undefined; input: unknown }): Promise<unknown>;
}

/** A GET of a signed-in person whose handler writes the answer itself, over a long time. */
export interface StreamRoute {
  kind: 'stream';
  path: string;
  handle(call: Context & { actor: SessionActor; query: Readonly<Record<string, unknown>> }): Promise<void>;
}

/**
 * A protocol with methods of its own, such as resumable uploads: not a call of the contract but listed by it. The
 * handler writes the answer itself; authentication and tenant have been checked.
 */
export interface ProtocolRoute {
  kind: 'protocol';
  path: string;
  methods: readonly string[];
  handle(call: Context & { actor: SessionActor }): Promise<void>;
}

export type Route = ContractRoute | StreamRoute | ProtocolRoute;

/**
 * Answers a call whose access is `session`. The handler returns the body; it throws `Refusal` for business refusals
 * and `HttpRefusal` for those told by a status.
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

/** Answers a call whose access is `public` or `refresh`. */
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

/** Answers a call of a signed-in person with a file (G20): see `FileAnswer`. */
export function fileRoute<E extends FileEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
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

/** Answers a call that needs no session with a file. */
export function openFileRoute<E extends FileEndpoint>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<FileAnswer>,
): ContractRoute {
  if (needsSession(endpoint)) throw new Error(`${endpoint.path} needs fileRoute: it has a session`);
  return {
    kind: 'contract',
    endpoint,
    handle: async ({ request, reply, language, input }) =>
      sendFile(request, reply, await handler({ request, reply, language, input: parsedBy<E>(input) })),
  };
}

/** Whether a call is one of a signed-in person. */
export function needsSession({ access }: Endpoint): boolean {
  return access === 'session' || access === 'media';
}

/** Answers a GET with a stream. The handler calls `reply.hijack()` and owns the answer from then on. */
export function streamRoute(path: string, handle: StreamRoute['handle']): StreamRoute {
  return { kind: 'stream', path, handle };
}

/** Answers a protocol of several methods. */
export function protocolRoute(
  path: string,
  methods: readonly string[],
  handle: ProtocolRoute['handle'],
): ProtocolRoute {
  return { kind: 'protocol', path, methods, handle };
}

/** The one place where a value that the endpoint's own schema has parsed gets its type back. */
function parsedBy<E extends Endpoint>(input: unknown): ParsedInputOf<E> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return input as ParsedInputOf<E>;
}
