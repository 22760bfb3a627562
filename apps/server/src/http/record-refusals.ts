import { type Code, codes } from '@snap/portal-api/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditEntry, recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { createThrottle } from './throttle.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Error code of the response. */
    refusedWith: Code | undefined;
  }
}

/**
 * Writes denied access to the audit log after the response (G33). Wrong passwords and locked accounts are recorded where
 * they are counted. Calls before a forced change of password are no attempt at anything: the portal itself makes them.
 */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  // The same refusal of a session is recorded at most once a minute.
  const isDue = createThrottle();
  app.addHook('onResponse', async (request) => {
    const { session, refusedWith: code, ip: address, id: requestId } = request;
    if (!session || code !== codes.forbidden) return;
    const route = request.routeOptions.url ?? 'none';
    if (!isDue(`${session.sessionId} ${route} ${code}`)) return;
    const { tenantId, userId, sessionId } = session;
    const entry: AuditEntry = {
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
