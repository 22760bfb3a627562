import pg from 'pg';
import type { Connection } from '../database.ts';
import { applicationRole } from '../migrate.ts';
import { type DataFolder, socketPort } from './data-folder.ts';

const ownerRole = 'portal_owner';
const databaseName = 'portal';
/** Advisory lock key; any constant. */
const rolesLock = 7_262_353;

export interface Entrances {
  /** For creating databases and roles. */
  superuser: Connection;
  /** Owner of the schema, for migrations. */
  owner: Connection;
  /** Role of the server, subject to row-level security. */
  application: Connection;
}

/** Connections to the database of a data folder. */
export function entrances({ secrets, socket }: DataFolder): Entrances {
  const at = { host: socket, port: socketPort };
  return {
    superuser: { ...at, user: 'postgres', password: secrets.superuser, database: 'postgres' },
    owner: { ...at, user: ownerRole, password: secrets.owner, database: databaseName },
    application: { ...at, user: applicationRole, password: secrets.application, database: databaseName },
  };
}

/**
 * Creates the roles and the database of a new cluster. The database is created last: if it exists, all is complete.
 * Concurrent callers wait for the first.
 */
export async function prepareRoles({ secrets }: DataFolder, superuser: Connection): Promise<void> {
  const client = new pg.Client({ ...superuser, application_name: 'portal-setup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [rolesLock]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount) return;
    const role = async (name: string, password: string) => {
      await client.query(`DROP ROLE IF EXISTS ${name}`);
      await client.query(
        `CREATE ROLE ${name} LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`,
      );
    };
    await role(ownerRole, secrets.owner);
    await role(applicationRole, secrets.application);
    await client.query(`CREATE DATABASE ${databaseName} OWNER ${ownerRole}`);
  } finally {
    await client.end();
  }
}

/** Whether a database accepts connections. */
export async function respondsToQuery(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
