import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import SCIMMY from 'scimmy';
import { directoryService } from '../actor.ts';
import type { FloodGate } from '../http/flood-gate.ts';
import { mergeInput, parseJson, parseText } from '../http/input.ts';
import type { CreateLimiter } from '../http/limits/limits.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { isDatabaseAway, isPassingConflict } from '../store/errors.ts';
import type { Database } from '../store/database.ts';
import { type ScimContext, scimPath } from './context.ts';
import { flagsIn, normalisePatch } from './normalise-patch.ts';
import { declareResources, maxOperations, maxPayload } from './resources.ts';
import { findScimToken } from './tokens.ts';

/** Requests of a directory service: far above what Entra ID and Okta send (25 a second). */
const rate = { burst: 3_000, perSecond: 300 };

declare module 'fastify' {
  interface FastifyRequest {
    scim: { tenantId: string; tokenId: string } | undefined;
  }
}

interface ScimServices {
  database: Database;
  gate: FloodGate;
  createLimiter: CreateLimiter;
}

type ResourceType = typeof SCIMMY.Resources.User | typeof SCIMMY.Resources.Group;

/** The library's types of these lists do not allow its own resources under `exactOptionalPropertyTypes`. */
const listOf = (...types: readonly ResourceType[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  types as unknown as (typeof SCIMMY.Types.Resource)[];
const allTypes = listOf(SCIMMY.Resources.User, SCIMMY.Resources.Group);

/**
 * Serves SCIM 2.0 (RFC 7643 and 7644) to directory services. It is a protocol of its own: its paths, errors and bodies
 * are not the portal's, and it is not in the contract.
 */
export function serveScim(http: FastifyInstance, services: ScimServices): void {
  declareResources();
  http.decorateRequest('scim', undefined);
  void http.register(async (scope) => {
    admitServices(scope, services);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/scim+json', 'application/json'],
      { parseAs: 'buffer', bodyLimit: maxPayload },
      (_, body, done) => {
        try {
          done(null, flagsIn(mergeInput({}, parseJson(parseText(Buffer.from(body))))));
        } catch (error) {
          done(error instanceof Error ? error : new Error('unreadable'), undefined);
        }
      },
    );
    scope.setErrorHandler((error, request, reply) => sendScimError(error, request, reply));
    serveResources(scope, services, SCIMMY.Resources.User);
    serveResources(scope, services, SCIMMY.Resources.Group);
    serveDescriptions(scope);
    scope.post(`${scimPath}/Bulk`, async (request, reply) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
      const bulk = new SCIMMY.Messages.BulkRequest(request.body as never, maxOperations);
      return send(request, reply, await bulk.apply(allTypes, contextOf(request, services)));
    });
  });
}

/** Only with a valid token, and not too often. */
function admitServices(scope: FastifyInstance, { database, gate, createLimiter }: ScimServices): void {
  const limiter = createLimiter('scim', rate);
  scope.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    const found = await findScimToken(database, authorization);
    if (!found) {
      await gate.admitStranger(request, reply);
      void reply.header('www-authenticate', 'Bearer realm="scim"');
      throw new HttpRefusal(401, '401');
    }
    const { allowed, waitMs } = await limiter.consume(`${found.tenantId} ${found.tokenId}`);
    if (!allowed) throw new HttpRefusal(429, '429', Math.max(1, Math.ceil(waitMs / 1_000)));
    request.scim = found;
    void reply.header('cache-control', 'no-store');
  });
}

function serveResources(scope: FastifyInstance, services: ScimServices, Type: ResourceType): void {
  const base = `${scimPath}${Type.endpoint}`;
  scope.get(base, async (request, reply) => {
    const query = queryOf(request);
    const list = await new Type(undefined, query).read(contextOf(request, services, query));
    return send(request, reply, list);
  });
  scope.post(`${base}/.search`, async (request, reply) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
    const search = new SCIMMY.Messages.SearchRequest(request.body as never);
    return send(request, reply, await search.apply(listOf(Type), contextOf(request, services)));
  });
  scope.post(base, async (request, reply) => {
    const query = queryOf(request);
    const made = await new Type(undefined, query).write(request.body, contextOf(request, services));
    void reply.code(201);
    const { location } = asRecord(asRecord(made).meta);
    if (typeof location === 'string') void reply.header('location', absolute(request, location));
    return send(request, reply, made);
  });
  scope.get(`${base}/:id`, async (request, reply) => {
    const query = queryOf(request);
    const one = await new Type(idOf(request), query).read(contextOf(request, services, query));
    return send(request, reply, one);
  });
  scope.put(`${base}/:id`, async (request, reply) => {
    const context = contextOf(request, services);
    const resource = new Type(idOf(request), queryOf(request));
    await requireMatch(request, () => new Type(idOf(request)).read(context));
    return send(request, reply, await resource.write(request.body, context));
  });
  scope.patch(`${base}/:id`, async (request, reply) => {
    const context = contextOf(request, services);
    const current = await new Type(idOf(request)).read(context);
    await requireMatch(request, async () => current);
    const body = asRecord(request.body);
    const { Operations: operations } = body;
    const message = Array.isArray(operations)
      ? { ...body, Operations: normalisePatch(operations, asRecord(toPlain(current))) }
      : body;
    const resource = new Type(idOf(request), queryOf(request));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
    const changed = await resource.patch(message as never, context);
    return send(request, reply, changed ?? current);
  });
  scope.delete(`${base}/:id`, async (request, reply) => {
    const context = contextOf(request, services);
    await requireMatch(request, () => new Type(idOf(request)).read(context));
    await new Type(idOf(request)).dispose(context);
    return reply.code(204).send();
  });
}

/** What the service can do, and its schemas: the same for everyone. */
function serveDescriptions(scope: FastifyInstance): void {
  const { Schema, ResourceType: Kind, ServiceProviderConfig } = SCIMMY.Resources;
  scope.get(`${scimPath}/ServiceProviderConfig`, async (request, reply) =>
    send(request, reply, await new ServiceProviderConfig().read()),
  );
  for (const [path, Type] of [
    ['Schemas', Schema],
    ['ResourceTypes', Kind],
  ] as const) {
    scope.get(`${scimPath}/${path}`, async (request, reply) => send(request, reply, await new Type().read()));
    scope.get(`${scimPath}/${path}/:id`, async (request, reply) =>
      send(request, reply, await new Type(idOf(request)).read()),
    );
  }
}

/** Names of attributes, as they are listed in a query. */
const names = (list: string) => list.split(',').map((name) => name.trim().toLowerCase());

function contextOf(
  request: FastifyRequest,
  { database }: ScimServices,
  { attributes, excludedAttributes }: Query = {},
): ScimContext {
  if (!request.scim) throw new HttpRefusal(401, '401');
  const wanted = attributes === undefined || names(attributes).some((name) => name.startsWith('members'));
  const unwanted = excludedAttributes !== undefined && names(excludedAttributes).includes('members');
  return {
    database,
    actor: { tenantId: request.scim.tenantId, userId: directoryService, requestId: request.id },
    withMembers: wanted && !unwanted,
  };
}

const integers = ['startIndex', 'count'] as const;
const texts = ['filter', 'attributes', 'excludedAttributes', 'sortBy', 'sortOrder'] as const;

interface Query {
  filter?: string;
  attributes?: string;
  excludedAttributes?: string;
  sortBy?: string;
  sortOrder?: string;
  startIndex?: number;
  count?: number;
}

function queryOf({ url }: FastifyRequest): Query {
  const { searchParams } = new URL(url, 'http://scim');
  const query: Query = {};
  for (const name of texts) {
    const value = searchParams.get(name);
    if (value) query[name] = value;
  }
  for (const name of integers) {
    const value = Number(searchParams.get(name) ?? Number.NaN);
    if (Number.isInteger(value)) query[name] = Math.min(value, 10_000_000);
  }
  return query;
}

function idOf({ params }: FastifyRequest): string {
  const { id } = asRecord(params);
  return typeof id === 'string' ? id : '';
}

/** Refuses with 412 when the resource is no longer the one that the service has seen (`If-Match`). */
async function requireMatch(request: FastifyRequest, read: () => Promise<unknown>): Promise<void> {
  const wanted = request.headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  const version = versionOf(await read());
  if (!wanted.split(',').some((tag) => weak(tag) === weak(version ?? ''))) {
    throw new SCIMMY.Types.Error(412, '', 'The resource has changed');
  }
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');

function versionOf(resource: unknown): string | undefined {
  const { version } = asRecord(asRecord(resource).meta);
  return typeof version === 'string' ? version : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, message: unknown): FastifyReply {
  const version = versionOf(message);
  if (version !== undefined) {
    void reply.header('etag', version);
    const known = request.headers['if-none-match'];
    if (request.method === 'GET' && known?.split(',').some((tag) => weak(tag) === weak(version))) {
      return reply.code(304).send();
    }
  }
  const text = JSON.stringify(message, (name, value: unknown) =>
    (name === 'location' || name === '$ref') && typeof value === 'string' ? absolute(request, value) : value,
  );
  return reply.type('application/scim+json; charset=utf-8').send(text);
}

/** Locations are whole addresses (RFC 7643, section 3.1). */
const absolute = (request: FastifyRequest, path: string) =>
  path.startsWith('/') ? `${request.protocol}://${request.host}${path}` : path;

function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, scimType, detail } = describe(error);
  if (status >= 500) request.log.error({ err: error }, 'failed');
  if (error instanceof HttpRefusal && error.retryAfter !== undefined) {
    void reply.header('retry-after', String(error.retryAfter));
  }
  return reply
    .code(status)
    .type('application/scim+json; charset=utf-8')
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType === undefined ? {} : { scimType }),
        detail,
      }),
    );
}

function describe(error: unknown): { status: number; scimType?: string; detail: string } {
  if (error instanceof SCIMMY.Types.Error) {
    const { status, scimType, message } = error;
    return { status, ...(scimType ? { scimType } : {}), detail: message };
  }
  if (error instanceof TypeError) return { status: 400, scimType: 'invalidValue', detail: error.message };
  if (isDatabaseAway(error) || isPassingConflict(error)) return { status: 503, detail: 'Try again later.' };
  const { status, statusCode } = asRecord(error);
  const number = typeof status === 'number' ? status : typeof statusCode === 'number' ? statusCode : 500;
  const details: Readonly<Record<number, string>> = {
    400: 'The request is not understood.',
    401: 'A valid token is needed.',
    413: 'The request is too large.',
    415: 'Send application/scim+json.',
    429: 'Too many requests.',
  };
  return { status: number, detail: details[number] ?? 'The server failed.' };
}

function asRecord(value: unknown): Record<string, unknown> {
  // The library's resources have accessors, not own values, for some names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const toPlain = (resource: unknown): unknown => JSON.parse(JSON.stringify(resource));
