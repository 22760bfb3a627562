import {
  codes,
  contract,
  type Endpoint,
  eventStreamPath,
  isSuccess,
  languages,
  limits,
  portalEvent,
} from '@snap/portal-api/contract';
import { exampleOf, examples } from '@snap/portal-api/examples';
import { textFor } from '../http/texts.ts';
import {
  operationOf,
  parameters,
  refusalResponses,
  refusals,
  security,
  successHeaders,
  unchanged,
} from './operations.ts';
import { responseSchema, namedSchemas } from './schemas.ts';
import type { JsonSchema, OpenApiDocument, Operation } from './types.ts';
import { uploadPaths } from './uploads.ts';

/** Description of each area's tag. */
const areas: Record<keyof typeof contract, string> = {
  account: 'Signing in and out, passwords, registration, captcha, single sign-on',
  directory: 'People, departments, search and avatars',
  friends: 'Friends and friend requests of the signed-in person',
  groups: 'Groups and their members',
  messages: 'Conversations, history, read state and search in messages',
  settings: 'Message and privacy settings',
  applications: 'Micro-applications and the open interface for other systems',
  workspace: 'The workspace board and its channels',
  newsroom: 'Stories, hotspots, rankings, code lists, permissions and menus',
  disk: 'The network disk: files, folders, uploads, sharing',
  collection: 'Favourites',
  administration: 'The console: departments, people',
};

const description = `Every call of the portal, generated from the contract that client, server and mocks share.

**Every call** may carry the header \`tenantId\`; with a session it must be the session's own. GET queries and form
bodies also carry \`tenantId\` and \`lang\` (${languages.join(', ')}), which selects the language of \`msg\`. Lists of values
are repeated parameters. POST bodies are forms or JSON. The client's timeout is ${limits.requestTimeout / 1000} seconds.

**Responses** begin with \`code\`: \`"0"\` (or \`0\`) is success; any other code in a response of status 200 is a refusal, with a
sentence for the user in \`msg\`. Other statuses are errors that a retry does not resolve, except 429 and 503, which have
\`Retry-After\`. Refusals contain the \`requestId\` of the server's log.`;

let made: OpenApiDocument | undefined;

/** Generates the OpenAPI 3.1 document from the contract (specification, section 7). */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument();
  return made;
}

function makeDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const example = exampleOf(area, name);
      const path = pathTemplate(endpoint);
      const method = endpoint.method === 'GET' ? 'get' : 'post';
      paths[path] = { ...paths[path], [method]: operationOf(area, name, endpoint, example) };
      if (!endpoint.alsoPost) continue;
      const posted: Endpoint = { ...endpoint, method: 'POST', body: 'form' };
      paths[path] = { ...paths[path], post: operationOf(area, `${name}ByPost`, posted, example) };
    }
  }
  paths[eventStreamPath] = { get: eventStream() };
  Object.assign(paths, uploadPaths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Snap Portal',
      version: '1.0.0',
      summary: 'The internal staff portal of a newsroom',
      description,
      contact: { name: 'The administrator of this portal' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This portal, in production', 'x-internal': true }],
    tags: Object.entries(areas).map(([name, text]) => ({ name, description: text })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes,
      schemas: { Refusal: refusalSchema(), ...namedSchemas },
      headers,
      parameters,
      responses: { ...unchanged, ...refusals },
    },
  };
}

/** The path with fixed values filled in; other parameters stay `{name}`. */
export function pathTemplate({ path, pathValues }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, (place, name: string) => pathValues?.[name] ?? place);
}

const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'opaque',
    description:
      'The access token of `POST /co/webim/login`, renewed by `GET /co/accesstoken/login` (RFC 6750). The bare token is accepted too.',
  },
  administration: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'opaque',
    description: 'The same access token, of a person with the permission that the call names.',
  },
  media: {
    type: 'apiKey',
    in: 'cookie',
    name: 'portal_media',
    description: 'HttpOnly; authenticates requests for images and downloads only.',
  },
  refresh: {
    type: 'apiKey',
    in: 'cookie',
    name: 'portal_refresh',
    description: 'HttpOnly; renews the session from the portal’s own pages.',
  },
};

const headers: OpenApiDocument['components']['headers'] = {
  RequestId: {
    description: 'Id of this request in the log.',
    schema: { type: 'string', format: 'uuid', maxLength: 36 },
  },
  RateLimit: {
    description: 'Remaining calls before 429, and seconds until the limit resets.',
    schema: { type: 'string', maxLength: 100, pattern: '^limit=' },
  },
  ETag: {
    description: 'Version of the body, for `If-None-Match`. Files that are made on request have none.',
    schema: { type: 'string', maxLength: 200, pattern: '^(?:W/)?".*"$' },
  },
  AcceptRanges: {
    description: '`bytes`: the file can be fetched in parts, with `Range`.',
    schema: { type: 'string', enum: ['bytes'] },
  },
  ContentRange: {
    description: 'First and last byte of this part, and size of the file.',
    schema: { type: 'string', maxLength: 100, pattern: '^bytes ' },
  },
  RetryAfter: {
    description: 'Seconds to wait before a retry.',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86_400 },
  },
};

function refusalSchema(): JsonSchema {
  const known = Object.values(codes).filter((code) => !isSuccess(code));
  const list = known.map((code) => `- \`${code}\`: ${textFor(code, 'en')}`).join('\n');
  return {
    type: 'object',
    description: `What did not happen, and why. Codes:\n${list}`,
    required: ['code', 'msg', 'requestId'],
    properties: {
      code: { type: 'string', enum: known },
      msg: {
        type: 'string',
        maxLength: 1_000,
        pattern: '.',
        description: 'A sentence in the request’s language.',
      },
      requestId: {
        type: 'string',
        format: 'uuid',
        maxLength: 36,
        description: 'Id of the request in the log.',
      },
      errors: {
        type: 'array',
        maxItems: 20,
        description: 'Status 400 only: field, violated rule, and its limit.',
        items: {
          type: 'object',
          required: ['field', 'rule'],
          properties: {
            field: { type: 'string', maxLength: 200, pattern: '.' },
            rule: { type: 'string', maxLength: 20, pattern: '^[a-zA-Z]+$' },
            limit: {
              type: 'integer',
              format: 'int64',
              minimum: -Number.MAX_SAFE_INTEGER,
              maximum: Number.MAX_SAFE_INTEGER,
            },
          },
        },
      },
    },
  };
}

const sent = { type: 'message', message: examples.messages.sendToUser.output.result };

function eventStream(): Operation {
  return {
    operationId: 'messages.events',
    tags: ['messages'],
    summary: 'Event stream',
    description:
      'Server-sent events. Each has an `id` that grows; `Last-Event-ID` resumes without gap or repeat. For a cursor that is too ' +
      'old there is one `reset`: reload the lists. Source: decision B1.',
    security: security.session,
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'Id of the last received event.',
        schema: { type: 'string', maxLength: 40, pattern: '^[0-9]+$' },
      },
    ],
    responses: {
      200: {
        description: 'The stream; the `data` of each event is one of these as JSON.',
        headers: successHeaders,
        content: {
          'text/event-stream': {
            schema: responseSchema(portalEvent),
            examples: { sent: { summary: 'A message was sent', value: sent } },
          },
        },
      },
      ...refusalResponses(),
    },
  };
}
