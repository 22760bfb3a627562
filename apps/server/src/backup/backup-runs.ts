import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type FileStorage } from '../areas/disk/index.ts';
import type { Backups } from '../services.ts';
import type { Connection, Database, Tx } from '../store/database.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { type BackupOptions, writeBackup } from './write-backup.ts';

/** Milliseconds between two signs of life, and without one until a backup counts as broken off. */
const SEEN_EVERY_MS = 5_000;
const BROKEN_OFF_MS = 60_000;
/** Runs that are kept. */
const KEPT = 100;

/** Key of an advisory lock: two servers must not begin at once. */
const beginLock = 7_262_357;

const brokenOff = sql`ended_at IS NULL AND seen_at < now() - ${BROKEN_OFF_MS} * interval '1 millisecond'`;

interface Begun {
  backupId: string;
  folder: string;
}

/** Notes the begin of a backup; undefined while another one is being written and `alone` is set. */
async function begin(
  tx: Tx,
  { actorId, folder, alone }: { actorId?: string | undefined; folder: string; alone: boolean },
): Promise<Begun | undefined> {
  await sql`SELECT pg_advisory_xact_lock(${beginLock})`.execute(tx);
  await sql`UPDATE backup_run SET ended_at = seen_at, failure = 'broken off' WHERE ${brokenOff}`.execute(tx);
  if (alone) {
    const { rows } = await sql`SELECT FROM backup_run WHERE ended_at IS NULL`.execute(tx);
    if (rows.length > 0) return undefined;
  }
  await sql`DELETE FROM backup_run WHERE backup_id NOT IN (
    SELECT backup_id FROM backup_run ORDER BY started_at DESC LIMIT ${KEPT})`.execute(tx);
  const { rows } = await sql<{ backup_id: string }>`
    INSERT INTO backup_run (actor_id, folder) VALUES (${actorId ?? null}, ${folder}) RETURNING backup_id`.execute(
    tx,
  );
  return { backupId: rows[0]?.backup_id ?? '', folder };
}

/** Writes a backup that has begun, and notes how far it is and how it ends. */
async function write(db: Database, { backupId, folder }: Begun, options: Omit<BackupOptions, 'folder'>) {
  const own = sql`backup_id = ${backupId}::uuid`;
  let at = { step: 'tables', share: 0 };
  const tell = () =>
    db
      .system((tx) =>
        sql`UPDATE backup_run SET seen_at = now(), step = ${at.step}, share = ${at.share} WHERE ${own}`.execute(
          tx,
        ),
      )
      // It is told again.
      .catch(() => {});
  const timer = setInterval(() => void tell(), SEEN_EVERY_MS);
  try {
    const manifest = await writeBackup({
      ...options,
      folder,
      onProgress(step, share) {
        const next = { step: step.toLowerCase(), share };
        const begins = next.step !== at.step;
        at = next;
        if (begins) void tell();
        options.onProgress?.(step, share);
      },
    });
    const bytes = await sizeOf(folder, manifest);
    await db.system((tx) =>
      sql`UPDATE backup_run SET ended_at = now(), seen_at = now(), bytes = ${bytes} WHERE ${own}`.execute(tx),
    );
    return manifest;
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db
      .system((tx) =>
        sql`UPDATE backup_run SET ended_at = now(), failure = ${failure} WHERE ${own}`.execute(tx),
      )
      .catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function sizeOf(folder: string, { tables, files }: Manifest): Promise<number> {
  const sizes = await Promise.all(tables.map(async ({ name }) => (await stat(tableFile(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, files.bytes);
}

/** Writes a backup for the command line, which the console then lists. */
export async function writeListedBackup(
  db: Database,
  { folder, ...options }: BackupOptions,
): Promise<Manifest> {
  const begun = await db.system((tx) => begin(tx, { folder, alone: false }));
  if (!begun) throw new Error('a backup that need not be alone has not begun');
  return write(db, begun, options);
}

/** Backups that the console begins. @param folder Where they are written; undefined: none can be. */
export function createBackups({
  db,
  folder,
  log,
  ...options
}: {
  db: Database;
  folder: string | undefined;
  owner: Connection;
  standby?: Connection | undefined;
  storage: FileStorage;
  log: FastifyBaseLogger;
}): Backups & { settled(): Promise<unknown> } {
  let running: Promise<unknown> = Promise.resolve();
  return {
    configured: folder !== undefined,
    async start(tx, actorId) {
      if (folder === undefined) return undefined;
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
      const begun = await begin(tx, { actorId, folder: join(folder, `portal-${stamp}`), alone: true });
      if (!begun) return undefined;
      return {
        folder: begun.folder,
        run() {
          running = write(db, begun, options).catch((error: unknown) =>
            log.error({ err: error }, 'the backup failed'),
          );
        },
      };
    },
    settled: () => running,
  };
}
