import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { type AuditOrigin, recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { readTenantSettings } from '../../../tenant-settings.ts';
import { verifyPassword } from '../secrets/passwords.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { distrustBrowsers } from './second-factor.ts';

export interface NewPassword {
  hash: string;
  /** The hash that is replaced. Nothing is written when the stored one differs by now. */
  replaces?: string | null;
  /** The session that stays. */
  keptSessionId?: string;
  /** Origin of the change, if it came by a request. */
  by?: AuditOrigin;
  /** Another person chose it: its owner must change it first (A6). */
  mustChange?: boolean;
}

/**
 * Writes a password that is hashed already, and ends the person's sessions, within the caller's transaction; no browser is trusted any more. Returns
 * the sessions that ended; undefined when there is no such person, or another password than the one replaced.
 */
export async function writePassword(
  tx: Tx,
  { tenantId, userId }: Actor,
  { hash, replaces, keptSessionId, by, mustChange = false }: NewPassword,
): Promise<string[] | undefined> {
  const person = await tx
    .selectFrom('person')
    .select(['login', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .forUpdate()
    .executeTakeFirst();
  if (!person || (replaces !== undefined && person.password_hash !== replaces)) return undefined;
  await tx
    .updateTable('person')
    .set({ password_hash: hash, password_changed_at: sql`now()`, must_change_password: mustChange })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  await remember(tx, { tenantId, userId }, person.password_hash);
  const ended = await endSessionsOf(tx, { tenantId, userId }, keptSessionId);
  await distrustBrowsers(tx, { tenantId, userId });
  await tx
    .deleteFrom('login_attempt')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', `account:${person.login.toLowerCase()}`)
    .execute();
  await recordAudit(tx, { tenantId, action: 'password-set', userId, sessionId: keptSessionId, ...by });
  return ended;
}

/**
 * Stores the replaced password in the history if the organisation forbids its reuse, and trims the history to the
 * configured length (A11).
 */
async function remember(tx: Tx, { tenantId, userId }: Actor, replaced: string | null): Promise<void> {
  const { pwdHistory } = await readTenantSettings(tx, tenantId);
  if (pwdHistory > 0 && replaced !== null) {
    await tx
      .insertInto('password_history')
      .values({ tenant_id: tenantId, user_id: userId, password_hash: replaced })
      .execute();
  }
  await sql`
    DELETE FROM password_history WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND history_id NOT IN (
      SELECT history_id FROM password_history WHERE tenant_id = ${tenantId} AND user_id = ${userId}
      ORDER BY history_id DESC LIMIT ${pwdHistory})`.execute(tx);
}

/** Earlier passwords that cannot be chosen again, newest first. */
export async function earlierHashes(tx: Tx, { tenantId, userId }: Actor): Promise<string[]> {
  const { pwdHistory } = await readTenantSettings(tx, tenantId);
  const rows = await tx
    .selectFrom('password_history')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('history_id', 'desc')
    .limit(pwdHistory)
    .execute();
  return rows.map(({ password_hash }) => password_hash);
}

/** Whether a password matches one of the hashes. */
export async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  // One after another: concurrent checks would delay people who sign in.
  for (const hash of hashes) if (await verifyPassword(hash, password)) return true;
  return false;
}
