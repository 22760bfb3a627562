import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';

/** Closes the groups about a topic, or opens them again, in the transaction that does so with the topic. */
export type CloseGroups = (tx: Tx, actor: Actor, topicId: string, closed: boolean) => Promise<void>;

/**
 * Closes a topic of the person's, or opens it again, and its groups with it. Throws code 1260 where there is none that
 * they wrote or have on their desk. A repeat changes nothing.
 */
export async function closeTopic(
  tx: Tx,
  actor: Actor,
  id: string,
  closed: boolean,
  closeGroups: CloseGroups,
): Promise<void> {
  const { tenantId, userId } = actor;
  const { rows } = await sql<{ closed: boolean }>`
    SELECT closed_at IS NOT NULL AS closed FROM newsroom_story
    WHERE tenant_id = ${tenantId} AND story_id = ${id} AND ${userId} IN (author_id, editor_id) FOR UPDATE
  `.execute(tx);
  const [topic] = rows;
  if (!topic) throw new Refusal(codes.unknownTopic);
  if (topic.closed === closed) return;
  await closeGroups(tx, actor, id, closed);
  await sql`
    UPDATE newsroom_story SET closed_at = ${closed ? sql`clock_timestamp()` : null}
    WHERE tenant_id = ${tenantId} AND story_id = ${id}
  `.execute(tx);
}
