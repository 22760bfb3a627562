import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Connection } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Advisory lock key, any constant: servers that start together migrate one after the other. */
export const migrationLock = 7_262_351;

const migrationTable = 'migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())';

/** Role of the server: owns nothing and is subject to row-level security. */
export const applicationRole = 'portal_app';

/**
 * Migrates a database to the newest schema: each file of `migrations/` once, in order, each in its own transaction.
 * Returns the names of the executed ones. Throws PostgreSQL's error; earlier migrations stay.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(`CREATE TABLE IF NOT EXISTS ${migrationTable}`);
    const applied = await client.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(applied.rows.map(({ name }) => name));
    const files = await listMigrations();
    const pending = files.filter((name) => !done.has(name));
    for (const name of pending) await apply(client, name);
    if (pending.length > 0) await grant(client);
    return pending;
  } finally {
    await client.end();
  }
}

/** Names of all migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Runs migrations within the caller's transaction, which sees all tenants. */
export async function makeSchema(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${migrationTable}`);
  for (const name of names) await runMigration(client, name);
  await grant(client);
}

async function runMigration(client: pg.ClientBase, name: string) {
  await client.query(await readFile(new URL(name, folder), 'utf8'));
  await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
}

async function apply(client: pg.Client, name: string) {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('portal.tenant', '*', true)");
    await runMigration(client, name);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${name} failed: ${String(cause)}`, { cause });
  }
}

async function grant(client: pg.ClientBase) {
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationRole]);
  if (role.rowCount === 0) return;
  await client.query(`
    GRANT USAGE ON SCHEMA public TO ${applicationRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole};
    REVOKE INSERT, UPDATE, DELETE ON migration FROM ${applicationRole};
  `);
}
