import { codes, type Contract, type Endpoint } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
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
import { HttpRefusal } from './refusal.ts';
import type { Caller, ContractRoute, Route, StreamRoute } from './route.ts';

/** Bodies, in bytes: the longest message with every character escaped, and what a stranger may send. */
const largestBody = 512 * 1024;
const largestOpenBody = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    session: SessionIdentity | undefined;
    parameters: Record<string, unknown>;
  }
}

/** The path as it is called: parts with one fixed value filled in. */
export function pathOf({ path, pathValues }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathValues?.[name];
    if (value === undefined) throw new Error(`${path} has no value for {${name}}`);
    return value;
  });
}

/** Deny by default: throws unless each call of the contract has exactly one route and each route is in the contract. */
export function checkRoutes(contract: Contract, routes: readonly Route[]): void {
  const declared = new Set<Endpoint>(
    Object.values(contract).flatMap((area) => Object.values<Endpoint>(area)),
  );
  const problems: string[] = [];
  const answered = new Set<Endpoint>();
  for (const route of routes) {
    if (route.kind !== 'contract') continue;
    const { endpoint } = route;
    if (!declared.has(endpoint)) problems.push(`${endpoint.path} is not in the contract`);
    if (answered.has(endpoint)) problems.push(`${endpoint.path} is answered twice`);
    answered.add(endpoint);
  }
  for (const endpoint of declared) {
    if (!answered.has(endpoint)) problems.push(`${endpoint.path} has no route`);
  }
  if (problems.length > 0) throw new Error(`Routes and contract differ: ${problems.join('; ')}.`);
}

/** Puts the routes on the server: authentication first, then the body, then the schema, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], find: FindSession): void {
  app.decorateRequest('session', undefined);
  for (const route of routes)
    app.route(route.kind === 'stream' ? streamOptions(route, find) : callOptions(route, find));
}

function callOptions(route: ContractRoute, find: FindSession): RouteOptions {
  const { endpoint } = route;
  return {
    method: endpoint.method,
    url: pathOf(endpoint),
    bodyLimit: endpoint.access === 'session' ? largestBody : largestOpenBody,
    async onRequest(request) {
      refuseOtherSites(request);
      if (endpoint.changesState && endpoint.method === 'GET') requireOwnPage(request);
      if (endpoint.access === 'session') await admit(request, find);
    },
    async handler(request, reply) {
      const body = isObject(request.body) ? request.body : {};
      const merged = mergeInput(request.parameters, body);
      const language = languageOf(merged.lang, request.headers['accept-language']);
      request.language = language;
      const { session } = request;
      if (session) requireTenant(session.tenantId, body.tenantId);
      // Every call carries the tenant as a header too (section 7): without a session it is the only word of some clients.
      else merged.tenantId ??= request.headers['tenantid'];
      const input = z.safeParse(endpoint.input, merged);
      if (!input.success) throw invalidInput();
      void reply.header('cache-control', 'no-store');
      const caller: Caller | undefined = session && { ...session, language, requestId: request.id };
      return route.handle({ request, reply, language, caller, input: input.data });
    },
  };
}

function streamOptions(route: StreamRoute, find: FindSession): RouteOptions {
  return {
    method: 'GET',
    url: route.path,
    async onRequest(request) {
      refuseOtherSites(request);
      await admit(request, find);
    },
    async handler(request, reply) {
      const { session, language, parameters } = request;
      if (!session) throw new HttpRefusal(401, codes.unauthenticated);
      void reply.header('cache-control', 'no-store');
      const caller = { ...session, language, requestId: request.id };
      await route.handle({ request, reply, language, caller, query: mergeInput(parameters, {}) });
      return reply;
    },
  };
}

async function admit(request: FastifyRequest, find: FindSession) {
  const session = await authenticate(request, find);
  request.session = session;
  requireTenant(session.tenantId, request.headers['tenantid'], request.parameters.tenantId);
}

/** The parameters after the question mark. */
export function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { url } = request.raw;
  const start = url?.indexOf('?') ?? -1;
  return url === undefined || start < 0 ? {} : parseForm(url.slice(start + 1));
}
