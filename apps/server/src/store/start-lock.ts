import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database.ts';

/** Advisory lock key; any constant. */
const startLock = 7_262_355;
/** Milliseconds between two attempts to take the lock. A blocked statement would occupy a connection of a pooler. */
const RETRY_MS = 100;

/**
 * Runs the work while no other server of the database runs such work; the others wait. The lock is an open transaction's,
 * as a pooler may give a session to others between two transactions, and ends with this process.
 */
export async function withStartLock<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'portal-start' });
  client.on('error', () => {});
  const take = async () => {
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      startLock,
    ]);
    if (rows[0]?.taken) return true;
    await client.query('ROLLBACK');
    return false;
  };
  try {
    await client.connect();
    while (!(await take())) await pause(RETRY_MS);
    const result = await work();
    await client.query('COMMIT').catch(() => {});
    return result;
  } finally {
    await client.end().catch(() => {});
  }
}
