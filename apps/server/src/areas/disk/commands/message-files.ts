import { randomUUID } from 'node:crypto';
import type { MessageFileWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { itemsById } from '../queries/items.ts';
import { itemWire } from '../presenter.ts';
import { readableFiles, type ShareTarget } from '../queries/readable-files.ts';

/** A file that a message has carried to its target. */
export interface SentFile {
  /** The share's id, which the message carries as `uid`. */
  shareId: string;
  fileId: string;
  sender: string;
  target: ShareTarget;
  /** The message's position in its conversation. */
  seq: number;
  /** The share that the batch made for this message; the message's own share replaces it. */
  made?: string | undefined;
}

/** Longest extension in a message. */
const longestExtension = 20;

/**
 * A file or folder as a message carries it, with name, size and kind from the disk, whatever the sender claims.
 * Undefined where the actor may not forward it: it is unknown, not readable by them, or in a recycle bin.
 */
export async function messageFileOf(
  tx: Tx,
  actor: Actor,
  fileId: string,
): Promise<MessageFileWire | undefined> {
  const readable = await readableFiles(tx, actor, [fileId]);
  const [row] = readable.has(fileId) ? await itemsById(tx, actor.tenantId, [fileId]) : [];
  if (!row || row.trash_id !== null) return undefined;
  const { id, filename, ext, sizeInBytes, isImage, ...item } = itemWire(row);
  const { imageWidth, imageHeight, thumbWidth, thumbHeight } = item;
  return {
    id,
    name: filename,
    ext: Array.from(ext).length > longestExtension ? '' : ext,
    size: sizeInBytes,
    uid: randomUUID(),
    isImage,
    ...(row.folder ? { isDirectory: 1 } : {}),
    ...(imageWidth && imageHeight ? { imageWidth, imageHeight } : {}),
    ...(thumbWidth && thumbHeight ? { thumbWidth, thumbHeight } : {}),
  };
}

/** Opens files to the readers of the messages that carry them, in the transaction that writes these. */
export async function openSentFiles(tx: Tx, tenantId: string, sent: readonly SentFile[]): Promise<void> {
  if (sent.length === 0) return;
  await tx
    .insertInto('disk_share')
    .values(
      sent.map(({ shareId, fileId, sender, target, seq }) => ({
        tenant_id: tenantId,
        share_id: shareId,
        file_id: fileId,
        shared_by: sender,
        target_type: target.type,
        target_id: target.id,
        message_seq: seq,
      })),
    )
    .execute();
  await replaceMade(tx, tenantId, sent);
}

/** Deletes shares that were made for a message alone, of the same file, giver and target. */
async function replaceMade(tx: Tx, tenantId: string, sent: readonly SentFile[]): Promise<void> {
  const made = sent.filter((file) => file.made !== undefined);
  if (made.length === 0) return;
  const column = (of: (file: SentFile) => string | undefined) => made.map(of);
  await sql`
    DELETE FROM disk_share s USING unnest(
      ${column((file) => file.made)}::text[], ${column((file) => file.fileId)}::text[],
      ${column((file) => file.sender)}::text[], ${column((file) => file.target.type)}::text[],
      ${column((file) => file.target.id)}::text[]
    ) AS m (share_id, file_id, shared_by, target_type, target_id)
    WHERE s.tenant_id = ${tenantId} AND s.message_seq = 0 AND s.share_id = m.share_id AND s.file_id = m.file_id
      AND s.shared_by = m.shared_by AND s.target_type = m.target_type AND s.target_id = m.target_id
  `.execute(tx);
}

/** Ends the access to a recalled message's file through that message. Other shares of the file stay. */
export async function closeSentFile(tx: Tx, tenantId: string, shareId: string): Promise<void> {
  await sql`DELETE FROM disk_share WHERE tenant_id = ${tenantId} AND share_id = ${shareId} AND message_seq > 0`.execute(
    tx,
  );
}
