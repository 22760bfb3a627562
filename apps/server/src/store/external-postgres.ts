import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Connection } from './database.ts';
import { readDatabaseUrls } from './database-urls.ts';
import { applicationRole } from './migrate.ts';
import { createPrimary, type Primary, reasonOf, standby } from './primary.ts';

const oldestVersion = 15;
/** Advisory lock key; any constant. */
const rolesLock = 7_262_354;

export interface ExternalPostgres {
  owner: Connection;
  application: Connection;
  primary: Primary;
}

/**
 * Checks the PostgreSQL of PORTAL_DATABASE_URL. Its role owns the schema. If row-level security would not apply to that
 * role, creates another one for the server. Throws a StartupError when the database is unreachable, too old, or
 * row-level security is ineffective. Recognises a pooler in between.
 */
export async function openExternalPostgres(url: string): Promise<ExternalPostgres> {
  const primary = createPrimary(readDatabaseUrls(url));
  const unreachable = (error: unknown): never => {
    throw new StartupError(
      `The database of PORTAL_DATABASE_URL (${placeOf(url)}) cannot be reached: ${reasonOf(error)}. Start it or ` +
        `correct the variable.`,
      { passing: true },
    );
  };
  await primary.find().catch(unreachable);
  const client = new pg.Client({
    connectionString: primary.url,
    connectionTimeoutMillis: 10_000,
    application_name: 'portal-setup',
  });
  client.on('error', () => {});
  try {
    await client.connect().catch(unreachable);
    const { rows } = await client.query<{ pid: number; version: number; free: boolean; writable: boolean }>(
      `SELECT pg_backend_pid() AS pid, current_setting('server_version_num')::int / 10000 AS version,
         current_setting('transaction_read_only') = 'off' AS writable,
         rolsuper OR rolbypassrls AS free FROM pg_roles WHERE rolname = current_user`,
    );
    const [found] = rows;
    if (!found || found.version < oldestVersion) {
      throw new StartupError(
        `The database of PORTAL_DATABASE_URL (${placeOf(url)}) is PostgreSQL ${found?.version}, and the portal needs ` +
          `${oldestVersion} or newer: upgrade it, or name another.`,
      );
    }
    if (!found.writable) unreachable(new Error(standby));
    // A pooler gives the process id of none of its connections to the database.
    const pooled = 'processID' in client && client.processID !== found.pid;
    if (pooled) primary.watchAlways();
    const owner = connectionTo(primary, { pooled });
    if (!found.free) return { owner, application: owner, primary };
    if (pooled) {
      throw new StartupError(
        'The role of PORTAL_DATABASE_URL is exempt from row-level security, and through a connection pooler the portal ' +
          'cannot take another one: use an ordinary role that owns the database.',
      );
    }
    await makeApplicationRole(client);
    const options = `-c role=${applicationRole}`;
    return { owner, application: connectionTo(primary, { pooled, options }), primary };
  } finally {
    await client.end().catch(() => {});
  }
}

/** The driver reads the URL for each new connection. */
function connectionTo(primary: Primary, rest: Pick<Connection, 'pooled' | 'options'>): Connection {
  return {
    get connectionString() {
      return primary.url;
    },
    ...rest,
  };
}

async function makeApplicationRole(client: pg.Client) {
  try {
    // Released when the connection ends. Servers that start together would make it twice.
    await client.query('SELECT pg_advisory_lock($1)', [rolesLock]);
    const existing = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationRole]);
    if (existing.rowCount === 0) {
      await client.query(`CREATE ROLE ${applicationRole} NOLOGIN NOSUPERUSER NOBYPASSRLS`);
    }
    await client.query(`GRANT ${applicationRole} TO CURRENT_USER`);
  } catch (error) {
    throw new StartupError(
      `The role of PORTAL_DATABASE_URL is exempt from row-level security and may not make the role ` +
        `${applicationRole} (${reasonOf(error)}): use an ordinary role that owns the database.`,
    );
  }
}

/** Host and database without credentials. Not with `URL`, which rejects addresses without a host (sockets). */
function placeOf(url: string): string {
  const [address = ''] = url.split('?', 1);
  return address.slice(Math.max(address.lastIndexOf('@') + 1, address.indexOf('://') + 3));
}
