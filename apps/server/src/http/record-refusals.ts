import { codes, type Code } from '@snap/portal-api/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { createSeldom } from './seldom.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that the request was answered with. */
    refusedWith: Code | undefined;
  }
}

/** Refusals that say something of who asked: it was not theirs, or they had to change their password first. */
const telling = new Set<Code>([codes.forbidden, codes.passwordForced]);

/**
 * Puts on record who was refused what, after the answer (G33). Wrong passwords and locked accounts are recorded where
 * they are counted.
 */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  // The same refusal of the same session is one entry a minute.
  const isDue = createSeldom();
  app.addHook('onResponse', async (request) => {
    const { session, refusedWith: code, ip: address, id: requestId } = request;
    if (!session || code === undefined || !telling.has(code)) return;
    const route = request.routeOptions.url ?? 'none';
    if (!isDue(`${session.sessionId} ${route} ${code}`)) return;
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
