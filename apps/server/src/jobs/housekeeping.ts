import { sql } from 'kysely';
import { longestWindowMinutes } from '../areas/account/index.ts';
import { pruneAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';

/**
 * Deletes expired data: sessions, tokens and codes, failed sign-in counters, visits to other systems, audit entries,
 * browsers not seen for a year.
 */
export async function deleteEnded(db: Database): Promise<void> {
  await db.system(async (tx) => {
    await sql`DELETE FROM session WHERE refresh_expires_at < now() - interval '1 day'`.execute(tx);
    await sql`DELETE FROM session WHERE revoked_at < now() - interval '1 day'`.execute(tx);
    await sql`DELETE FROM login_attempt WHERE last_at < now() - make_interval(mins => ${longestWindowMinutes})`.execute(
      tx,
    );
    await sql`DELETE FROM daily_quota WHERE day < current_date - 1`.execute(tx);
    for (const table of ['issued_token', 'captcha', 'phone_code']) {
      await sql`DELETE FROM ${sql.table(table)} WHERE expires_at < now() - interval '1 day'`.execute(tx);
    }
    await sql`DELETE FROM weaver_log WHERE at < now() - interval '90 days'`.execute(tx);
    await pruneAudit(tx);
    await sql`DELETE FROM known_device WHERE last_at < now() - interval '1 year'`.execute(tx);
  });
}
