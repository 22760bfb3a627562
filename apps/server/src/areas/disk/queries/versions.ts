import { codes, type DiskVersionWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { FileResponse } from '../../../http/file-response.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Database, Tx } from '../../../store/database.ts';
import type { BlobStore } from '../contents/blob-store.ts';
import { type ItemRow, notYours } from './items.ts';
import { ownItems } from '../tree.ts';

interface VersionRow {
  version_id: string;
  hash: string;
  size: number;
  content_at: Date;
}

/** One version of a file, as the calls name it. */
export interface VersionName {
  fileId: string;
  uid: string;
}

/**
 * The caller's own live file: only the owner of a file may write it, and only who may write sees its versions. Refuses all
 * else like an unknown id. Folders have no content: 404.
 */
export async function ownFile(tx: Tx, actor: Actor, fileId: string): Promise<ItemRow & { hash: string }> {
  const [row] = await ownItems(tx, actor, [fileId]);
  if (!row) throw notYours();
  const { hash } = row;
  if (hash === null) throw new HttpRefusal(404, codes.notFound);
  return { ...row, hash };
}

export async function readVersions(tx: Tx, { tenantId }: Actor, fileId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT version_id, hash, size, content_at FROM disk_version
    WHERE tenant_id = ${tenantId} AND file_id = ${fileId} ORDER BY content_at DESC, version_id
  `.execute(tx);
  return rows;
}

export async function findVersion(tx: Tx, actor: Actor, { fileId, uid }: VersionName): Promise<VersionRow> {
  const found = (await readVersions(tx, actor, fileId)).find(({ version_id }) => version_id === uid);
  if (!found) throw notYours();
  return found;
}

/** The earlier contents of an own file, the newest first. */
export async function listVersions(tx: Tx, actor: Actor, fileId: string): Promise<DiskVersionWire[]> {
  const file = await ownFile(tx, actor, fileId);
  return (await readVersions(tx, actor, fileId)).map((row) => ({
    uid: row.version_id,
    sizeInBytes: row.size,
    updateTime: row.content_at.getTime(),
    // The owner alone can have written it.
    ownerId: file.owner_id,
    ownerName: file.owner_name,
  }));
}

/** The bytes of a version, under the present name of its file. Always a download, never inline. */
export async function downloadVersion(
  { database, blobs }: { database: Database; blobs: BlobStore },
  actor: Actor,
  named: VersionName,
): Promise<FileResponse> {
  const { tenantId } = actor;
  return database.tenant(tenantId, async (tx) => {
    const file = await ownFile(tx, actor, named.fileId);
    const { hash, size } = await findVersion(tx, actor, named);
    return {
      type: 'application/octet-stream',
      size,
      filename: file.name,
      etag: hash,
      open: (range) => blobs.open({ tenantId, hash }, range),
    };
  });
}
