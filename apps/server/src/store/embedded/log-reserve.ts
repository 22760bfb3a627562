import pg from 'pg';
import type { Connection } from '../database.ts';

/** Preallocated segments of the write-ahead log, 16 MB each. */
const reservedSegments = 6;

/** Log segments beyond the current one. */
const countSegments = `
  SELECT count(*)::int AS count FROM pg_ls_waldir()
  WHERE name ~ '^[0-9A-F]{24}$' AND name > pg_walfile_name(pg_current_wal_lsn())`;

/**
 * Preallocates segments of the database's write-ahead log. Otherwise PostgreSQL must create a file when the current
 * segment is full; on a full disk it then panics, and reads fail too. `min_wal_size` preserves the segments: a
 * checkpoint recycles them.
 */
export async function reserveLog(superuser: Connection): Promise<void> {
  const client = new pg.Client({ ...superuser, application_name: 'portal-log-reserve' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(countSegments);
    const missing = reservedSegments - (rows[0]?.count ?? 0);
    if (missing <= 0) return;
    for (let made = 0; made < missing; made += 1) {
      // PostgreSQL does not switch from an empty segment: write a record first.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.query("SELECT pg_logical_emit_message(false, 'portal', 'reserve'), pg_switch_wal()");
    }
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
