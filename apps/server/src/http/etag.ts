import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Makes a response revalidatable: the browser stores it and sends its ETag; an unchanged body is answered with 304. The
 * tag is a hash of the whole body, so a response of another person never matches.
 */
export function revalidated<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  // Node omits the body of a 304, whatever is returned.
  if (known?.includes(etag)) void reply.code(304);
  return body;
}
