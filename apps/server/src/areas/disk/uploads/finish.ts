import { codes, rootFolder } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { LocalizedActor } from '../../../actor.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { systemCode } from '../../../startup-error.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { announce } from '../commands/announce.ts';
import type { BlobStore } from '../contents/blob-store.ts';
import { readMediaType } from '../contents/content-type.ts';
import { type FileStorage, requireOwnFiles } from '../contents/storage.ts';
import { readImageSize, type Size } from '../contents/thumbnails.ts';
import { holdsRoom, requireRoom } from '../queries/quota.ts';
import { findPlace, lockTree, nameColumns, newFileId, wayUp } from '../tree.ts';
import { writeContent } from '../commands/versions.ts';
import type { Pieces, Whole } from './pieces.ts';
import { readUpload, type Upload } from './rows.ts';

/** Days for which a client that missed the last response can request it again. */
const answerDays = 1;

export interface UploadStore {
  database: Database;
  storage: FileStorage;
}

interface Content extends Partial<Size> {
  hash: string;
  size: number;
  mediaType: string;
  path: string;
  release: Whole['release'];
}

/**
 * Makes a file of an upload whose bytes are all there, in one transaction: content, row, and the upload's end. Before
 * its commit there is an upload that can be finished, after it a whole file; two at once make one file. Returns its id.
 */
export async function finishUpload(
  { database, storage }: UploadStore,
  actor: LocalizedActor,
  upload: Upload,
): Promise<string> {
  if (upload.fileId !== undefined) return upload.fileId;
  const { tenantId } = actor;
  const place = { tenantId, uploadId: upload.uploadId };
  const content = await readContent(storage.pieces, place, upload);
  let fileId: string;
  try {
    // Before the transaction, which must not hold a connection while a large content goes to a bucket.
    await storage.blobs.put({ tenantId, hash: content.hash }, content.path);
    fileId = await database.tenant(tenantId, (tx) => commitUpload(tx, storage, actor, upload, content));
  } finally {
    // After a failure the pieces stay for the next attempt, which assembles them again.
    await content.release();
  }
  await storage.pieces.remove(place);
  return fileId;
}

async function commitUpload(
  tx: Tx,
  storage: FileStorage,
  actor: LocalizedActor,
  upload: Upload,
  content: Content,
): Promise<string> {
  const { tenantId } = actor;
  await requireOwnFiles(tx, storage);
  await lockTree(tx, actor);
  const current = await readUpload(tx, actor, upload.uploadId, true);
  if (current.fileId !== undefined) return current.fileId;
  await requireRoom(tx, actor, content.size, holdsRoom(current) ? upload.length : 0);
  await storeContent(tx, storage.blobs, tenantId, content);
  const made = await placeFile(tx, actor, current, content);
  await tx
    .updateTable('disk_upload')
    .set({ file_id: made, expires_at: sql<Date>`now() + make_interval(days => ${answerDays})` })
    .where('tenant_id', '=', tenantId)
    .where('upload_id', '=', upload.uploadId)
    .execute();
  return made;
}

async function readContent(
  pieces: Pieces,
  place: Parameters<Pieces['remove']>[0],
  { parts, length }: Upload,
): Promise<Content> {
  const whole = await pieces.assemble(place, parts).catch((error: unknown) => {
    // A restored backup holds no pieces of uploads that were under way: this one restarts.
    throw systemCode(error) === 'ENOENT' ? new HttpRefusal(410, codes.notFound) : error;
  });
  const { path, hash, size, release } = whole;
  try {
    if (size !== length) throw new Error('the pieces of an upload do not make its length');
    const mediaType = await readMediaType(path);
    return { hash, size, mediaType, path, release, ...(await readImageSize(path, mediaType)) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Writes the row of a stored content. Its lock blocks the removal of contents without a reference until this file refers
 * to it; one that was removed just before is stored again.
 */
async function storeContent(tx: Tx, blobs: BlobStore, tenantId: string, content: Content): Promise<void> {
  const { hash, size, mediaType, width, height, path } = content;
  await sql`
    INSERT INTO disk_blob AS b (tenant_id, hash, size, media_type, width, height)
    VALUES (${tenantId}, ${hash}, ${size}, ${mediaType}, ${width ?? null}, ${height ?? null})
    ON CONFLICT (tenant_id, hash) DO UPDATE SET touched_at = now()
  `.execute(tx);
  await blobs.put({ tenantId, hash }, path);
}

/**
 * Puts the file into its folder, or at the top when that folder is gone, since the client cannot be asked any more. A
 * replaced file keeps its id, its shares and its place, and its old content becomes a version.
 */
async function placeFile(
  tx: Tx,
  actor: LocalizedActor,
  upload: Upload,
  { hash, size }: Content,
): Promise<string> {
  const { tenantId, userId } = actor;
  const way = await wayUp(tx, tenantId, upload.parentId);
  const there = way.length > 0 && way.every((row) => row.trash_id === null && row.owner_id === userId);
  const parentId = there ? upload.parentId : rootFolder;
  const place = { parentId, name: upload.name, folder: false };
  let found = await findPlace(tx, actor, { ...place, conflict: upload.conflict });
  if (found.existing && upload.conflict === 'skip') return found.existing.file_id;
  if (found.existing) found = await findPlace(tx, actor, { ...place, conflict: 'rename' });
  const name = found.name ?? upload.name;
  const row = {
    tenant_id: tenantId,
    owner_id: userId,
    parent_id: parentId,
    folder: false,
    ...nameColumns(name),
  };
  if (found.name !== undefined && found.replaces) {
    const written = { name: row.name, sort_key: row.sort_key };
    await writeContent(tx, actor, found.replaces, { hash, size }, written);
    await announce(tx, [userId], { folders: [parentId] });
    return found.replaces.file_id;
  }
  const fileId = newFileId();
  await tx
    .insertInto('disk_file')
    .values({ ...row, file_id: fileId, hash, size })
    .execute();
  await announce(tx, [userId], { folders: [parentId] });
  return fileId;
}
