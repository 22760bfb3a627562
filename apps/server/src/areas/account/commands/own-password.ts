import { codes } from '@snap/portal-api/contract';
import type { SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Database } from '../../../store/database.ts';
import { forgiveAttempts, reserveAttempt, type Subject } from '../limits/throttle.ts';
import { verifyPassword } from '../secrets/passwords.ts';

/**
 * Checks the actor's own password before something that a borrowed session must not do. Returns its hash. Throws 1006 for a
 * wrong one, and 429 with 1003 after five.
 */
export async function requireOwnPassword(
  db: Database,
  { tenantId, userId, sessionId, requestId }: SessionActor,
  password: string,
  address: string,
): Promise<string> {
  const tries: Subject = { key: `change:${userId}`, most: 5 };
  const present = await db.tenant(tenantId, async (tx) => {
    await reserveAttempt(tx, tenantId, tries);
    const person = await tx
      .selectFrom('person')
      .select('password_hash')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return person?.password_hash;
  });
  const isRight = await verifyPassword(present, password);
  if (!isRight || !present) {
    const record = { tenantId, userId, sessionId, requestId, address };
    const detail = { reason: 'wrong password' };
    await db.tenant(tenantId, (tx) => recordAudit(tx, { ...record, action: 'password-refused', detail }));
    throw new Refusal(codes.wrongPassword);
  }
  await db.tenant(tenantId, (tx) => forgiveAttempts(tx, tenantId, tries));
  return present;
}
