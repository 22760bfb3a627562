import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { hasCurrent } from '../http/file-answer.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** `/openapi.json` and, to read, `/docs`. Both are public: they tell how to ask, not what there is. */
export function serveDocuments(app: FastifyInstance): void {
  const asked = { exposeHeadRoute: true };
  app.get(
    '/openapi.json',
    asked,
    answering('application/json; charset=utf-8', () => JSON.stringify(openApiDocument())),
  );
  app.get(
    '/docs',
    asked,
    answering('text/html; charset=utf-8', () => docsPage(openApiDocument()), {
      'content-security-policy': docsPolicy,
    }),
  );
}

/** The same text for everybody until the next start: made once, and sent to whoever does not have it yet. */
function answering(type: string, make: () => string, headers: Record<string, string> = {}) {
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
