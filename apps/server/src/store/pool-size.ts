import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Connection } from './database.ts';

/** Connections of a server beside its pool: notifications, locks, the search index, a command. */
const BESIDE_POOL = 5;

/** Throws a StartupError when the database does not accept as many connections as this server would open. */
export async function checkPoolSize(connection: Connection, pool: number): Promise<void> {
  // A pooler accepts more than the database, and none of its limits can be read here.
  if (connection.pooled) return;
  const client = new pg.Client({ ...connection, application_name: 'portal-setup' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ accepted: number }>(
      `SELECT (sum(setting::integer) FILTER (WHERE name = 'max_connections')
         - sum(setting::integer) FILTER (WHERE name <> 'max_connections'))::integer AS accepted
       FROM pg_settings WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
    );
    const accepted = rows[0]?.accepted ?? Infinity;
    if (pool + BESIDE_POOL <= accepted) return;
    throw new StartupError(
      `PORTAL_DATABASE_POOL is ${pool}, but the database accepts ${accepted} connections, of which a server needs ` +
        `${BESIDE_POOL} others: use at most ${Math.max(0, accepted - BESIDE_POOL)}, or raise its max_connections.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
