import type { Tx } from '../store/database.ts';

/** When a session ends by itself; undefined when it has ended already. Renewing the session moves the moment. */
export async function sessionEnd(tx: Tx, tenantId: string, sessionId: string): Promise<Date | undefined> {
  const session = await tx
    .selectFrom('session')
    .select('refresh_expires_at')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('refresh_expires_at', '>', new Date())
    .executeTakeFirst();
  return session?.refresh_expires_at;
}
