import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../startup-error.ts';
import type { Connection } from '../store/database.ts';
import { type FileStorage } from '../areas/disk/index.ts';
import { type BackupTable, type Manifest, manifestName, tableFile } from './manifest.ts';
import { hasCaughtUp } from '../store/standby.ts';
import { isDatabaseAway, isPassingConflict } from '../store/errors.ts';
import { quoted, type StoredTable, storedTables } from './tables.ts';

export interface BackupOptions {
  /** As the schema's owner. */
  owner: Connection;
  /** As the schema's owner: the tables are read there, once it has all that was committed, unless it is away or behind. */
  standby?: Connection | undefined;
  storage: FileStorage;
  /** Target folder; must not exist. */
  folder: string;
  /** Called with the current step, and the completed fraction of it. */
  onProgress?: (step: string, share: number) => void;
}

/** Writes a consistent snapshot to a folder while the portal runs. The folder appears when it is complete. */
export async function writeBackup({ standby, ...options }: BackupOptions): Promise<Manifest> {
  if (standby && (await hasCaughtUp(options.owner, standby))) {
    try {
      return await writeTables({ ...options, owner: standby });
    } catch (error) {
      // It went away, or had to replay a change of rows that this backup still read.
      if (!isDatabaseAway(error) && !isPassingConflict(error)) throw error;
    }
  }
  return writeTables(options);
}

async function writeTables({ owner, storage, onProgress, ...options }: BackupOptions): Promise<Manifest> {
  const folder = resolve(options.folder);
  if (existsSync(folder)) {
    throw new StartupError(
      `${folder} is there already: name a folder that is not, so that no backup is overwritten.`,
    );
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ ...owner, application_name: 'portal-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // One snapshot for all tables. The system setting disables the tenant filter of row-level security.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SELECT set_config('portal.tenant', '*', true)");
    const { rows } = await client.query<{ now: Date }>('SELECT now() AS now');
    const migrations = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name');
    const stored = await storedTables(client);
    const tables: BackupTable[] = [];
    for (const [index, table] of stored.entries()) {
      tables.push(await writeTable(client, unfinished, table));
      onProgress?.('Tables', (index + 1) / stored.length);
    }
    // Files are content-addressed and never change: all files of the snapshot exist by now.
    const files = await storage.copyTo(unfinished, (share) => onProgress?.('Files', share));
    await client.query('COMMIT');
    const manifest: Manifest = {
      kind: 'snap-portal backup',
      format: 1,
      takenAt: (rows[0]?.now ?? new Date()).toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      files,
    };
    await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      flush: true,
    });
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function writeTable(
  client: pg.Client,
  folder: string,
  { name, columns }: StoredTable,
): Promise<BackupTable> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const copy = client.query(copyTo(`COPY (SELECT ${quoted(columns)} FROM "${name}") TO STDOUT`));
  const file = createWriteStream(tableFile(folder, name), { mode: 0o600, flush: true });
  await pipeline(copy, createGzip({ level: 3 }), hashed, file);
  return { name, columns, rows: copy.rowCount, sha256: hash.digest('hex') };
}
