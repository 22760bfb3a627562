import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import type { Connection } from './database.ts';

const advisoryLock = 7_262_352;
/** Milliseconds within which the lock of a killed server is released. */
const TIMEOUT_MS = 3_000;

/**
 * Locks the data folder for one server, with a database lock that ends with this process. Throws a StartupError that
 * names the other server. Returns the release function.
 */
export async function lockForServer(connection: Connection, folder: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...connection, application_name: `portal-server ${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      advisoryLock,
    ]);
    if (rows[0]?.locked) return () => client.end().catch(() => {});
    if (Date.now() > until) break;
    await pause(50);
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [advisoryLock],
  );
  await client.end();
  const other = rows[0]?.name.replace('portal-server', 'process') ?? 'another process';
  throw new StartupError(
    `A portal server already runs on the data folder ${folder} (${other}): stop it first, or name another folder ` +
      `with PORTAL_DATA.`,
  );
}
