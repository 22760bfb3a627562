import { respondsWithFile, type Endpoint, type Example, languages } from '@snap/portal-api/contract';
import { responseSchema, inputSchema, success } from './schemas.ts';
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
      ...common,
    ],
    ...(endpoint.method === 'POST'
      ? { requestBody: endpoint.body === 'file' ? fileBody : bodyOf(input, placed, sent) }
      : {}),
    responses: {
      200: responseOf(endpoint, example, input.properties?.['size']?.maximum),
      ...refusalResponses(),
    },
  };
}

export const common: Parameter[] = [
  {
    name: 'tenantId',
    in: 'header',
    required: false,
    description: 'The organisation.',
    schema: { type: 'string', maxLength: 50, pattern: '^[A-Za-z0-9._-]+$' },
  },
  {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of `msg`.',
    schema: { type: 'string', enum: [...languages] },
  },
];

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

function bodyOf(input: JsonSchema, placed: readonly string[], values: Values): Body {
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !placed.includes(name)),
  );
  const required = input.required?.filter(
    (name) => name in properties && !('default' in (properties[name] ?? {})),
  );
  const schema: JsonSchema = { type: 'object', properties, ...(required?.length ? { required } : {}) };
  const example = Object.fromEntries(Object.entries(values).filter(([name]) => !placed.includes(name)));
  const content = { schema, example };
  return {
    required: (required?.length ?? 0) > 0,
    content: { 'application/x-www-form-urlencoded': content, 'application/json': content },
  };
}

function responseOf(endpoint: Endpoint, example: Example, page: number | undefined): ResponseObject {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  if (respondsWithFile(endpoint)) {
    return {
      description: 'The file, which no browser runs; or a refusal.',
      headers: successHeaders,
      content: {
        ...Object.fromEntries(endpoint.contentTypes.map((type) => [type, {}])),
        'application/json': { schema: refusal },
      },
    };
  }
  const response = responseSchema(endpoint.output, page);
  const done = { ...response, properties: { ...response.properties, code: success } };
  const schema = { oneOf: [done, refusal] };
  return {
    description: 'Done, with `code` 0; or a refusal, with any other `code`.',
    headers: successHeaders,
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
