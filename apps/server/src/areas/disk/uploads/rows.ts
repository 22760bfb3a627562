import { chatFolder, codes, type ConflictPolicy, type Language, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Actor, LocalizedActor } from '../../../actor.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';
import { type ItemRow, notYours } from '../queries/items.ts';
import { announce } from '../commands/announce.ts';
import { holdsRoom, requireFewItems, requireRoom, uploadDays } from '../queries/quota.ts';
import { findPlace, lockTree, ownPlace, requireDepth, usableName } from '../tree.ts';

/** Uploads under way a person; a queue works on a few at a time. */
const maxUploads = 1_000;
/** Bytes that a slow line brings in the time of one request, and more. */
const smallPiece = 64 * 1024;
/** Pieces of one upload: more than a slow line and many cuts make. Each is a file until the upload is whole. */
const maxParts = (length: number) => 200 + Math.ceil(length / smallPiece);

/** A client's request to create an upload. */
export interface NewUpload {
  filename: string;
  parentId: string;
  conflict: ConflictPolicy;
  length: number;
  metadata: string;
}

/** An upload and its progress. */
export interface Upload {
  uploadId: string;
  parentId: string;
  name: string;
  conflict: ConflictPolicy;
  length: number;
  metadata: string;
  expiresAt: Date;
  /** The file that it has become. */
  fileId: string | undefined;
  parts: { start: number; length: number; name: string }[];
  /** Bytes that have arrived for good. */
  offset: number;
}

/**
 * Creates an upload and reserves its room. If its name is taken and the client has not answered the conflict, creates
 * nothing and returns the existing item.
 */
export async function createUpload(
  tx: Tx,
  actor: Actor & { language: Language },
  upload: NewUpload,
): Promise<{ uploadId: string } | { existing: ItemRow }> {
  const { tenantId, userId } = actor;
  const name = usableName(upload.filename);
  await lockTree(tx, actor);
  const parentId = await ownPlace(tx, actor, upload.parentId, actor.language);
  // Names of images from a camera or a clipboard repeat: in the chat's folder they are renamed without asking.
  const conflict = upload.parentId === chatFolder && upload.conflict === 'ask' ? 'rename' : upload.conflict;
  const place = await findPlace(tx, actor, { parentId, name, conflict, folder: false });
  if (place.existing) return { existing: place.existing };
  await requireDepth(tx, tenantId, parentId, 1);
  await requireRoom(tx, actor, upload.length);
  await requireFewItems(tx, actor, 1);
  await requireFewUploads(tx, actor);
  await takeFromQuota(tx, actor, 'upload', limits.uploadsPerDay);
  const uploadId = randomUUID();
  await sql`
    INSERT INTO disk_upload (tenant_id, upload_id, owner_id, parent_id, name, conflict, length, metadata, expires_at)
    VALUES (${tenantId}, ${uploadId}, ${userId}, ${parentId}, ${name}, ${conflict}, ${upload.length},
      ${upload.metadata}, now() + make_interval(days => ${uploadDays}))
  `.execute(tx);
  return { uploadId };
}

async function requireFewUploads(tx: Tx, { tenantId, userId }: Actor): Promise<void> {
  const { rows } = await sql<{ uploads: number }>`
    SELECT count(*)::int AS uploads FROM disk_upload
    WHERE tenant_id = ${tenantId} AND owner_id = ${userId} AND file_id IS NULL AND expires_at > now()
  `.execute(tx);
  if ((rows[0]?.uploads ?? 0) >= maxUploads) throw new HttpRefusal(429, codes.tooMany, 60);
}

/** The caller's upload. Another's, and none, are refused alike; one whose time has run out with 410. */
export async function readUpload(
  tx: Tx,
  { tenantId, userId }: Actor,
  uploadId: string,
  lock = false,
): Promise<Upload> {
  const query = tx
    .selectFrom('disk_upload')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('upload_id', '=', uploadId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row || row.owner_id !== userId) throw notYours();
  if (row.expires_at.getTime() <= Date.now()) throw new HttpRefusal(410, codes.notFound);
  const parts = await tx
    .selectFrom('disk_upload_part')
    .select(['start', 'length', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('upload_id', '=', uploadId)
    .orderBy('start')
    .execute();
  const last = parts.at(-1);
  return {
    uploadId,
    parentId: row.parent_id,
    name: row.name,
    conflict: row.conflict,
    length: row.length,
    metadata: row.metadata,
    expiresAt: row.expires_at,
    fileId: row.file_id ?? undefined,
    parts,
    offset: row.file_id === null ? (last ? last.start + last.length : 0) : row.length,
  };
}

/**
 * Records a stored piece, which counts as arrived from now on. Returns false when another request was faster with that
 * offset. An upload that goes on after a long time needs its room again, and is refused where there is none left.
 */
export async function addPart(
  tx: Tx,
  actor: Actor,
  uploadId: string,
  part: { start: number; length: number; name: string },
): Promise<boolean> {
  const { tenantId } = actor;
  const before = await readUpload(tx, actor, uploadId);
  if (before.fileId === undefined && !holdsRoom(before)) {
    await lockTree(tx, actor);
    await requireRoom(tx, actor, before.length);
  }
  const upload = await readUpload(tx, actor, uploadId, true);
  if (upload.offset !== part.start || upload.fileId !== undefined) return false;
  if (upload.parts.length >= maxParts(upload.length)) throw new HttpRefusal(429, codes.tooMany, 60);
  await tx
    .insertInto('disk_upload_part')
    .values({ tenant_id: tenantId, upload_id: uploadId, ...part })
    .execute();
  await sql`
    UPDATE disk_upload SET expires_at = now() + make_interval(days => ${uploadDays})
    WHERE tenant_id = ${tenantId} AND upload_id = ${uploadId}
  `.execute(tx);
  return true;
}

/** Cancels an upload and notifies the owner's devices of the free room. A completed file stays. */
export async function dropUpload(tx: Tx, actor: LocalizedActor, uploadId: string): Promise<void> {
  await readUpload(tx, actor, uploadId, true);
  await tx
    .deleteFrom('disk_upload')
    .where('tenant_id', '=', actor.tenantId)
    .where('upload_id', '=', uploadId)
    .execute();
  await announce(tx, [actor.userId], {});
}
