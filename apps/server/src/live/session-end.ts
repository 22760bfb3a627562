import { sql } from 'kysely';
import { isOver, passwordAge } from '../password-expiry.ts';
import type { Tx } from '../store/database.ts';
import { settingOf } from '../tenant-settings.ts';

const day = 24 * 60 * 60;

export interface SessionEnd {
  /** Expiry of the session or of its owner's password. Renewal or a password change moves it. */
  at: Date;
  /** The password has expired: no events until it is changed (A6). */
  forced: boolean;
}

/** Expiry of a session; undefined when it has ended. */
export async function sessionEnd(
  tx: Tx,
  tenantId: string,
  sessionId: string,
): Promise<SessionEnd | undefined> {
  const session = await tx
    .selectFrom('session as s')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .innerJoin('tenant as t', 't.tenant_id', 's.tenant_id')
    .select(['s.refresh_expires_at', 't.settings', sql<Date>`now()`.as('now')])
    .select(['p.must_change_password as mustChange', passwordAge.as('age')])
    .where('s.tenant_id', '=', tenantId)
    .where('s.session_id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.refresh_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!session) return undefined;
  const { refresh_expires_at: sessionEnds, settings, now, age } = session;
  const days = settingOf(tenantId, settings, 'pwdExpireDays');
  const left = age === null || days === 0 ? Infinity : (days * day - age) * 1_000;
  const at = new Date(Math.min(sessionEnds.getTime(), now.getTime() + Math.max(0, left)));
  return { at, forced: isOver(session, days) };
}
