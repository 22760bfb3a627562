import pg from 'pg';
import type { Connection } from './database.ts';

/** Advisory lock key; any constant. */
const startLock = 7_262_355;

/** Runs the work while no other server of the database runs such work; the others wait. The lock ends with this process. */
export async function withStartLock<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'portal-start' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
