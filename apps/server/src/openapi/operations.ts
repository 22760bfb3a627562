import {
  respondsWithFile,
  type FileEndpoint,
  type Endpoint,
  type Example,
  languages,
} from '@snap/portal-api/contract';
import { inputSchema, namedSchemas, successSchema } from './schemas.ts';
import type {
  ResponseObject,
  Body,
  JsonSchema,
  NamedExample,
  Operation,
  Parameter,
  Reference,
} from './types.ts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
export const successHeaders = { 'X-Request-Id': header('RequestId'), RateLimit: header('RateLimit') };

/** Security scheme of each access. */
export const security: Record<Endpoint['access'], Operation['security']> = {
  public: [],
  session: [{ session: [] }],
  media: [{ session: [] }, { media: [] }],
  refresh: [{ refresh: [] }],
};

const sentences: Readonly<Record<string, string>> = {
  400: 'Invalid input: see `errors`.',
  401: 'No session, or it has ended.',
  403: 'Another organisation or person, a resource or call that is not open to the caller, or a request of another site.',
  404: 'Unknown call.',
  405: 'The call exists with another method.',
  413: 'The body is too large.',
  415: 'The body is neither a form nor JSON.',
  429: 'Rate limit exceeded.',
  500: 'Internal error.',
  503: 'A dependency of the server is temporarily unavailable.',
  507: 'The server’s disk is full; reading and deleting still work.',
};

/** Errors with `Retry-After`. */
const comesBack = new Set(['429', '503', '507']);

/** Statuses of conditional requests, whose responses have no body. */
export const unchanged: Record<string, ResponseObject> = {
  304: {
    description: 'The client has the current body.',
    headers: { ...successHeaders, ETag: header('ETag') },
  },
  416: {
    description: 'The file has no such range.',
    headers: { ...successHeaders, 'Content-Range': header('ContentRange') },
  },
};

/** Possible errors of every call. */
export const refusals: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(sentences).map(([status, text]) => [
    status,
    {
      description: text,
      headers: {
        ...successHeaders,
        ...(comesBack.has(status) ? { 'Retry-After': header('RetryAfter') } : {}),
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
);

/** References to the errors of every call. */
export function refusalResponses(): Record<string, Reference> {
  return Object.fromEntries(
    Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}

/** Operation of a call. */
export function operationOf(area: string, name: string, endpoint: Endpoint, example: Example): Operation {
  const input = inputSchema(endpoint.input);
  const inPath = partsOf(endpoint);
  const inHeaders = endpoint.inHeaders ?? [];
  const placed = [...inPath, ...inHeaders];
  const sent: Values = { ...asObject(example.input) };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: endpoint.permissions ? [{ administration: [] }] : security[endpoint.access],
    parameters: [
      ...inPath.map((part) => parameter(part, 'path', input, sent)),
      ...inHeaders.map((field) => parameter(field, 'header', input, sent)),
      ...(endpoint.method === 'GET' ? queryOf(input, placed, sent) : []),
      ...(endpoint.body === 'file' ? queryOf(input, [...placed, 'file'], sent) : []),
      ...conditions(endpoint),
      ...common,
    ],
    ...(endpoint.method === 'POST'
      ? { requestBody: endpoint.body === 'file' ? fileBody : bodyOf(`${area}.${name}`, input, placed, sent) }
      : {}),
    responses: {
      200: responseOf(endpoint, example, input.properties?.['size']?.maximum),
      ...revalidation(endpoint),
      ...refusalResponses(),
    },
  };
}

/** Parameters of many calls. */
export const parameters = {
  TenantId: {
    name: 'tenantId',
    in: 'header',
    required: false,
    description: 'The organisation.',
    schema: { type: 'string', maxLength: 50, pattern: '^[A-Za-z0-9._-]+$' },
  },
  Language: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of `msg`.',
    schema: { type: 'string', enum: [...languages] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: '`ETag` of a response that the client has: 304 when it is current.',
    schema: { type: 'string', maxLength: 1_000, pattern: '^(?:\\*|(?:W/)?".*)$' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    required: false,
    description: 'One range of bytes: 206 with that part. Several ranges return the whole file.',
    schema: { type: 'string', maxLength: 100, pattern: '^bytes=' },
    example: 'bytes=0-65535',
  },
} satisfies Record<string, Parameter>;

const shared = (name: keyof typeof parameters): Reference => ({ $ref: `#/components/parameters/${name}` });

/** Parameters of every call. */
export const common: Reference[] = [shared('TenantId'), shared('Language')];

/** Path parameters that the caller provides. */
function partsOf({ path, pathValues }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    pathValues?.[name] === undefined ? [name] : [],
  );
}

/** Values of fields by their names. */
type Values = Readonly<Record<string, unknown>>;

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

function parameter(
  name: string,
  where: 'path' | 'query' | 'header',
  input: JsonSchema,
  example: Values,
): Parameter {
  const schema = input.properties?.[name] ?? { type: 'string' };
  const required = where === 'path' || (input.required?.includes(name) === true && !('default' in schema));
  return { name, in: where, required, schema, ...(name in example ? { example: example[name] } : {}) };
}

const queryOf = (input: JsonSchema, placed: readonly string[], example: Values) =>
  Object.keys(input.properties ?? {})
    .filter((name) => !placed.includes(name))
    .map((name) => parameter(name, 'query', input, example));

/** A raw file body. */
const fileBody: Body = { required: true, content: { 'image/*': {}, 'application/octet-stream': {} } };

/** A form or JSON: the schema is named after the call, so that both refer to it. */
function bodyOf(id: string, input: JsonSchema, placed: readonly string[], values: Values): Body {
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !placed.includes(name)),
  );
  const required = input.required?.filter(
    (name) => name in properties && !('default' in (properties[name] ?? {})),
  );
  const schema: JsonSchema = { type: 'object', properties, ...(required?.length ? { required } : {}) };
  const example = Object.fromEntries(Object.entries(values).filter(([name]) => !placed.includes(name)));
  const name = `${id.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())}Input`;
  namedSchemas[name] = schema;
  const content = { schema: { $ref: `#/components/schemas/${name}` }, example };
  return {
    required: (required?.length ?? 0) > 0,
    content: { 'application/x-www-form-urlencoded': content, 'application/json': content },
  };
}

const contentOf = ({ contentTypes }: FileEndpoint) =>
  Object.fromEntries(contentTypes.map((type) => [type, {}]));

/** Responses to a client that has the body, or a part of it, already. Files that are made on request have neither. */
function revalidation(endpoint: Endpoint): Record<string, ResponseObject | Reference> {
  const file = respondsWithFile(endpoint);
  if (!file && !endpoint.revalidated) return {};
  return {
    304: { $ref: '#/components/responses/304' },
    ...(file
      ? {
          206: {
            description: 'The part of the file that `Range` names.',
            headers: { ...successHeaders, ETag: header('ETag'), 'Content-Range': header('ContentRange') },
            content: contentOf(endpoint),
          },
          416: { $ref: '#/components/responses/416' },
        }
      : {}),
  };
}

/** Request headers for it. */
function conditions(endpoint: Endpoint): Reference[] {
  if (respondsWithFile(endpoint)) return [shared('IfNoneMatch'), shared('Range')];
  return endpoint.revalidated ? [shared('IfNoneMatch')] : [];
}

function responseOf(endpoint: Endpoint, example: Example, page: number | undefined): ResponseObject {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  if (respondsWithFile(endpoint)) {
    return {
      description: 'The file, which no browser runs; or a refusal.',
      headers: { ...successHeaders, ETag: header('ETag'), 'Accept-Ranges': header('AcceptRanges') },
      content: { ...contentOf(endpoint), 'application/json': { schema: refusal } },
    };
  }
  const schema = { oneOf: [successSchema(endpoint.output, page), refusal] };
  return {
    description: 'Done, with `code` 0; or a refusal, with any other `code`.',
    headers: endpoint.revalidated ? { ...successHeaders, ETag: header('ETag') } : successHeaders,
    content: { 'application/json': { schema, examples: examplesOf(endpoint, example) } },
  };
}

function examplesOf({ errcode }: Endpoint, { output, refusal }: Example): Record<string, NamedExample> {
  const numbered = errcode && refusal ? { errcode: Number(refusal.code), errmsg: refusal.msg } : {};
  const refused = refusal && {
    refused: { summary: 'A refusal', value: { ...refusal, requestId: exampleRequestId, ...numbered } },
  };
  return { done: { summary: 'Done', value: output }, ...refused };
}

const exampleRequestId = '4f8a1c20-93de-4b57-8c11-6a0d2e7f5b34';

function descriptionOf(endpoint: Endpoint): string {
  const { source, changesState, whileForced, permissions, names = {}, method } = endpoint;
  const own = Object.keys(names).filter((name) => names[name] === 'self');
  return [
    changesState && method === 'GET'
      ? 'Changes something, though it is a GET: only with the `tenantId` header, and never for a page of another site or a prefetch.'
      : '',
    own.length > 0 ? `\`${own.join('`, `')}\` must name the signed-in person.` : '',
    permissions ? `Needs \`${permissions.join('` or `')}\`; role \`admin\` has all permissions.` : '',
    whileForced ? 'Allowed while a change of the password is forced.' : '',
    `Source: ${source}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
