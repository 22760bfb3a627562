import { sql } from 'kysely';
import { settingOf } from '../tenant-settings.ts';
import type { Tx } from './database.ts';

export interface AuditEntry {
  tenantId: string;
  /** What happened: `sign-in`, `sign-in-refused`, `sign-out` … */
  action: string;
  userId?: string | undefined;
  sessionId?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
  /** Never a secret, never a message. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Puts an act on record, in the transaction that does it. A tenant that does not exist has no record. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { tenantId, action, userId, sessionId, address, requestId, detail = {} } = entry;
  await sql`
    INSERT INTO audit (tenant_id, action, user_id, session_id, address, request_id, detail)
    SELECT tenant_id, ${action}, ${userId ?? null}, ${sessionId ?? null}::uuid, ${address ?? null},
      ${requestId ?? null}, ${JSON.stringify(detail)}::jsonb
    FROM tenant WHERE tenant_id = ${tenantId}`.execute(tx);
}

/** Deletes what is older than each organisation keeps it: `auditDays`. */
export async function pruneAudit(tx: Tx): Promise<void> {
  const tenants = await tx.selectFrom('tenant').select(['tenant_id', 'settings']).execute();
  for (const { tenant_id: tenantId, settings } of tenants) {
    const days = settingOf(tenantId, settings, 'auditDays');
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it
    await sql`
      DELETE FROM audit WHERE tenant_id = ${tenantId} AND at < now() - make_interval(days => ${days})
    `.execute(tx);
  }
}
