import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Connection } from './database.ts';
import { neededBy } from './releases.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Advisory lock key, any constant: servers that start together migrate one after the other. */
export const migrationLock = 7_262_351;

const migrationTable =
  'migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), needs text)';

/** Role of the server: owns nothing and is subject to row-level security. */
export const applicationRole = 'portal_app';

/**
 * Migrates a database to the newest schema: each file of `migrations/` once, in order, each in its own transaction.
 * Returns the names of the executed ones. Throws PostgreSQL's error; earlier migrations stay. Throws a StartupError when a
 * newer program has migrated the database beyond what this one can run on.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'portal-migrate' });
  await client.connect();
  try {
    const files = await listMigrations();
    const done = await locked(client, () => readApplied(client));
    requireKnown(done, files);
    const pending = files.filter((name) => !done.has(name));
    const executed: string[] = [];
    for (const name of pending)
      if (await locked(client, () => apply(client, name, name === pending.at(-1)))) executed.push(name);
    return executed;
  } finally {
    await client.end();
  }
}

/**
 * Runs the work in a transaction of all tenants that no other server's migration runs beside. Not with a lock of the
 * session, which a pooler would give to others.
 */
async function locked<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('portal.tenant', '*', true), pg_advisory_xact_lock($1)", [
      migrationLock,
    ]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** The executed migrations, and what each of them needs: see `neededBy`. */
async function readApplied(client: pg.ClientBase): Promise<Map<string, string | null>> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${migrationTable}`);
  const { rowCount } = await client.query(
    "SELECT FROM pg_attribute WHERE attrelid = 'migration'::regclass AND attname = 'needs'",
  );
  // The table of version 0.2.0.
  if (rowCount === 0) await client.query('ALTER TABLE migration ADD COLUMN needs text');
  const { rows } = await client.query<{ name: string; needs: string | null }>(
    'SELECT name, needs FROM migration',
  );
  return new Map(rows.map(({ name, needs }) => [name, needs]));
}

/** A program runs on a schema of the release after its own, but not on one of later releases (G36). */
function requireKnown(done: ReadonlyMap<string, string | null>, files: readonly string[]): void {
  for (const [name, needs] of done) {
    if (files.includes(name) || needs === null || files.includes(needs)) continue;
    throw new StartupError(
      `A newer portal has migrated the database (${name}), and this version is too old for it: start the newer one, or ` +
        `restore a backup that this version made.`,
    );
  }
}

/** Returns whether it was executed: another server may have been faster. */
async function apply(client: pg.ClientBase, name: string, isLast: boolean): Promise<boolean> {
  if ((await readApplied(client)).has(name)) return false;
  try {
    await runMigration(client, name);
  } catch (cause) {
    throw new Error(`The migration ${name} failed: ${String(cause)}`, { cause });
  }
  if (isLast) await grant(client);
  return true;
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
  await client.query('INSERT INTO migration (name, needs) VALUES ($1, $2)', [name, neededBy(name)]);
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
