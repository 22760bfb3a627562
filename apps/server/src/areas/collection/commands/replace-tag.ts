import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { notifyOwnDevices } from './change-favourites.ts';
import { searchText } from '../search-text.ts';

/** Renames a tag in all favourites, or removes it. An unknown tag is no error. */
export async function replaceTag(
  tx: Tx,
  actor: Actor,
  tag: string,
  newTag: string | undefined,
): Promise<void> {
  const { tenantId, userId } = actor;
  if (tag === newTag) return;
  const { rows } = await sql<{ favourite_id: string; tags: string[] }>`
    SELECT favourite_id, tags FROM favourite
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND ${tag} = ANY (tags)
    ORDER BY favourite_id FOR UPDATE
  `.execute(tx);
  if (rows.length === 0) return;
  const changed = rows.map(({ favourite_id, tags }) => ({
    favourite_id,
    tags: [...new Set(tags.flatMap((each) => (each === tag ? (newTag ?? []) : each)))],
  }));
  const update = JSON.stringify(changed.map((row) => ({ ...row, tag_text: searchText(row.tags) })));
  await sql`
    UPDATE favourite f SET tags = c.tags, tag_text = c.tag_text
    FROM json_to_recordset(${update}::json) AS c (favourite_id text, tags text[], tag_text text)
    WHERE f.tenant_id = ${tenantId} AND f.favourite_id = c.favourite_id
  `.execute(tx);
  await notifyOwnDevices(tx, actor);
}
