import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { codes, type Language } from '@snap/portal-api/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { sendError } from './send-error.ts';
import { allowOrigins, ignoreForeignCookies } from './cross-origin.ts';
import { bareHeaders, safeHeaders } from './headers.ts';
import { parseForm, parseJson, parseText } from './input.ts';
import { languageOf } from './language.ts';
import { HttpRefusal } from './refusal.ts';
import { portalAddress } from './portal-files.ts';
import { queryOf } from './routes.ts';
import { textFor } from './texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

/** Times in milliseconds, sizes in bytes. They limit how long a slow or stuck peer occupies a connection. */
const bounds = {
  keepAlive: 72_000,
  /** Time for a refused peer to read the last response. */
  farewell: 1_000,
  // The request line that creates a chat of 500 people is long (F6); other headers need space too.
  headerBytes: 81_920,
  url: 65_536,
  /** Maximum pipelined requests per connection without a response: browsers and proxies wait for each. */
  unanswered: 10,
};

/** Timeouts for slow peers, in milliseconds. */
export interface PeerTimeouts {
  headers: number;
  request: number;
  /** Idle timeout while a peer neither sends nor reads. Hashing a large upload takes long too. */
  silence: number;
  /** Interval of the checks of both timeouts. */
  checks: number;
}

const defaultTimeouts: PeerTimeouts = { headers: 10_000, request: 30_000, silence: 120_000, checks: 2_000 };

export interface HttpServerOptions {
  log: FastifyBaseLogger;
  /** Addresses and networks of trusted proxies, whose forwarded address and protocol are used. Default: none. */
  proxies?: readonly string[];
  timeouts?: PeerTimeouts;
  /** Other origins whose pages may be embedded as frames. */
  frames?: readonly string[];
  /** Other origins whose pages may call with a bearer token (F14). */
  origins?: readonly string[];
}

/** Creates the HTTP server without routes: limits, headers, body parsing and error handling. */
export async function createHttpServer({
  log,
  proxies = [],
  frames = [],
  origins = [],
  ...options
}: HttpServerOptions): Promise<FastifyInstance> {
  const timeouts = options.timeouts ?? defaultTimeouts;
  const app = fastify({
    loggerInstance: log,
    // Replaced by one log line per request below, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: proxies.length > 0 && [...proxies],
    genReqId: () => randomUUID(),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: bounds.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checks,
      maxHeaderSize: bounds.headerBytes,
    },
    rewriteUrl: ({ url = '/' }) => portalAddress(url),
    routerOptions: { ignoreTrailingSlash: false, querystringParser: () => ({}) },
    frameworkErrors(error, request, reply) {
      request.language = languageOf(undefined, request.headers['accept-language']);
      void reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      sendError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const [status, code] = unparsable[error.code] ?? [400, codes.invalidInput];
      const body = JSON.stringify({ code, msg: textFor(code, 'en'), requestId: randomUUID() });
      const headers = { ...bareHeaders, 'content-length': Buffer.byteLength(body) };
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status} Refused`, ...head, '', body].join('\r\n'));
      // A peer that neither reads nor closes would keep the connection forever.
      setTimeout(() => socket.destroy(), bounds.farewell).unref();
    },
  });
  const headers = safeHeaders(frames);
  app.addHook('onRequest', (_, reply, done) => {
    // Set on the raw response, so that handlers that write it themselves send them too.
    for (const { name, value } of headers) reply.raw.setHeader(name, value);
    done();
  });
  allowOrigins(app, origins);
  await app.register(fastifyCookie);
  ignoreForeignCookies(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 4_096,
    // Disabled: a small compressed body may decompress to an endless one.
    globalDecompression: false,
    // Compress synchronously, without a stream, which costs 20 % more.
    syncThreshold: 256 * 1_024,
    brotliOptions: {
      // Window limited to the size of the data: creating one of 4 MB takes longer than using it.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, reader(parseJson));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, reader(parseForm));

  app.decorateRequest('language', 'en');
  app.decorateRequest('parameters');
  app.decorateRequest('refusedWith');
  // Callback hooks: promises would cost time on every call.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    request.language = languageOf(undefined, request.headers['accept-language']);
    if (countPending(request.raw.socket, reply.raw) > bounds.unanswered)
      throw new HttpRefusal(429, codes.tooMany, 1);
    if ((request.raw.url?.length ?? 0) > bounds.url) throw new HttpRefusal(414, codes.tooLarge);
    request.parameters = queryOf(request);
    request.language = languageOf(request.parameters.lang, request.headers['accept-language']);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // The declared route: the actual URL may contain search texts.
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.session?.userId,
      },
      'request',
    );
    done();
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const allowed = ['GET', 'POST'].filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new HttpRefusal(404, codes.notFound);
    void reply.header('allow', allowed.join(', '));
    throw new HttpRefusal(405, codes.methodNotAllowed);
  });
  return app;
}

/** Counts the pending requests of a connection, including this one. */
function countPending(socket: Socket, response: ServerResponse): number {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return count;
}

const unanswered = new WeakMap<Socket, number>();

const reader = (parse: (text: string) => Record<string, unknown>) => async (_: unknown, body: Buffer) =>
  parse(parseText(body));

const unparsable: Readonly<Record<string, [number, typeof codes.tooLarge | typeof codes.invalidInput]>> = {
  HPE_HEADER_OVERFLOW: [431, codes.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, codes.invalidInput],
};
