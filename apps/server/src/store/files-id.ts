import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Advisory lock key; any constant. Shared by transactions that refer to new files, exclusive for moving all files. */
export const filesLock = 7_262_356;

/** The id of the files that belong to the database; undefined before the first start. */
export async function readFilesId(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ files_id: string | null }>`SELECT files_id FROM installation`.execute(tx);
  return rows[0]?.files_id ?? undefined;
}

/**
 * Whether files with this id are the database's, until the transaction ends. False, too, during the last step of a move.
 * @param id Undefined: not checked.
 */
export async function holdFiles(tx: Tx, id: string | undefined): Promise<boolean> {
  if (id === undefined) return true;
  const { rows } = await sql<{
    free: boolean;
  }>`SELECT pg_try_advisory_xact_lock_shared(${filesLock}) AS free`.execute(tx);
  // A statement of its own: its snapshot must be later than the lock.
  return rows[0]?.free === true && (await readFilesId(tx)) === id;
}

export async function writeFilesId(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE installation SET files_id = ${id}`.execute(tx);
}
