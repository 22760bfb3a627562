import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../startup-error.ts';
import type { Connection } from '../store/database.ts';
import { listMigrations, makeSchema, migrationLock } from '../store/migrate.ts';
import { announceRestore, hintRestore, nextEpoch } from '../store/restored.ts';
import { type FileStorage, idOf } from '../areas/disk/index.ts';
import { type BackupTable, type Manifest, readManifest, tableFile } from './manifest.ts';
import { quoted, storedTables } from './tables.ts';

export interface RestoreOptions {
  /** As the schema's owner. */
  owner: Connection;
  storage: FileStorage;
  /** Folder written by `writeBackup`. */
  folder: string;
  /** Replaces existing data; without it, a database with organisations is refused. */
  replace: boolean;
  onProgress?: (step: string, share: number) => void;
}

/**
 * Restores a backup in one transaction: a running portal shows the old data or the new, and restarts after the commit.
 * A backup of an older schema is migrated. Everyone must sign in again. Throws a StartupError, before changing
 * anything, when the backup is damaged or of a newer version.
 */
export async function restoreBackup({
  owner,
  storage,
  replace,
  onProgress,
  ...options
}: RestoreOptions): Promise<Manifest> {
  const folder = resolve(options.folder);
  const manifest = await readManifest(folder);
  const known = await listMigrations();
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StartupError(
      `A newer portal made the backup in ${folder} (${unknown}): restore it with that one.`,
    );
  }
  for (const [index, table] of manifest.tables.entries()) {
    await verify(folder, table);
    onProgress?.('Checking', (index + 1) / manifest.tables.length);
  }
  const client = new pg.Client({ ...owner, application_name: 'portal-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('portal.tenant', '*', true)");
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    if (!replace) await requireEmpty(client);
    const epoch = await nextEpoch(client);
    // Files are content-addressed: additional ones do no harm before the commit.
    await storage.copyFrom(folder, (share) => onProgress?.('Files', share));
    await dropSchema(client);
    await makeSchema(client, manifest.migrations);
    await fill(client, folder, manifest, (share) => onProgress?.('Tables', share));
    await makeSchema(
      client,
      known.filter((name) => !manifest.migrations.includes(name)),
    );
    // The backup's own id is that of the files where it was made.
    await client.query('UPDATE installation SET files_id = $1', [await idOf(storage)]);
    await announceRestore(client, epoch);
    await client.query('COMMIT');
    await hintRestore(client);
    await client.query('ANALYZE');
    return manifest;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Detect damaged files before changing anything. */
async function verify(folder: string, { name, sha256 }: BackupTable) {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(tableFile(folder, name)), hash);
  } catch {
    throw new StartupError(`The backup in ${folder} is incomplete: tables/${name}.copy.gz cannot be read.`);
  }
  if (hash.digest('hex') !== sha256) {
    throw new StartupError(
      `The backup in ${folder} is damaged: tables/${name}.copy.gz is not what was written.`,
    );
  }
}

async function requireEmpty(client: pg.Client) {
  const { rowCount } = await client.query('SELECT 1 FROM tenant LIMIT 1');
  if (rowCount) {
    throw new StartupError(
      'There are organisations here already: add --replace to put the backup in their place.',
    );
  }
}

/** Drops the objects of this role in the schema; objects of extensions or other roles remain. */
async function dropSchema(client: pg.Client) {
  await client.query(`
    DO $$
    DECLARE made record;
    BEGIN
      FOR made IN
        -- Routines first: some take rows of a table, and would go with it.
        SELECT 1 AS step, format('ROUTINE %s', p.oid::regprocedure) AS what FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND pg_get_userbyid(p.proowner) = current_user
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
        UNION ALL
        SELECT 2, format('TABLE %s', c.oid::regclass) FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
          AND pg_get_userbyid(c.relowner) = current_user
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        ORDER BY step
      LOOP
        EXECUTE format('DROP %s CASCADE', made.what);
      END LOOP;
    END
    $$`);
}

async function fill(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  onProgress: (share: number) => void,
): Promise<void> {
  const backed = new Map(manifest.tables.map((table) => [table.name, table]));
  const tables = (await storedTables(client)).map(({ name }) => name);
  // Migrations may have inserted rows.
  await client.query(`TRUNCATE ${quoted(tables)} CASCADE`);
  for (const [index, name] of tables.entries()) {
    const table = backed.get(name);
    if (!table) throw new Error(`the backup has no table ${name}, which its own migrations make`);
    await fillTable(client, folder, table);
    onProgress((index + 1) / tables.length);
  }
  await liftSequences(client);
}

/**
 * Fills a table. COPY does not support row-level security, so it is disabled for the owner while this transaction locks
 * the table. Triggers are disabled too, because the tables that they wrote to are restored as well.
 */
async function fillTable(client: pg.Client, folder: string, { name, columns, rows }: BackupTable) {
  const walled = await client.query<{ walled: boolean }>(
    'SELECT relforcerowsecurity AS walled FROM pg_class WHERE oid = $1::regclass',
    [name],
  );
  const force = walled.rows[0]?.walled === true;
  if (force) await client.query(`ALTER TABLE "${name}" NO FORCE ROW LEVEL SECURITY`);
  await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  const copy = client.query(copyFrom(`COPY "${name}" (${quoted(columns)}) FROM STDIN`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), copy);
  await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  if (force) await client.query(`ALTER TABLE "${name}" FORCE ROW LEVEL SECURITY`);
  if (copy.rowCount !== rows)
    throw new Error(`table ${name} holds ${copy.rowCount} rows in place of ${rows}`);
}

/** Advances sequences beyond the highest restored value. */
async function liftSequences(client: pg.Client) {
  await client.query(`
    DO $$
    DECLARE given record;
    BEGIN
      FOR given IN
        SELECT c.oid::regclass AS tab, a.attname AS col, pg_get_serial_sequence(c.oid::regclass::text, a.attname) AS seq
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND pg_get_userbyid(c.relowner) = current_user AND a.attidentity <> ''
      LOOP
        EXECUTE format('SELECT setval(%L, coalesce(max(%I), 0) + 1, false) FROM %s', given.seq, given.col, given.tab);
      END LOOP;
    END
    $$`);
}
