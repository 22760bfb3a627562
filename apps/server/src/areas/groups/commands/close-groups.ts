import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { lockConversations, writeSystemMessage } from '../../messages/index.ts';
import { toMembers } from './membership.ts';

/** Closes topic groups or opens them again, and notifies their members. `withTopic`: because the topic was. */
export async function setClosed(
  tx: Tx,
  { tenantId, userId }: Actor,
  groups: readonly { groupId: string; title: string }[],
  closed: boolean,
  { withTopic = false } = {},
): Promise<void> {
  const [closing, reopening] = withTopic
    ? (['topicEnded', 'topicResumed'] as const)
    : (['topicClosed', 'topicReopened'] as const);
  const type = closed ? closing : reopening;
  await sql`
    UPDATE chat_group SET closed_at = ${closed ? sql`clock_timestamp()` : null}
    WHERE tenant_id = ${tenantId} AND group_id = ANY (${groups.map(({ groupId }) => groupId)}::text[])
  `.execute(tx);
  for (const { groupId, title } of groups) {
    // oxlint-disable-next-line no-await-in-loop -- a topic has few groups, and each its own order
    await writeSystemMessage(tx, { tenantId, groupId }, { type, actorId: userId, text: title });
    // oxlint-disable-next-line no-await-in-loop
    await publish(tx, toMembers(groupId, 'changed'));
  }
}

/** The same for all groups of a topic that is closed, or open again. */
export async function closeGroupsOfTopic(
  tx: Tx,
  actor: Actor,
  topicId: string,
  closed: boolean,
): Promise<void> {
  const { tenantId } = actor;
  const read = async () => {
    const { rows } = await sql<{ groupId: string; title: string }>`
      SELECT group_id AS "groupId", coalesce(topic_title, name) AS title FROM chat_group
      WHERE tenant_id = ${tenantId} AND topic_id = ${topicId} AND dissolved_at IS NULL
        AND (closed_at IS NOT NULL) <> ${closed}
      ORDER BY group_id
    `.execute(tx);
    return rows;
  };
  const found = await read();
  // Writers check whether the group is open only while they hold this lock.
  await lockConversations(
    tx,
    tenantId,
    found.map(({ groupId }) => groupId),
  );
  const groups = await read();
  if (groups.length > 0) await setClosed(tx, actor, groups, closed, { withTopic: true });
}
