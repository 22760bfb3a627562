import { codes, type Code } from '@snap/portal-api/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that the request was answered with. */
    refusedWith: Code | undefined;
  }
}

/** Refusals that say something of who asked: it was not theirs, or they had to change their password first. */
const telling = new Set<Code>([codes.forbidden, codes.passwordForced]);
/** The same refusal of the same session is one entry in so many milliseconds: a record, not a second flood. */
const pause = 60_000;
const mostRemembered = 10_000;

/**
 * Puts on record who was refused what, after the answer (G33). Wrong passwords and locked accounts are recorded where
 * they are counted.
 */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  const recorded = new Map<string, number>();
  app.addHook('onResponse', async (request) => {
    const { session, refusedWith: code, ip: address, id: requestId } = request;
    if (!session || code === undefined || !telling.has(code)) return;
    const route = request.routeOptions.url ?? 'none';
    const key = `${session.sessionId} ${route} ${code}`;
    const before = recorded.get(key);
    if (before !== undefined && performance.now() - before < pause) return;
    if (recorded.size >= mostRemembered) recorded.clear();
    recorded.set(key, performance.now());
    const { tenantId, userId, sessionId } = session;
    const entry = {
      tenantId,
      userId,
      sessionId,
      address,
      requestId,
      action: 'refused',
      detail: { route, code },
    };
    await database
      .tenant(tenantId, (tx) => recordAudit(tx, entry))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a refusal was not recorded'));
  });
}
