import pg from 'pg';
import type { Connection } from '../store/database.ts';

/** Runs VACUUM now, so that autovacuum does not run during the measurement. */
export async function vacuum(owner: Connection): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}
