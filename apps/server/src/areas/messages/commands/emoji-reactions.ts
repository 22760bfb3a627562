import { codes, type MessageWire, type Reaction } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { lockWritable, wireOf } from '../queries/message-access.ts';
import { messageWire } from '../presenter.ts';

/** Different emoji on one message. */
const maxReactions = 20;

/** Sets or removes the actor's reaction with this emoji. A repeat changes nothing. */
export async function reactToMessage(
  tx: Tx,
  actor: Actor,
  { messageId, emoji, on }: { messageId: string; emoji: string; on: 0 | 1 },
): Promise<MessageWire> {
  const found = await lockWritable(tx, actor, messageId);
  const { tenantId, userId } = actor;
  const { row, conversationId, seq } = found;
  if (row.recalled_at) throw new Refusal(codes.messageRecalled);
  const before = row.reactions ?? [];
  const reactions = withReaction(before, emoji, userId, on === 1);
  if (reactions === before) return wireOf(found);
  if (reactions.length > maxReactions && reactions.length > before.length) {
    throw new Refusal(codes.tooManyReactions, { most: maxReactions });
  }
  const rev = row.rev + 1;
  await tx
    .updateTable('message')
    .set({ rev, reactions: JSON.stringify(reactions) })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
  const message = messageWire({ ...row, rev, reactions });
  const { id, sender, targetId, type } = message;
  const payload = {
    type: 'react',
    userId,
    emoji,
    on,
    message: { id, seq, rev, sender, targetId, type, reactions },
  };
  await publish(tx, { type: 'react', conversationId, payload });
  return message;
}

/** The reactions with one person's emoji set or taken away; the same object when that changes nothing. */
function withReaction(reactions: Reaction[], emoji: string, userId: string, on: boolean): Reaction[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji);
  if ((known?.userIds.includes(userId) ?? false) === on) return reactions;
  if (!known) return [...reactions, { emoji, userIds: [userId] }];
  const userIds = on ? [...known.userIds, userId] : known.userIds.filter((other) => other !== userId);
  return reactions
    .map((reaction) => (reaction === known ? { emoji, userIds } : reaction))
    .filter((reaction) => reaction.userIds.length > 0);
}
