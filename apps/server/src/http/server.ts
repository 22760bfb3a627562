import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { codes, type Language } from '@snap/portal-api/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { answerError } from './answer.ts';
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

/** Times in milliseconds, sizes in bytes. A slow or stuck peer holds a connection, and nothing else, for so long. */
const bounds = {
  keepAlive: 72_000,
  /** For whoever was refused to read the last words. */
  farewell: 1_000,
  // The request line that starts a chat of 500 people is long (F6); other headers need room, too.
  headerBytes: 81_920,
  url: 65_536,
  /** Questions on one connection that are not answered yet: browsers and proxies wait for each. */
  unanswered: 10,
};

/** How long a slow peer is waited for, in milliseconds. */
export interface Patience {
  headers: number;
  request: number;
  /** For whoever neither sends nor takes an answer. Hashing a large upload takes long too. */
  silence: number;
  /** How often the two are looked after. */
  checks: number;
}

const patience: Patience = { headers: 10_000, request: 30_000, silence: 120_000, checks: 2_000 };

export interface HttpServerOptions {
  log: FastifyBaseLogger;
  /** Addresses and networks whose word counts on who is behind them, and whether those came by https. None otherwise. */
  proxies?: readonly string[];
  patience?: Patience;
  /** Origins besides our own whose pages may stand in ours. */
  frames?: readonly string[];
  /** Origins besides our own whose pages may call with a bearer token (F14). */
  origins?: readonly string[];
}

/** The HTTP server before any route: its bounds, its headers, how it reads bodies and how it answers failures. */
export async function createHttpServer({
  log,
  proxies = [],
  frames = [],
  origins = [],
  ...options
}: HttpServerOptions): Promise<FastifyInstance> {
  const wait = options.patience ?? patience;
  const app = fastify({
    loggerInstance: log,
    // One line for each request is written below, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: proxies.length > 0 && [...proxies],
    genReqId: () => randomUUID(),
    requestTimeout: wait.request,
    connectionTimeout: wait.silence,
    keepAliveTimeout: bounds.keepAlive,
    http: {
      headersTimeout: wait.headers,
      connectionsCheckingInterval: wait.checks,
      maxHeaderSize: bounds.headerBytes,
    },
    rewriteUrl: ({ url = '/' }) => portalAddress(url),
    routerOptions: { ignoreTrailingSlash: false, querystringParser: () => ({}) },
    frameworkErrors(error, request, reply) {
      request.language = languageOf(undefined, request.headers['accept-language']);
      void reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      answerError(error, request, reply);
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
      // Whoever neither reads nor closes would keep the connection for ever.
      setTimeout(() => socket.destroy(), bounds.farewell).unref();
    },
  });
  const headers = safeHeaders(frames);
  app.addHook('onRequest', (_, reply, done) => {
    // On the raw answer, so that those who write it themselves carry them too.
    for (const { name, value } of headers) reply.raw.setHeader(name, value);
    done();
  });
  allowOrigins(app, origins);
  await app.register(fastifyCookie);
  ignoreForeignCookies(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 4_096,
    // A small compressed body may stand for an endless one.
    globalDecompression: false,
    // In one go, without a stream: that costs a fifth.
    syncThreshold: 256 * 1_024,
    brotliOptions: {
      // A window no larger than what is compressed: one of 4 MB takes longer to make than to use.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, reader(parseJson));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, reader(parseForm));

  app.decorateRequest('language', 'en');
  app.decorateRequest('parameters');
  app.decorateRequest('refusedWith');
  // Hooks that wait for nothing are no promises: they run with every call.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    request.language = languageOf(undefined, request.headers['accept-language']);
    if (ask(request.raw.socket, reply.raw) > bounds.unanswered) throw new HttpRefusal(429, codes.tooMany, 1);
    if ((request.raw.url?.length ?? 0) > bounds.url) throw new HttpRefusal(414, codes.tooLarge);
    request.parameters = queryOf(request);
    request.language = languageOf(request.parameters.lang, request.headers['accept-language']);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // The route as declared: an address as called may hold search texts.
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.session?.userId,
      },
      'request',
    );
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const allowed = ['GET', 'POST'].filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new HttpRefusal(404, codes.notFound);
    void reply.header('allow', allowed.join(', '));
    throw new HttpRefusal(405, codes.methodNotAllowed);
  });
  return app;
}

/** Counts the questions of each connection that are not answered yet, with this one. */
function ask(socket: Socket, answer: ServerResponse): number {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  answer.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return count;
}

const unanswered = new WeakMap<Socket, number>();

const reader = (parse: (text: string) => Record<string, unknown>) => async (_: unknown, body: Buffer) =>
  parse(parseText(body));

const unparsable: Readonly<Record<string, [number, typeof codes.tooLarge | typeof codes.invalidInput]>> = {
  HPE_HEADER_OVERFLOW: [431, codes.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, codes.invalidInput],
};
