import { sql } from 'kysely';
import { recordAudit } from '../../../store/audit.ts';
import type { Database } from '../../../store/database.ts';
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
  return db.tenant(tenantId, async (tx) => {
    // A session that is just beginning has begun by now, and ends below, or begins after the commit, and does not.
    await tx
      .selectFrom('person')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('person')
      .set({ disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'person')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (disabled) await endSessionsOf(tx, { tenantId, userId });
    await recordAudit(tx, { tenantId, action: disabled ? 'account-disabled' : 'account-enabled', userId });
    return true;
  });
}
