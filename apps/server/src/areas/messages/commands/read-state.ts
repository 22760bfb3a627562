import { codes, type TargetType } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { currentMessageId, seqWithin } from '../conversation-id.ts';
import { changeConversation } from './conversation-settings.ts';
import { ownConversation } from '../queries/conversations.ts';
import { lockMember } from '../queries/message-access.ts';
import { targetOf } from '../presenter.ts';

/**
 * Moves the actor's read position forward to a message and notifies their other devices and, one-to-one, the other
 * person. Removes the mark as unread. An id after the newest message means the newest. Returns the position that holds
 * from now on.
 */
export async function setReadState(
  tx: Tx,
  actor: Actor,
  { target, lastId }: { target: { type: TargetType; id: string }; lastId: string },
): Promise<number> {
  const { tenantId, userId } = actor;
  const own = await ownConversation(tx, actor, target);
  const seq = seqWithin(own.conversationId, await currentMessageId(tx, tenantId, lastId));
  if (seq === undefined || own.lastSeq === 0) throw new Refusal(codes.unknownMessage);
  const readSeq = Math.min(seq, own.lastSeq);
  // By an event of its own, so that replaying events upon a newer list ends with the same mark.
  if (own.markedUnread) await changeConversation(tx, actor, target, { unread: false });
  if (readSeq <= own.readSeq) return own.readSeq;
  await lockMember(tx, actor, own.conversationId);
  const moved = await tx
    .updateTable('member')
    .set({ read_seq: readSeq })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', own.conversationId)
    .where('user_id', '=', userId)
    .where('read_seq', '<', readSeq)
    .returning('read_seq')
    .executeTakeFirst();
  // Another device was faster and has read further.
  if (!moved) return (await ownConversation(tx, actor, target)).readSeq;
  const conversation = {
    conversation_id: own.conversationId,
    person_low: own.personLow,
    person_high: own.personHigh,
  };
  const targetId = targetOf(conversation, userId);
  await publish(tx, {
    type: 'read',
    conversationId: own.conversationId,
    userIds: own.type === 'user' ? [userId, targetId] : [userId],
    payload: { type: 'read', userId, targetType: own.type, targetId, lastSeq: readSeq },
  });
  return readSeq;
}
