import type { TargetType } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { personPair } from '../../../store/person-pair.ts';
import { type OwnConversation, ownConversation } from '../queries/conversations.ts';
import { lockMember } from '../queries/message-access.ts';
import { locateConversations } from '../sending/locate-conversations.ts';
import { beginConversations, lockConversations } from '../sending/write-statements.ts';

/** What someone decides about a conversation in their own list (B10). */
export type ConversationChange =
  { pinned: boolean } | { muted: boolean } | { hidden: true } | { unread: boolean };

/** Changes the settings and notifies the person's other devices. A repeat changes nothing. */
export async function changeConversation(
  tx: Tx,
  actor: Actor,
  target: { type: TargetType; id: string },
  change: ConversationChange,
): Promise<void> {
  const { tenantId, userId } = actor;
  const known = await ownConversation(tx, actor, target);
  const own = { ...known, conversationId: await begunConversation(tx, actor, target, known) };
  await lockMember(tx, actor, own.conversationId);
  const pinned = 'pinned' in change ? change.pinned : null;
  const muted = 'muted' in change ? change.muted : null;
  const unread = 'unread' in change ? change.unread : null;
  // Hidden until the next message. A conversation without messages is in the list only while it is pinned or muted.
  const empty = sql`c.last_seq <= m.joined_seq`;
  const inListAfter = sql`(coalesce(${pinned}::boolean, m.pinned) OR coalesce(${muted}::boolean, m.muted))`;
  const addsToList = sql`(coalesce(${pinned}::boolean, false) OR coalesce(${muted}::boolean, false))`;
  const { rows } = await sql<{ pinned: boolean; muted: boolean; marked_unread: boolean; hidden_seq: number }>`
    UPDATE member AS m SET
      pinned = coalesce(${pinned}::boolean, m.pinned), muted = coalesce(${muted}::boolean, m.muted),
      marked_unread = coalesce(${unread}::boolean, m.marked_unread),
      hidden_seq = CASE
        WHEN ${'hidden' in change}::boolean OR (${empty} AND NOT ${inListAfter}) THEN c.last_seq
        WHEN ${empty} AND ${addsToList} THEN -1
        ELSE m.hidden_seq
      END
    FROM (
      SELECT last_seq FROM conversation WHERE tenant_id = ${tenantId} AND conversation_id = ${own.conversationId}
    ) AS c
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${own.conversationId} AND m.user_id = ${userId} AND (
      m.pinned <> ${pinned}::boolean OR m.muted <> ${muted}::boolean OR m.marked_unread <> ${unread}::boolean
      OR (${empty} AND ${addsToList} AND m.hidden_seq >= c.last_seq)
      OR (${'hidden' in change}::boolean AND m.hidden_seq < c.last_seq)
    )
    RETURNING m.pinned, m.muted, m.marked_unread, m.hidden_seq
  `.execute(tx);
  const [row] = rows;
  if (!row) return;
  const payload = {
    type: 'chat',
    targetType: own.type,
    targetId: target.id,
    top: row.pinned ? 1 : 0,
    mute: row.muted ? 1 : 0,
    marked: row.marked_unread ? 1 : 0,
    hiddenSeq: row.hidden_seq,
  };
  await publish(tx, { type: 'chat', conversationId: own.conversationId, userIds: [userId], payload });
}

/** The id of a conversation that has a row, also before its first message. */
async function begunConversation(
  tx: Tx,
  { tenantId, userId }: Actor,
  target: { type: TargetType; id: string },
  { conversationId, begun }: OwnConversation,
): Promise<string> {
  if (begun) return conversationId;
  const places = await locateConversations(tx, tenantId, [
    { sender: userId, target: { type: 'user', id: target.id } },
  ]);
  const [id = conversationId] = places.values();
  const known = await lockConversations(tx, tenantId, [id]);
  const pairs = new Map(known.has(id) ? [] : [[id, personPair(userId, target.id)]]);
  await beginConversations(tx, tenantId, pairs);
  return id;
}
