import { type DiskItemWire, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { itemWire } from '../presenter.ts';
import { type ItemRow, itemsById } from '../queries/items.ts';
import { lockTree } from '../tree.ts';
import { findVersion, ownFile, readVersions, type VersionName } from '../queries/versions.ts';
import { announce } from './announce.ts';

/** Restores a version of a file; the present content becomes a version. */
export async function restoreVersion(tx: Tx, actor: Actor, named: VersionName): Promise<DiskItemWire> {
  const { tenantId, userId } = actor;
  await lockTree(tx, actor);
  const file = await ownFile(tx, actor, named.fileId);
  const version = await findVersion(tx, actor, named);
  await deleteVersions(tx, tenantId, [version.version_id]);
  await writeContent(tx, actor, file, version);
  await announce(tx, [userId], { folders: [file.parent_id] });
  const [restored] = await itemsById(tx, tenantId, [file.file_id]);
  if (!restored) throw new Error('what was just written is gone');
  return itemWire(restored);
}

/** Removes a version for good. A missing one is ignored: a retry changes nothing. */
export async function removeVersion(tx: Tx, actor: Actor, { fileId, uid }: VersionName): Promise<void> {
  await lockTree(tx, actor);
  const file = await ownFile(tx, actor, fileId);
  const known = await readVersions(tx, actor, fileId);
  if (known.every(({ version_id }) => version_id !== uid)) return;
  await deleteVersions(tx, actor.tenantId, [uid]);
  await announce(tx, [actor.userId], { folders: [file.parent_id] });
}

/**
 * Replaces a file's content and stores the present one as a version, unless both are the same. Above the limit of
 * versions, the oldest are deleted. Needs the tree's lock.
 * @param name Columns of a name that changes along with the content.
 */
export async function writeContent(
  tx: Tx,
  { tenantId }: Actor,
  file: Pick<ItemRow, 'file_id' | 'hash'>,
  { hash, size }: { hash: string; size: number },
  name: { name?: string; sort_key?: string } = {},
): Promise<void> {
  const fileId = file.file_id;
  if (file.hash !== hash) {
    await sql`
      INSERT INTO disk_version (tenant_id, version_id, file_id, owner_id, hash, size, content_at)
      SELECT tenant_id, ${`v${randomUUID().replaceAll('-', '')}`}, file_id, owner_id, hash, size, content_at
      FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = ${fileId}
    `.execute(tx);
  }
  await tx
    .updateTable('disk_file')
    .set({ hash, size, ...name, updated_at: sql`now()`, content_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .execute();
  const { rows } = await sql<{ version_id: string }>`
    SELECT version_id FROM disk_version WHERE tenant_id = ${tenantId} AND file_id = ${fileId}
    ORDER BY content_at DESC, version_id OFFSET ${limits.diskVersions}
  `.execute(tx);
  await deleteVersions(
    tx,
    tenantId,
    rows.map((row) => row.version_id),
  );
}

async function deleteVersions(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('disk_version')
    .where('tenant_id', '=', tenantId)
    .where('version_id', 'in', ids)
    .execute();
}
