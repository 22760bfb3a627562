import {
  respondsWithFile,
  codes,
  type Contract,
  type Endpoint,
  fieldErrors,
} from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { SessionActor } from '../actor.ts';
import {
  authenticate,
  type FindSession,
  refuseOtherSites,
  requireOwnPage,
  requireTenant,
  type SessionIdentity,
} from './authenticate.ts';
import { invalidInput, isObject, mergeInput, parseForm } from './input.ts';
import { languageOf } from './language.ts';
import { HttpRefusal, Refusal } from './refusal.ts';
import type { FloodGate } from './flood-gate.ts';
import { requireNamed } from './named.ts';
import {
  type ContractRoute,
  needsSession,
  type ProtocolRoute,
  type Route,
  type StreamRoute,
} from './route.ts';

/** Body limits in bytes: the longest message with every character escaped, and for callers without a session. */
const largestBody = 512 * 1024;
const largestOpenBody = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    session: SessionIdentity | undefined;
    parameters: Record<string, unknown>;
  }
  interface FastifyContextConfig {
    /** Errors also carry `errcode` and `errmsg` (contract, `errcode`). */
    errcode?: true;
  }
}

/** The router's path: fixed values filled in, other parts as parameters. */
export function pathOf({ path, pathValues }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues?.[name] ?? `:${name}`);
}

/** The path with the accepted alternative values, for existing clients. */
function aliasesOf(endpoint: Endpoint): string[] {
  return Object.entries(endpoint.pathAliases ?? {}).flatMap(([name, values]) =>
    values.map((value) => pathOf({ ...endpoint, pathValues: { ...endpoint.pathValues, [name]: value } })),
  );
}

/** Deny by default: throws unless contract and routes match one to one. */
export function checkRoutes(contract: Contract, routes: readonly Route[]): void {
  const declared = new Set<Endpoint>(
    Object.values(contract).flatMap((area) => Object.values<Endpoint>(area)),
  );
  const problems: string[] = [];
  const routed = new Set<Endpoint>();
  for (const route of routes) {
    if (route.kind !== 'contract') continue;
    const { endpoint } = route;
    if (!declared.has(endpoint)) problems.push(`${endpoint.path} is not in the contract`);
    if (routed.has(endpoint)) problems.push(`${endpoint.path} is routed twice`);
    routed.add(endpoint);
  }
  for (const endpoint of declared) {
    if (!routed.has(endpoint)) problems.push(`${endpoint.path} has no route`);
  }
  if (problems.length > 0) throw new Error(`Routes and contract differ: ${problems.join('; ')}.`);
}

/** Registers the routes: authentication first, then body parsing, validation, and the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], entrance: Entrance): void {
  app.decorateRequest('session', undefined);
  for (const route of routes) {
    if (route.kind === 'protocol' || takesFile(route)) continue;
    app.route(optionsOf(route, entrance));
    if (route.kind !== 'contract') continue;
    for (const url of aliasesOf(route.endpoint)) app.route({ ...optionsOf(route, entrance), url });
  }
  // Separate scopes: files and protocols accept raw bodies, which other calls refuse.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    for (const route of routes) if (takesFile(route)) scope.route(optionsOf(route, entrance));
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, body, done) => done(null, body));
    for (const route of routes) if (route.kind === 'protocol') scope.route(optionsOf(route, entrance));
  });
}

const takesFile = (route: Route) => route.kind === 'contract' && route.endpoint.body === 'file';

/** Authentication and rate limits of requests. */
export interface Entrance {
  /** By access token. */
  find: FindSession;
  /** By the token of the media cookie. */
  findByMedia: FindSession;
  /** Whether a person has one of these permissions. */
  permits: (session: SessionIdentity, permissions: readonly string[]) => Promise<boolean>;
  gate?: FloodGate;
}

function optionsOf(route: Route, entrance: Entrance): RouteOptions {
  if (route.kind === 'stream') return streamOptions(route, entrance);
  return route.kind === 'protocol' ? protocolOptions(route, entrance) : callOptions(route, entrance);
}

function callOptions(route: ContractRoute, entrance: Entrance): RouteOptions {
  const { endpoint } = route;
  return {
    method: endpoint.alsoPost ? [endpoint.method, 'POST'] : endpoint.method,
    url: pathOf(endpoint),
    bodyLimit: endpoint.largestBody ?? (needsSession(endpoint) ? largestBody : largestOpenBody),
    config: endpoint.errcode ? { errcode: true } : {},
    ...(respondsWithFile(endpoint) ? { compress: false } : {}),
    async onRequest(request, reply) {
      refuseOtherSites(request);
      const { access, whileForced, permissions } = endpoint;
      if (needsSession(endpoint))
        await admit(request, reply, entrance, { byCookie: access === 'media', whileForced, permissions });
      else await entrance.gate?.admitStranger(request, reply);
      if (endpoint.changesState && request.method === 'GET') requireOwnPage(request);
    },
    async handler(request, reply) {
      const isFile = Buffer.isBuffer(request.body);
      const body = !isFile && isObject(request.body) ? request.body : {};
      const merged = mergeInput(request.parameters, body);
      addPathParameters(merged, request.params);
      if (isFile) merged.file = request.body;
      for (const name of endpoint.inHeaders ?? []) merged[name] = request.headers[name.toLowerCase()];
      const language = languageOf(merged.lang, request.headers['accept-language']);
      request.language = language;
      const { session } = request;
      if (session) requireTenant(session.tenantId, body.tenantId);
      // Every call sends the tenant as a header too (section 7): without a session, some clients send it only there.
      else merged.tenantId ??= request.headers['tenantid'];
      const input = z.safeParse(endpoint.input, merged);
      if (!input.success) throw invalidInput(...fieldErrors(endpoint.input, merged));
      if (session) requireNamed(endpoint, input.data, session);
      void reply.header('cache-control', 'no-store');
      const actor: SessionActor | undefined = session && { ...session, language, requestId: request.id };
      return route.handle({ request, reply, language, actor, input: input.data });
    },
  };
}

function streamOptions(route: StreamRoute, entrance: Entrance): RouteOptions {
  return {
    method: 'GET',
    url: route.path,
    async onRequest(request, reply) {
      refuseOtherSites(request);
      await admit(request, reply, entrance);
    },
    async handler(request, reply) {
      const { language, parameters } = request;
      void reply.header('cache-control', 'no-store');
      const actor = callerOf(request);
      await route.handle({ request, reply, language, actor, query: mergeInput(parameters, {}) });
      return reply;
    },
  };
}

function protocolOptions(route: ProtocolRoute, entrance: Entrance): RouteOptions {
  return {
    method: [...route.methods],
    url: route.path,
    async onRequest(request, reply) {
      refuseOtherSites(request);
      await admit(request, reply, entrance);
    },
    async handler(request, reply) {
      await route.handle({ request, reply, language: request.language, actor: callerOf(request) });
      return reply;
    },
  };
}

function callerOf(request: FastifyRequest): SessionActor {
  const { session, language, id } = request;
  if (!session) throw new HttpRefusal(401, codes.unauthenticated);
  return { ...session, language, requestId: id };
}

/** Path parameters are part of the input; contradicting values in query or body are refused. */
function addPathParameters(merged: Record<string, unknown>, params: unknown): void {
  if (!isObject(params)) return;
  for (const [name, value] of Object.entries(params)) {
    if (name in merged && merged[name] !== value) throw invalidInput({ field: name, rule: 'unique' });
    merged[name] = value;
  }
  mergeInput(merged, {});
}

interface Admission {
  byCookie?: boolean;
  whileForced?: boolean | undefined;
  permissions?: readonly string[] | undefined;
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  entrance: Entrance,
  { byCookie = false, whileForced = false, permissions }: Admission = {},
) {
  try {
    request.session = await authenticate(request, entrance, byCookie);
  } catch (error) {
    // Requests with invalid tokens count for the address.
    if (error instanceof HttpRefusal) await entrance.gate?.admitStranger(request, reply);
    throw error;
  }
  const { session } = request;
  await entrance.gate?.admitPerson(request, reply);
  requireTenant(session.tenantId, request.headers['tenantid'], request.parameters.tenantId);
  if (session.forced && !whileForced) throw new Refusal(codes.passwordForced);
  if (permissions && !(await entrance.permits(session, permissions))) {
    throw new HttpRefusal(403, codes.forbidden);
  }
}

/** Parsed query parameters. */
export function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { url } = request.raw;
  const start = url?.indexOf('?') ?? -1;
  return url === undefined || start < 0 ? {} : parseForm(url.slice(start + 1), 'query');
}
