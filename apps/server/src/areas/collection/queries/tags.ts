import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

export interface TagCount {
  tag: string;
  count: number;
}

/** Own tags by name, with how many favourites have each. */
export async function listTags(tx: Tx, { tenantId, userId }: Actor): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    SELECT t.tag, count(*)::int AS count FROM favourite f, unnest(f.tags) AS t (tag)
    WHERE f.tenant_id = ${tenantId} AND f.user_id = ${userId} GROUP BY t.tag ORDER BY t.tag
  `.execute(tx);
  return rows;
}
