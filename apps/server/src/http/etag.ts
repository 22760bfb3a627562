import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets a browser keep an answer and ask each time whether it still holds: the same body is answered 304 without one. The
 * tag follows from the whole body, so whoever holds another person's answer is never told that it is theirs.
 */
export function revalidated<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  // A 304 has no body whatever is returned: Node leaves it out.
  if (known?.includes(etag)) void reply.code(304);
  return body;
}
