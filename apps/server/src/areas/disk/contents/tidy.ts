import { sql } from 'kysely';
import { systemCode } from '../../../startup-error.ts';
import type { Database } from '../../../store/database.ts';
import { announce } from '../commands/announce.ts';
import { standardDays } from '../queries/quota.ts';
import type { FileStorage } from './storage.ts';
import { diskContents, removeStrays, strayAgeMs } from './stray-contents.ts';
import { lockTree } from '../tree.ts';

/** Age at which contents without a reference are removed: an upload under way may be about to refer to them. */
const unreferencedAge = '1 hour';
/** Contents removed in one go. */
const maxContents = 10_000;
/** Folders of uploads that no row names any more, in milliseconds: longer than any upload waits. */
const strayAge = 14 * 86_400_000;

/**
 * Removes expired uploads, old deletions, offers, and contents that nothing refers to. Contents without a row, which a
 * crash leaves, are removed when older than `before`, partial files after a day.
 */
export async function tidyDisk(
  database: Database,
  storage: Pick<FileStorage, 'blobs' | 'pieces'>,
  before = new Date(Date.now() - strayAgeMs),
): Promise<void> {
  await expireUploads(database, storage);
  await sweepPieces(storage);
  await emptyOldBins(database);
  await database.system((tx) => sql`DELETE FROM disk_offer WHERE expires_at < now()`.execute(tx));
  await removeContents(database, storage);
  await removeStrays(storage.blobs, diskContents(database), before);
  await storage.blobs.sweep(new Date(Date.now() - strayAgeMs));
}

async function expireUploads(database: Database, { pieces }: Pick<FileStorage, 'pieces'>): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ tenant_id: string; upload_id: string }>`
      DELETE FROM disk_upload WHERE expires_at < now() RETURNING tenant_id, upload_id
    `.execute(tx),
  );
  for (const { tenant_id, upload_id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- no request waits for it
    await pieces.remove({ tenantId: tenant_id, uploadId: upload_id });
  }
}

/** Removes pieces of uploads that no row names any more. */
export async function sweepPieces({ pieces }: Pick<FileStorage, 'pieces'>): Promise<void> {
  await pieces.sweep(new Date(Date.now() - strayAge));
}

/** One person at a time, under the lock that their own changes take. */
async function emptyOldBins(database: Database): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ tenant_id: string; owner_id: string; days: number }>`
      SELECT DISTINCT f.tenant_id, f.owner_id, d.days
      FROM (
        SELECT tenant_id, coalesce((settings ->> 'recycleDays')::int, ${standardDays}) AS days FROM tenant
      ) AS d
      JOIN disk_file f ON f.tenant_id = d.tenant_id AND f.trashed_at < now() - make_interval(days => d.days)
    `.execute(tx),
  );
  for (const { tenant_id: tenantId, owner_id: userId, days } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    await database.tenant(tenantId, async (tx) => {
      await lockTree(tx, { tenantId, userId });
      await sql`
        DELETE FROM disk_file WHERE tenant_id = ${tenantId} AND owner_id = ${userId}
          AND trashed_at < now() - make_interval(days => ${days})
      `.execute(tx);
      await announce(tx, [userId], { recycle: true });
    });
  }
}

/**
 * Removes contents that neither a file nor a version refers to. The bytes are deleted before the row's deletion is
 * committed: a transaction that stores the same content at that moment waits for the row, finds it gone, and writes the
 * bytes again.
 */
async function removeContents(database: Database, { blobs }: Pick<FileStorage, 'blobs'>): Promise<void> {
  const unused = sql`b.touched_at < now() - ${unreferencedAge}::interval
    AND NOT EXISTS (SELECT FROM disk_file f WHERE f.tenant_id = b.tenant_id AND f.hash = b.hash)
    AND NOT EXISTS (SELECT FROM disk_version v WHERE v.tenant_id = b.tenant_id AND v.hash = b.hash)`;
  const { rows } = await database.system((tx) =>
    sql<{ tenant_id: string; hash: string }>`
      SELECT b.tenant_id, b.hash FROM disk_blob b WHERE ${unused} LIMIT ${maxContents}
    `.execute(tx),
  );
  for (const { tenant_id: tenantId, hash } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    await database
      .tenant(tenantId, async (tx) => {
        const deleted = await sql<{ hash: string }>`
          DELETE FROM disk_blob AS b WHERE b.tenant_id = ${tenantId} AND b.hash = ${hash} AND ${unused} RETURNING b.hash
        `.execute(tx);
        if (deleted.rows.length > 0) await blobs.delete({ tenantId, hash });
      })
      .catch((error: unknown) => {
        // A reference was written since: the content stays.
        if (systemCode(error) !== '23503') throw error;
      });
  }
}
