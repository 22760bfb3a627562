import pg from 'pg';
import type { Connection } from '../database.ts';

/** Segments of 16 MB of the write-ahead log that are there before they are needed. */
const reservedSegments = 6;

/** Log segments beyond the one that is being written. */
const ahead = `
  SELECT count(*)::int AS count FROM pg_ls_waldir()
  WHERE name ~ '^[0-9A-F]{24}$' AND name > pg_walfile_name(pg_current_wal_lsn())`;

/**
 * Makes the database keep segments of its log ahead of need. Without one it must make a file at the moment when the
 * current one is full; on a full disk it ends with PANIC then, and reading ends with it. The setting `min_wal_size`
 * keeps the segments, by renaming those that a checkpoint has done with.
 */
export async function reserveLog(superuser: Connection): Promise<void> {
  const client = new pg.Client({ ...superuser, application_name: 'portal-log-reserve' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(ahead);
    const missing = reservedSegments - (rows[0]?.count ?? 0);
    if (missing <= 0) return;
    for (let made = 0; made < missing; made += 1) {
      // An empty segment is not left: it needs a record first.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.query("SELECT pg_logical_emit_message(false, 'portal', 'reserve'), pg_switch_wal()");
    }
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
