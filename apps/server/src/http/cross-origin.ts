import { contract, type Endpoint } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request comes from an allowed origin: only a bearer token is accepted, no cookies (F14). */
    fromAllowedOrigin: boolean;
  }
}

/** Cache duration of a preflight in seconds; the maximum of Chromium. */
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
 * Lets pages of other origins call (F14) with a bearer token, never with a cookie. Runs before all other hooks, so that
 * pages can also read errors. Responds to preflights; other OPTIONS requests go to their route.
 * @param origins Origins in the form of browsers; empty: none is allowed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.decorateRequest('fromAllowedOrigin', false);
  if (allowed.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    // Required on every response, so that caches separate origins.
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

/** Runs after the cookie parser: ignores and sets no cookies for a page of another origin. */
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
