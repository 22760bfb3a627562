import { contract, type Endpoint } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request is from a page of an allowed origin: only a bearer token counts, cookies do not (F14). */
    fromAllowedOrigin: boolean;
  }
}

/** Seconds for which a browser remembers a preflight; the longest that Chromium takes. */
const preflightAge = 7_200;
const methods = 'GET, HEAD, POST, PATCH, DELETE';

const endpoints = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const sent = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'Last-Event-ID',
  'Range',
  'tenantId',
  'Tus-Resumable',
  'Upload-Checksum',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  ...new Set(endpoints.flatMap(({ inHeaders = [] }) => inHeaders)),
].join(', ');
const exposed = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Location',
  'Portal-File-Id',
  'RateLimit',
  'Retry-After',
  'Tus-Checksum-Algorithm',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Request-Id',
].join(', ');

/**
 * Lets pages of other origins call (F14): with a bearer token, never with a cookie. Comes before every other hook, so that a
 * page can also read refusals. A preflight is answered here; any other OPTIONS goes on to its route.
 * @param origins As browsers write them; empty: no other origin is allowed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.decorateRequest('fromAllowedOrigin', false);
  if (allowed.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    // On every response: a cache must not serve one origin the response of another.
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) {
      done();
      return;
    }
    request.fromAllowedOrigin = true;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed });
    if (!isPreflight(request)) {
      done();
      return;
    }
    void reply
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sent,
        'access-control-max-age': preflightAge,
      })
      .code(204)
      .send();
  });
}

/** Runs after the cookie parser: ignores cookies, and sets none, for a page of another origin. */
export function ignoreForeignCookies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    if (request.fromAllowedOrigin) request.cookies = {};
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.fromAllowedOrigin) void reply.removeHeader('set-cookie');
    done();
  });
}

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
