import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

/** A story, a proposed topic or a hotspot that a group can be about (F1). */
export interface Topic {
  title: string;
  url: string | null;
  closed: boolean;
}

/**
 * A topic that a person may found a group on: a hotspot, or a story that they wrote or have on their desk. Undefined for
 * all others, so that the id of a colleague's story does not reveal its title.
 */
export async function findTopic(tx: Tx, { tenantId, userId }: Actor, id: string): Promise<Topic | undefined> {
  const { rows } = await sql<Topic>`
    SELECT title, url, closed_at IS NOT NULL AS closed FROM newsroom_story
    WHERE tenant_id = ${tenantId} AND story_id = ${id} AND ${userId} IN (author_id, editor_id)
    UNION ALL
    SELECT title, url, false FROM newsroom_hotspot WHERE tenant_id = ${tenantId} AND hotspot_id = ${id}
    LIMIT 1
  `.execute(tx);
  return rows[0];
}

/** Whether a story of the organisation is closed. A hotspot never is, nor a topic of another system. */
export async function isTopicClosed(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const story = await tx
    .selectFrom('newsroom_story')
    .select('closed_at')
    .where('tenant_id', '=', tenantId)
    .where('story_id', '=', id)
    .executeTakeFirst();
  return story !== undefined && story.closed_at !== null;
}
