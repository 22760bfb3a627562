import * as z from 'zod/mini';
import { session as sessionCalls, type SessionGrant } from '../contract/account/session.ts';
import { codes, endsSession, isSuccess } from '../contract/codes.ts';
import type { Endpoint, FileEndpoint } from '../contract/endpoint.ts';
import type { Language } from '../contract/fields.ts';
import { limits } from '../contract/limits.ts';
import {
  asRecord,
  bodyFields,
  failure,
  isSessionEnded,
  readJson,
  type ReceivedResponse,
  type Exchange,
} from './response.ts';
import { PortalApiError } from './errors.ts';
import { commonHeaders, prepareRequest, type PreparedRequest } from './request.ts';
import { createSessionKeeper } from './session.ts';

export interface PortalClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The organisation, sent with each call. */
  tenantId(): string | undefined;
  /** The access token, usually from its cookie; read before each call. */
  accessToken(): string | undefined;
  /** The language of the server's sentences. */
  language(): Language;
  /** Called with a new access token. The server has already set its cookie; use this to keep a copy. */
  onSessionRenewed?(grant: SessionGrant): void;
  /** The session has ended. Called once, however many calls fail (A7). */
  onSessionExpired(): void;
  /** A call was refused because the password must be changed first (A6). The error itself is not shown. */
  onPasswordForced?(): void;
  /** Replaces fetch, for tests. */
  fetch?: typeof globalThis.fetch;
  /** Timeout in milliseconds; 60,000 by the specification. */
  timeout?: number;
}

export interface CallOptions {
  /** Aborts the call, which rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Do not show a status 500 (specification, section 8). */
  noTip?: boolean;
}

interface OpenOptions {
  /** Ends the stream. */
  signal: AbortSignal;
  headers: Record<string, string>;
}

/** Sends calls of the contract. It includes no schema except that of session renewal, to stay small. */
export interface PortalClient {
  /**
   * Sends a call and resolves to its validated result. A refused token is renewed once and the call retried once.
   * @throws {PortalApiError}
   */
  call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Output>>;
  /**
   * Sends a call whose response is a file. Resolves to the response with an unread body; no time limit.
   * @throws {PortalApiError}
   */
  download(endpoint: FileEndpoint, input: unknown, options?: CallOptions): Promise<Response>;
  /** URL of a GET whose response is a file, for requests that the browser makes itself. */
  url(endpoint: FileEndpoint, input: unknown): string;
  /**
   * Opens an event stream with the token renewal and errors of a call, without a time limit.
   * @throws {PortalApiError}
   */
  open(path: string, options: OpenOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * Headers with a valid token for requests of other libraries, such as uploads.
   * @param refused A token that was refused; a newer one is fetched.
   * @throws {PortalApiError} With status 401 when the session has ended.
   */
  headers(refused?: string): Promise<Record<string, string>>;
  /** URL of an API path. */
  address(path: string): string;
}

/** Creates the client (specification, sections 7 "Common" and 8). */
export function createClient(options: PortalClientOptions): PortalClient {
  const timeout = options.timeout ?? limits.requestTimeout;
  // Looked up per call: test tools replace the global fetch after this module has loaded.
  const fetcher = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));

  const session = createSessionKeeper({
    accessToken: () => options.accessToken(),
    onExpired: () => options.onSessionExpired(),
    async requestToken() {
      try {
        const grant = await call(sessionCalls.refresh, {});
        options.onSessionRenewed?.(grant);
        return grant.accessToken;
      } catch (error) {
        if (error instanceof PortalApiError && isSessionEnded(error)) return undefined;
        throw error;
      }
    },
  });

  const contextWith = (accessToken: string | undefined) => ({
    tenantId: options.tenantId(),
    accessToken,
    language: options.language(),
  });

  let passwordChanges = 0;
  const exchangeOf = (endpoint: Endpoint, noTip: boolean): Exchange => {
    const { method, path, access, silentOn = [] } = endpoint;
    return { name: `${method} ${path}`, access, silentOn, noTip, passwordChanges };
  };

  /** Sends a request; if its token is refused, renews the token and sends it once more. */
  async function authorised(
    exchange: Exchange,
    send: (token: string | undefined) => Promise<ReceivedResponse>,
  ) {
    const token = options.accessToken();
    if (exchange.access !== 'session' && exchange.access !== 'media') return send(token);
    // Skip the request without a token: it would be refused. The refresh cookie may still be valid.
    const first = token === undefined ? undefined : await send(token);
    if (first !== undefined && first.response.status !== 401) return first;
    const renewed = await session.renew(token);
    if (renewed !== undefined) return send(renewed);
    return first ?? send(undefined);
  }

  /** Validates the input and returns its wire form. Invalid input is refused here with the server's error (F5). */
  async function checkInput(exchange: Exchange, endpoint: Endpoint, input: unknown) {
    const parsed = z.safeParse(endpoint.input, input);
    if (parsed.success) return asRecord(parsed.data);
    const { refusedInput } = await import('./refused-input.ts');
    throw refusedInput(exchange, { schema: endpoint.input, input }, options.language());
  }

  async function call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
    { signal, noTip = false }: CallOptions = {},
  ): Promise<z.output<Output>> {
    const exchange = exchangeOf(endpoint, noTip);
    const values = await checkInput(exchange, endpoint, input);
    const received = await authorised(exchange, async (token) => {
      const request = prepareRequest(endpoint, values, contextWith(token));
      return receive(exchange, request, { body: 'json', signal, timeout });
    });
    const body = checkResponse(exchange, received);
    const result = z.safeParse(endpoint.output, body);
    if (!result.success) {
      throw failure(exchange, received, { kind: 'invalid-response', shown: true, cause: result.error });
    }
    if (endpoint.grantsSession) session.begin();
    if (endpoint.path === sessionCalls.logout.path) session.leave();
    if (endpoint.changesPassword) passwordChanges += 1;
    return result.data;
  }

  async function download(
    endpoint: FileEndpoint,
    input: unknown,
    { signal, noTip = false }: CallOptions = {},
  ): Promise<Response> {
    const exchange = exchangeOf(endpoint, noTip);
    const values = await checkInput(exchange, endpoint, input);
    const received = await authorised(exchange, (token) => {
      const request = prepareRequest(endpoint, values, contextWith(token));
      return receive(exchange, request, { body: 'stream', signal });
    });
    const { response } = received;
    // Business errors of such a call are JSON (A21), and so are all errors with an HTTP status.
    if (response.ok && !response.headers.get('content-type')?.includes('json')) return response;
    const body: unknown = await response.json().catch(() => undefined);
    checkResponse(exchange, { response, body });
    throw failure(exchange, { response, body }, { kind: 'invalid-response', shown: true });
  }

  function url(endpoint: FileEndpoint, input: unknown): string {
    const { url: path } = prepareRequest(endpoint, valuesOf(endpoint, input), contextWith(undefined));
    return options.baseUrl + path;
  }

  async function open(
    path: string,
    { signal, headers: added }: OpenOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const exchange: Exchange = {
      name: `GET ${path}`,
      access: 'session',
      silentOn: [],
      noTip: true,
      passwordChanges,
    };
    const received = await authorised(exchange, (token) => {
      const context = contextWith(token);
      const query = new URLSearchParams({ lang: context.language });
      if (context.tenantId) query.set('tenantId', context.tenantId);
      const request: PreparedRequest = {
        method: 'GET',
        url: `${path}?${query}`,
        headers: { ...commonHeaders(context), ...added },
      };
      return receive(exchange, request, { body: 'stream', signal });
    });
    const { response } = received;
    if (
      response.ok &&
      response.body &&
      response.headers.get('content-type')?.startsWith('text/event-stream')
    ) {
      return response.body;
    }
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
      await response.body?.cancel();
      const kind = response.ok ? 'invalid-response' : 'http';
      throw failure(exchange, received, { kind, shown: !response.ok && refusalShown(exchange, received) });
    }
    // A business error of the stream, such as a forced password change (A6).
    const body: unknown = await response.json().catch(() => undefined);
    checkResponse(exchange, { response, body });
    throw failure(exchange, received, { kind: 'invalid-response', shown: false });
  }

  async function headers(refused?: string): Promise<Record<string, string>> {
    const known = refused === undefined ? options.accessToken() : undefined;
    const token = known ?? (await session.renew(refused));
    if (token !== undefined) return commonHeaders(contextWith(token));
    session.end();
    throw new PortalApiError('session', { kind: 'http', status: 401, code: '401', shown: false });
  }

  async function receive(
    exchange: Exchange,
    request: PreparedRequest,
    how: { body: 'json' | 'stream'; signal: AbortSignal | undefined; timeout?: number },
  ): Promise<ReceivedResponse> {
    // Until the body has arrived. Not `AbortSignal.timeout`: the browser retains each of those until it fires.
    const clock = new AbortController();
    const timer = how.timeout === undefined ? undefined : setTimeout(() => clock.abort(), how.timeout);
    const signals = [how.signal, clock.signal].filter((signal) => signal !== undefined);
    try {
      const response = await fetcher(options.baseUrl + request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.body === undefined ? {} : { body: request.body }),
        signal: AbortSignal.any(signals),
      });
      return { response, body: how.body === 'json' ? await readJson(response) : undefined };
    } catch (cause) {
      const kind = how.signal?.aborted ? 'aborted' : clock.signal.aborted ? 'timeout' : 'network';
      throw new PortalApiError(exchange.name, { kind, shown: kind !== 'aborted', cause });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns the body of a successful response; throws for every other response (specification, section 8). */
  function checkResponse(exchange: Exchange, received: ReceivedResponse): unknown {
    if (!received.response.ok) {
      throw failure(exchange, received, { kind: 'http', shown: refusalShown(exchange, received) });
    }
    const { code } = bodyFields(received);
    if (code === undefined || isSuccess(code)) return received.body;
    if (exchange.access !== 'public' && endsSession(code)) {
      if (exchange.access !== 'refresh') session.end();
      throw failure(exchange, received, { kind: 'business', shown: false });
    }
    const forced = code === codes.passwordForced;
    // Ignore responses to requests that were sent before the password was changed.
    if (forced && exchange.passwordChanges === passwordChanges) options.onPasswordForced?.();
    const answeredElsewhere = forced && options.onPasswordForced !== undefined;
    const shown = !answeredElsewhere && !exchange.silentOn.includes(Number(code));
    throw failure(exchange, received, { kind: 'business', shown });
  }

  /** A 401 is shown once, for the response that ended the session; other 401s of the same session stay silent (A8). */
  function refusalShown(exchange: Exchange, received: ReceivedResponse): boolean {
    const { status } = received.response;
    const needsSession = exchange.access === 'session' || exchange.access === 'media';
    const firstToTell = status !== 401 || !needsSession || session.end();
    return firstToTell && !exchange.silentOn.includes(status) && !(exchange.noTip && status === 500);
  }

  const address = (path: string) => new URL(path, options.baseUrl || globalThis.location?.href).href;

  return { call, download, url, open, headers, address };
}

/** Input of a URL; the server refuses invalid values when the browser fetches it. */
function valuesOf(endpoint: Endpoint, input: unknown) {
  const parsed = z.safeParse(endpoint.input, input);
  return asRecord(parsed.success ? parsed.data : input);
}
