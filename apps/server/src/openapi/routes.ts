import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { hasCurrent } from '../http/file-response.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** Serves `/openapi.json` and `/docs`. Both are public: they describe calls and contain no data. */
export function serveDocuments(app: FastifyInstance): void {
  const options = { exposeHeadRoute: true };
  app.get(
    '/openapi.json',
    options,
    respondWith('application/json; charset=utf-8', () => JSON.stringify(openApiDocument())),
  );
  app.get(
    '/docs',
    options,
    respondWith('text/html; charset=utf-8', () => docsPage(openApiDocument()), {
      'content-security-policy': docsPolicy,
    }),
  );
}

/** Serves a text that is generated once per start, with an ETag. */
function respondWith(type: string, make: () => string, headers: Record<string, string> = {}) {
  let made: { text: string; etag: string } | undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    made ??= tagged(make());
    const { text, etag } = made;
    void reply.headers({ ...headers, 'cache-control': 'no-cache', etag: `"${etag}"` });
    if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', type).send(text);
  };
}

const tagged = (text: string) => ({
  text,
  etag: createHash('sha256').update(text).digest('base64url').slice(0, 27),
});
