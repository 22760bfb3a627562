import { sql } from 'kysely';
import type { LastMessage, SystemInfo } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { findMessage, lockMember, lockMessage } from '../queries/message-access.ts';
import { targetOf } from '../presenter.ts';
import { lastVisible, summaryLength } from '../queries/conversation-list.ts';

/**
 * Removes a message for the actor alone, on all their devices. A repeat changes nothing. The conversation is locked
 * because the event describes its last message: a recall comes before this, or after it and finds the event.
 */
export async function removeMessage(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { tenantId, userId } = actor;
  const { conversationId } = await findMessage(tx, actor, id);
  // Serialised for one person, so that each removal sees the ones before it. The member's lock precedes the
  // conversation's, whose row gives the transaction its id.
  await lockMember(tx, actor, conversationId);
  const { row, seq } = await lockMessage(tx, actor, id);
  const inserted = await tx
    .insertInto('message_removed')
    .values({ tenant_id: tenantId, user_id: userId, conversation_id: conversationId, seq })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (!inserted) return;
  const last = await readLast(tx, actor, conversationId);
  const payload = {
    type: 'remove',
    targetType: row.type,
    targetId: targetOf(row, userId),
    seq,
    ...(last ? { last } : {}),
  };
  await publish(tx, { type: 'remove', conversationId, userIds: [userId], payload });
}

/** What the recent list shows of a conversation. */
async function readLast(
  tx: Tx,
  { tenantId, userId }: Actor,
  conversationId: string,
): Promise<LastMessage | undefined> {
  const { rows } = await sql<
    Omit<LastMessage, 'time' | 'system' | 'recalledBy'> & {
      sent_at: Date;
      system: SystemInfo | null;
      recalledBy: string | null;
    }
  >`
    SELECT l.seq, l.rev, left(l.msg, ${summaryLength}) AS text, l.kind, l.recalled_at IS NOT NULL AS recalled,
      l.recalled_by AS "recalledBy", l.sender,
      coalesce((SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = l.sender), l.sender) AS "senderName",
      l.sent_at, l.extras->'system' AS system
    FROM (
      SELECT conversation_id, joined_seq FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND user_id = ${userId}
    ) AS m
    CROSS JOIN LATERAL (${lastVisible(tenantId, userId)}) AS l
  `.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { sent_at, system, recalledBy, ...last } = row;
  return {
    ...last,
    ...(system ? { system } : {}),
    ...(recalledBy === null ? {} : { recalledBy }),
    time: sent_at.getTime(),
  };
}
