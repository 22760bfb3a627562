import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { FileResponse } from '../../../http/file-response.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import type { Blob, BlobStore } from '../contents/blob-store.ts';
import { type ItemRow, readableItem } from './items.ts';
import { imageOf } from '../presenter.ts';
import { thumbSize, type Thumbs } from '../contents/thumbnails.ts';

const missing = () => new HttpRefusal(404, codes.notFound);

/** A file's bytes (C6). Folders have none: 404. */
export async function downloadFile(
  { database, blobs }: { database: Database; blobs: BlobStore },
  actor: Actor,
  { fileId, inline }: { fileId: string; inline: number },
): Promise<FileResponse> {
  const { row, blob } = await contentOf(database, actor, fileId);
  return {
    type: row.media_type ?? 'application/octet-stream',
    size: row.size,
    filename: row.name,
    inline: inline === 1,
    etag: blob.hash,
    open: (range) => blobs.open(blob, range),
  };
}

/** An image's thumbnail (C6), made at the first request and stored beside its content. 404 where there is none. */
export async function readThumb(
  { database, thumbs }: { database: Database; thumbs: Thumbs },
  actor: Actor,
  fileId: string,
): Promise<FileResponse> {
  const { row, blob } = await contentOf(database, actor, fileId);
  if (!thumbSize(imageOf(row), row.size)) throw missing();
  const thumbnail = await thumbs.read(blob);
  if (!thumbnail) throw missing();
  return {
    type: 'image/webp',
    size: thumbnail.length,
    inline: true,
    etag: `${blob.hash}-thumb`,
    open: (range) => (range ? thumbnail.subarray(range.start, range.end + 1) : thumbnail),
  };
}

async function contentOf(
  database: Database,
  actor: Actor,
  fileId: string,
): Promise<{ row: ItemRow; blob: Blob }> {
  const row = await database.tenant(actor.tenantId, (tx) => readableItem(tx, actor, fileId));
  if (row.hash === null) throw missing();
  return { row, blob: { tenantId: actor.tenantId, hash: row.hash } };
}
