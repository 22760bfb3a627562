import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

/** To whom a file is given: a person, or whoever is in a group (team groups too); with a message, whoever sees it. */
export interface ShareTarget {
  type: 'user' | 'group';
  id: string;
}

/** Folders within folders, at most; every walk up or down a tree ends here. */
export const deepestTree = 50;

/**
 * Of these files and folders, the ids of those that the caller may read: their own, and what they were given, or what
 * stands in a folder that they were given. What is in a recycle bin is its owner's alone; others lose it with the delete.
 */
export async function readableFiles(
  tx: Tx,
  { tenantId, userId }: Actor,
  fileIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    WITH RECURSIVE up (asked, at, owner_id, parent_id, depth) AS (
      SELECT f.file_id, f.file_id, f.owner_id, f.parent_id, 0
      FROM unnest(${[...fileIds]}::text[]) AS a (id)
      CROSS JOIN LATERAL (
        SELECT * FROM disk_file
        WHERE tenant_id = ${tenantId} AND file_id = a.id AND (trash_id IS NULL OR owner_id = ${userId}) LIMIT 1
      ) AS f
      UNION ALL
      SELECT up.asked, f.file_id, f.owner_id, f.parent_id, up.depth + 1
      FROM up
      CROSS JOIN LATERAL (
        SELECT * FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = up.parent_id AND trash_id IS NULL LIMIT 1
      ) AS f
      WHERE up.owner_id <> ${userId} AND up.depth < ${sql.lit(deepestTree)}
    )
    SELECT DISTINCT up.asked AS file_id FROM up
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
