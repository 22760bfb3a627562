import { sql } from 'kysely';
import { recordAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { tenantIdPattern } from '../../store/tenant-id.ts';
import { hashPassword } from './passwords.ts';
import { endSession } from './sessions.ts';

/**
 * Gives a person a new password, ends all their sessions and forgets their failed sign-ins. False when there is no
 * such person.
 * @param userId `tenant~login`
 */
export async function setPassword(db: Database, userId: string, password: string): Promise<boolean> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  if (!tenantIdPattern.test(tenantId)) return false;
  const password_hash = await hashPassword(password);
  return db.tenant(tenantId, async (tx) => {
    const person = await tx
      .updateTable('person')
      .set({ password_hash, password_changed_at: sql`now()` })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'person')
      .returning('login')
      .executeTakeFirst();
    if (!person) return false;
    const sessions = await tx
      .selectFrom('session')
      .select('session_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    for (const { session_id: sessionId } of sessions) await endSession(tx, { tenantId, sessionId });
    await tx
      .deleteFrom('login_attempt')
      .where('tenant_id', '=', tenantId)
      .where('subject', '=', `account:${person.login.toLowerCase()}`)
      .execute();
    await recordAudit(tx, { tenantId, action: 'password-set', userId });
    return true;
  });
}
