import type { AuditAction } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { settingOf } from '../tenant-settings.ts';
import type { Tx } from './database.ts';

/** Fields by name, without secrets. */
export type Facts = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  tenantId: string;
  action: AuditAction;
  /** The person whom it concerns. */
  userId?: string | undefined;
  /** Who did it, when it was another person. */
  actorId?: string | undefined;
  /** What else it concerns: a department, a role. */
  subject?: string | undefined;
  /** What was there, and what is there now. */
  before?: Facts | undefined;
  after?: Facts | undefined;
  sessionId?: string | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
  /** Without secrets and messages. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

const json = (facts: Facts | undefined) => (facts === undefined ? null : JSON.stringify(facts));

/** Who caused an entry, and by which request. */
export type AuditOrigin = Pick<AuditEntry, 'actorId' | 'sessionId' | 'address' | 'requestId'>;

/** Writes an audit entry in the transaction of the action. An unknown tenant has no audit log. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { tenantId, action, userId, sessionId, address, requestId, detail = {} } = entry;
  const { actorId, subject, before, after } = entry;
  await sql`
    INSERT INTO audit (tenant_id, action, user_id, session_id, address, request_id, detail, actor_id, subject, before,
      after)
    SELECT tenant_id, ${action}, ${userId ?? null}, ${sessionId ?? null}::uuid, ${address ?? null},
      ${requestId ?? null}, ${JSON.stringify(detail)}::jsonb, ${actorId ?? null}, ${subject ?? null},
      ${json(before)}::jsonb, ${json(after)}::jsonb
    FROM tenant WHERE tenant_id = ${tenantId}`.execute(tx);
}

/** Deletes entries older than each organisation's `auditDays`. */
export async function pruneAudit(tx: Tx): Promise<void> {
  const tenants = await tx.selectFrom('tenant').select(['tenant_id', 'settings']).execute();
  for (const { tenant_id: tenantId, settings } of tenants) {
    const days = settingOf(tenantId, settings, 'auditDays');
    // oxlint-disable-next-line no-await-in-loop -- runs in the background
    await sql`
      DELETE FROM audit WHERE tenant_id = ${tenantId} AND at < now() - make_interval(days => ${days})
    `.execute(tx);
  }
}
