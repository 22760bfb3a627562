import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

/**
 * The target of a share: a person, or the members of a group (team groups too); for a message's share, the readers of
 * that message.
 */
export interface ShareTarget {
  type: 'user' | 'group';
  id: string;
}

/** Folders within folders, at most; every walk up or down a tree ends here. */
export const deepestTree = 50;

/**
 * Returns which of these ids the actor may read: their own, what was shared with them, and what is in a folder shared
 * with them. What is in a recycle bin is its owner's alone; others lose access with the deletion.
 */
export async function readableFiles(
  tx: Tx,
  { tenantId, userId }: Actor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    WITH RECURSIVE up (requested, at, owner_id, parent_id, depth) AS (
      SELECT f.file_id, f.file_id, f.owner_id, f.parent_id, 0
      FROM unnest(${[...fileIds]}::text[]) AS a (id)
      CROSS JOIN LATERAL (
        SELECT * FROM disk_file
        WHERE tenant_id = ${tenantId} AND file_id = a.id AND (trash_id IS NULL OR owner_id = ${userId}) LIMIT 1
      ) AS f
      UNION ALL
      SELECT up.requested, f.file_id, f.owner_id, f.parent_id, up.depth + 1
      FROM up
      CROSS JOIN LATERAL (
        SELECT * FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = up.parent_id AND trash_id IS NULL LIMIT 1
      ) AS f
      WHERE up.owner_id <> ${userId} AND up.depth < ${sql.lit(deepestTree)}
    )
    SELECT DISTINCT up.requested AS file_id FROM up
    WHERE up.owner_id = ${userId} OR EXISTS (
      SELECT FROM disk_share s
      WHERE s.tenant_id = ${tenantId} AND s.file_id = up.at AND (
        (s.target_type = 'user' AND s.target_id = ${userId})
        OR (s.target_type = 'group' AND EXISTS (
          SELECT FROM member m
          WHERE m.tenant_id = ${tenantId} AND m.conversation_id = s.target_id AND m.user_id = ${userId}
            AND m.left_at IS NULL AND (s.message_seq = 0 OR s.message_seq > m.joined_seq)
        ))
      )
    )
  `.execute(tx);
  return new Set(rows.map((row) => row.file_id));
}
