import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { type AuditOrigin, recordAudit } from '../../../store/audit.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

/**
 * Disables an account, ending all its sessions at once (G12), or enables it again. Its data stays. Returns false when
 * there is no such person.
 * @param userId `tenant~login`
 */
export async function setDisabled(db: Database, userId: string, disabled: boolean): Promise<boolean> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  if (!tenantIdPattern.test(tenantId)) return false;
  return db.tenant(tenantId, (tx) => disableAccount(tx, { tenantId, userId }, disabled));
}

/** The same in the caller's transaction. */
export async function disableAccount(
  tx: Tx,
  { tenantId, userId }: Actor,
  disabled: boolean,
  by: AuditOrigin = {},
): Promise<boolean> {
  const before = await lockAccount(tx, { tenantId, userId });
  if (!before) return false;
  await tx
    .updateTable('person')
    .set({ disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (disabled) await endSessionsOf(tx, { tenantId, userId });
  await recordAudit(tx, {
    tenantId,
    action: disabled ? 'account-disabled' : 'account-enabled',
    userId,
    before: { disabled: before.disabled },
    after: { disabled },
    ...by,
  });
  return true;
}

/**
 * Marks a person as having left the organisation (D10), ending all their sessions at once, or takes them back. Returns
 * false when there is no such person.
 */
export async function markLeft(
  tx: Tx,
  { tenantId, userId }: Actor,
  left: boolean,
  by: AuditOrigin = {},
): Promise<boolean> {
  const before = await lockAccount(tx, { tenantId, userId });
  if (!before) return false;
  await tx
    .updateTable('person')
    .set({ left_at: left ? sql<Date>`coalesce(left_at, now())` : null, updated_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (left) await endSessionsOf(tx, { tenantId, userId });
  await recordAudit(tx, {
    tenantId,
    action: left ? 'person-left' : 'person-returned',
    userId,
    before: { left: before.left },
    after: { left },
    ...by,
  });
  return true;
}

/** A session that is just beginning has begun when this returns, and ends with the others, or begins after the commit, and does not. */
async function lockAccount(
  tx: Tx,
  { tenantId, userId }: Actor,
): Promise<{ disabled: boolean; left: boolean } | undefined> {
  const row = await tx
    .selectFrom('person')
    .select(['disabled_at', 'left_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .forUpdate()
    .executeTakeFirst();
  return row && { disabled: row.disabled_at !== null, left: row.left_at !== null };
}
