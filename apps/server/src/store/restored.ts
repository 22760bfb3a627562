import type pg from 'pg';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { eventChannel } from './hints.ts';
import { currentTimeline } from './log-timeline.ts';

/**
 * Identifies the event log: how often it was restarted, and the database's timeline. Both are part of every cursor, so that
 * a cursor from before a restore or a fail-over is recognised (decisions 2 and 80).
 */
export interface LogId {
  epoch: number;
  timeline: number;
}

export async function readLogId(database: Database): Promise<LogId> {
  const { rows } = await database.system((tx) =>
    sql<LogId>`SELECT log_epoch AS epoch, coalesce(log_timeline, 1) AS timeline FROM installation`.execute(
      tx,
    ),
  );
  return rows[0] ?? { epoch: 0, timeline: 1 };
}

/** The database's next epoch. */
export async function nextEpoch(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ epoch: number }>('SELECT log_epoch + 1 AS epoch FROM installation');
  return rows[0]?.epoch ?? 1;
}

/** Restarts the log after a restore, above both epochs, with an event upon which the servers restart their apps. */
export async function announceRestore(client: pg.ClientBase, epoch: number): Promise<void> {
  await client.query(
    `UPDATE installation SET log_epoch = greatest(log_epoch + 1, $1), log_timeline = ${currentTimeline}`,
    [epoch],
  );
  await client.query(
    `INSERT INTO event (pos, tenant_id, type, payload)
     VALUES (pg_current_xact_id()::text::bigint << 20, '*', 'restored', '{}')`,
  );
}

/** Notifies the servers of the restore. Call it after the commit; they also poll. */
export async function hintRestore(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [eventChannel, '']);
}
