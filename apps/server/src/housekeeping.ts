import { sql } from 'kysely';
import { longestWindowMinutes } from './areas/account/index.ts';
import { pruneAudit } from './store/audit.ts';
import type { Database } from './store/database.ts';

const every = 60 * 60 * 1_000;
const soon = 30 * 1_000;

/**
 * Deletes expired data: sessions, tokens and codes, failed sign-in counters, visits to other systems, audit entries,
 * browsers not seen for a year.
 */
async function deleteEnded(db: Database): Promise<void> {
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

/**
 * Runs shortly after the start and every hour. Returns a function that stops it.
 * @param more Additional tasks; a failing one does not prevent the others.
 */
export function housekeep(
  db: Database,
  onError: (error: unknown) => void,
  more: readonly (() => Promise<void>)[] = [],
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const work = () => {
    running = Promise.all(
      [deleteEnded(db), ...more.map((tidy) => tidy())].map((done) => done.catch(onError)),
    ).then(() => undefined);
  };
  const first = setTimeout(work, soon);
  const timer = setInterval(work, every);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
