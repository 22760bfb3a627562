import type pg from 'pg';

/** SQL of the timeline that a primary writes. */
export const currentTimeline = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer`;

/**
 * Restarts the log when it was last written on another timeline; safe to run concurrently. The epoch is then a time, in
 * seconds since 2026: were it counted, a second standby that knows nothing of the first one's promotion would repeat it.
 */
export async function restartLog(client: pg.ClientBase, timeline: number): Promise<void> {
  await client.query(
    `UPDATE installation SET log_timeline = $1, log_epoch = CASE
       WHEN log_timeline IS NULL THEN log_epoch
       ELSE greatest(log_epoch + 1, extract(epoch FROM now() - timestamptz '2026-01-01Z')::integer)
     END
     WHERE log_timeline IS DISTINCT FROM $1`,
    [timeline],
  );
}
