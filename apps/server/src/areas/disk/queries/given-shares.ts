import type { disk, DiskShareWire, ParsedInputOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { type ShareRow, shareWire } from '../presenter.ts';
import { itemContent, readableItem } from './items.ts';

/**
 * The actor's own shares, or all that open one file: all of them for the file's owner, for others those that they gave.
 * Throws 403 for a file that the actor may not read.
 */
export async function listGiven(
  tx: Tx,
  actor: Actor,
  { fileId, page, size }: ParsedInputOf<typeof disk.given>,
): Promise<{ list: DiskShareWire[]; total: number }> {
  const { tenantId, userId } = actor;
  const file = fileId === undefined ? undefined : await readableItem(tx, actor, fileId);
  const mine = sql`s.shared_by = ${userId} AND s.message_seq = 0`;
  const ofFile = sql`s.file_id = ${fileId ?? null} AND (${file?.owner_id === userId} OR s.shared_by = ${userId})`;
  const { rows } = await sql<ShareRow>`
    SELECT s.share_id, s.file_id, f.name, f.folder, f.size, b.width, b.height, s.shared_by, s.target_type, s.target_id, s.shared_at,
      s.message_seq, count(*) OVER ()::int AS total,
      coalesce((SELECT p.name FROM person p WHERE p.tenant_id = ${tenantId} AND p.user_id = s.shared_by), s.shared_by)
        AS shared_by_name,
      CASE s.target_type
        WHEN 'user' THEN coalesce(
          (SELECT p.name FROM person p WHERE p.tenant_id = ${tenantId} AND p.user_id = s.target_id), s.target_id)
        -- What a group is called is known to those who are in it.
        ELSE coalesce((
          SELECT g.name FROM chat_group g
          WHERE g.tenant_id = ${tenantId} AND g.group_id = s.target_id AND EXISTS (
            SELECT FROM member m
            WHERE m.tenant_id = ${tenantId} AND m.conversation_id = s.target_id AND m.user_id = ${userId}
              AND m.left_at IS NULL
          )
        ), '')
      END AS target_name
    FROM disk_share s
    CROSS JOIN LATERAL (
      SELECT tenant_id, hash, name, folder, size FROM disk_file
      WHERE tenant_id = ${tenantId} AND file_id = s.file_id AND trash_id IS NULL LIMIT 1
    ) AS f
    ${itemContent}
    WHERE s.tenant_id = ${tenantId} AND ${file ? ofFile : mine}
    ORDER BY s.shared_at DESC, s.share_id LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  return { list: rows.map(shareWire), total: rows[0]?.total ?? 0 };
}
