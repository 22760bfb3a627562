import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { codes, type Code } from '../contract/codes.ts';
import type { Endpoint, FileEndpoint } from '../contract/endpoint.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import type { FieldError } from '../contract/field-rules.ts';
import { inputSentence } from '../contract/input-sentences.ts';

/** On whose behalf a mocked call is answered. */
export interface MockCaller {
  userId: string;
  tenantId: string;
  /** The tokens of the call, as the browser sent them. */
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Headers of the answer, for cookies. */
  headers: Headers;
}

/** The caller of a request, or undefined when it is not signed in. */
export type Identify = (
  tokens: Pick<MockCaller, 'accessToken' | 'refreshToken'>,
  access: Endpoint['access'],
) => Pick<MockCaller, 'userId' | 'tenantId'> | undefined;

/** Thrown by a mock to refuse: by default a business refusal, which travels as HTTP 200 (A21). */
export class MockRefusal extends Error {
  readonly code: Code;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly errors: readonly FieldError[];

  constructor(
    code: Code,
    status = 200,
    headers: Record<string, string> = {},
    errors: readonly FieldError[] = [],
  ) {
    super(errors.length > 0 ? inputSentence(errors, 'en') : `Refused: ${code}`);
    this.name = 'MockRefusal';
    this.code = code;
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

/** Status 400, which says what is wrong with which field (F5). */
export const invalidInput = (...errors: FieldError[]) => new MockRefusal(codes.invalidInput, 400, {}, errors);

/** The caller of mocks that stand alone: no story has to sign in first. */
const anyone: Identify = () => ({ userId: 'demo~lina', tenantId: 'demo' });

/**
 * Answers one call of the contract, typed by it: `mock(contract.directory.search, ({ q }) => ({ … }))`. The contract's
 * own rules hold here too: 401 without a session, 403 for another tenant, 400 for input that does not fit.
 * @param answer Gives the body that travels, or throws a `MockRefusal`.
 */
export function mock<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  answer: (input: z.output<Input>, caller: MockCaller) => z.input<Output> | Promise<z.input<Output>>,
  identify: Identify = anyone,
): HttpHandler {
  return answered(endpoint, identify, async (input, caller) =>
    HttpResponse.json(asBody(await answer(input, caller)), { headers: caller.headers }),
  );
}

function answered<Input extends z.ZodMiniType>(
  endpoint: Endpoint<Input>,
  identify: Identify,
  answer: (input: z.output<Input>, caller: MockCaller) => Response | Promise<Response>,
): HttpHandler {
  const path = `*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const method = endpoint.method === 'GET' ? http.get : http.post;
  return method(path, async ({ request, params, cookies }) => {
    try {
      const { caller, values } = await admit(endpoint, identify, { request, params, cookies });
      const parsed = z.safeParse(endpoint.input, values);
      if (!parsed.success) throw invalidInput(...fieldErrors(endpoint.input, values));
      requireSelf(endpoint, values, caller);
      return await answer(parsed.data, caller);
    } catch (error) {
      if (!(error instanceof MockRefusal)) throw error;
      return refuse(error, endpoint);
    }
  });
}

/** Answers a call that is answered with a file: `answer` gives the whole answer. */
export function mockFile<Input extends z.ZodMiniType>(
  endpoint: FileEndpoint<Input>,
  answer: (input: z.output<Input>, caller: MockCaller) => Response | Promise<Response>,
  identify: Identify = anyone,
): HttpHandler {
  return answered(endpoint, identify, answer);
}

/** Who asks, and what: refuses whoever is not signed in or names another tenant. */
async function admit(
  endpoint: Endpoint,
  identify: Identify,
  received: { request: Request; params: object; cookies: Record<string, string> },
): Promise<{ caller: MockCaller; values: Record<string, unknown> }> {
  const { request } = received;
  const tokens = {
    accessToken: request.headers.get('authorization')?.replace(/^Bearer /, ''),
    refreshToken:
      readCookie(request.headers.get('cookie'), 'portal_refresh') ?? received.cookies['portal_refresh'],
  };
  const values = await readInput(request);
  for (const [name, value] of Object.entries(received.params)) {
    if (endpoint.pathValues?.[name] === undefined) values[name] = value;
  }
  for (const name of endpoint.inHeaders ?? []) values[name] = request.headers.get(name) ?? undefined;
  const headers = new Headers();
  const who = identify(tokens, endpoint.access);
  if (endpoint.access === 'public')
    return { caller: { userId: '', tenantId: '', ...who, ...tokens, headers }, values };
  if (who === undefined) throw new MockRefusal(codes.unauthenticated, 401);
  const named = [request.headers.get('tenantid'), values['tenantId']];
  if (named.some((tenant) => typeof tenant === 'string' && tenant !== who.tenantId)) {
    throw new MockRefusal(codes.forbidden, 403);
  }
  return { caller: { ...who, ...tokens, headers }, values };
}

/** Whoever names themself as someone else is refused (A20). */
function requireSelf({ names = {} }: Endpoint, values: Record<string, unknown>, caller: MockCaller): void {
  for (const [name, naming] of Object.entries(names)) {
    const value = values[name];
    if (naming === 'self' && value !== undefined && value !== caller.userId) {
      throw new MockRefusal(codes.forbidden, 403);
    }
  }
}

async function readInput(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return fromParams(new URL(request.url).searchParams);
  if (/^(image\/|application\/octet-stream)/.test(request.headers.get('content-type') ?? '')) {
    return { ...fromParams(new URL(request.url).searchParams), file: await request.blob() };
  }
  const body = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return fromParams(new URLSearchParams(body));
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw invalidInput({ field: 'body', rule: 'json' });
  }
}

function fromParams(params: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The answer of a refusal, as the server words it (A21). */
export function refuse(
  { code, status, message, headers, errors }: MockRefusal,
  { errcode }: Pick<Endpoint, 'errcode'> = {},
): Response {
  const numbered = errcode ? { errcode: Number(code), errmsg: message } : {};
  const named = errors.length > 0 ? { errors } : {};
  return HttpResponse.json(
    { code, msg: message, requestId: 'mock', ...named, ...numbered },
    { status, headers },
  );
}

function readCookie(header: string | null, name: string): string | undefined {
  const found = header?.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Every wire type of the contract is an object; TypeScript cannot see it through the generic. */
function asBody(wire: unknown): Record<string, unknown> {
  return typeof wire === 'object' && wire !== null ? { ...wire } : {};
}
