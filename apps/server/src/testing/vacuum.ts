import pg from 'pg';
import type { Connection } from '../store/database.ts';

/**
 * Does at once what a database does by itself within minutes of a great many new rows, so that it does not come in the
 * middle of what is measured.
 */
export async function vacuum(owner: Connection): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}
