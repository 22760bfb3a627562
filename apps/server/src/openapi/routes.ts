import type { FastifyInstance } from 'fastify';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** `/openapi.json` and, to read, `/docs`. Both are public: they tell how to ask, not what there is. */
export function serveDocuments(app: FastifyInstance): void {
  const asked = { exposeHeadRoute: true };
  app.get('/openapi.json', asked, (_, reply) =>
    reply.header('cache-control', 'no-cache').send(openApiDocument()),
  );
  app.get('/docs', asked, (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': docsPolicy,
      })
      .send(docsPage(openApiDocument())),
  );
}
