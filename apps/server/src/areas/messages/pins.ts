import { codes, type PinnedMessageWire, type TargetType } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { publish } from '../../store/events.ts';
import { ownConversation } from './conversations.ts';
import { lockWritable, wireOf } from './message-access.ts';
import { messageWire } from './message-wire.ts';
import { readMessages } from './stored-messages.ts';

/** Pinned messages of one conversation. */
const mostPins = 50;

/** Sets whether a message stands above its conversation for everyone in it. A repeat changes nothing. */
export async function pinMessage(
  tx: Tx,
  actor: Actor,
  { messageId, on }: { messageId: string; on: 0 | 1 },
): Promise<void> {
  const found = await lockWritable(tx, actor, messageId);
  const { row, conversationId, seq, now } = found;
  if (on === 1 && row.recalled_at) throw new Refusal(codes.messageRecalled);
  if (!(await setPin(tx, actor, { conversationId, seq, now }, on === 1))) return;
  const payload = { type: 'pin', on, userId: actor.userId, pinTime: now.getTime(), message: wireOf(found) };
  await publish(tx, { type: 'pin', conversationId, payload });
}

/** Resolves to whether that changed anything. The conversation is locked. */
async function setPin(
  tx: Tx,
  { tenantId, userId }: Actor,
  { conversationId, seq, now }: { conversationId: string; seq: number; now: Date },
  on: boolean,
): Promise<boolean> {
  const pins = await tx
    .selectFrom('message_pin')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .execute();
  if (pins.some((pin) => pin.seq === seq) === on) return false;
  if (!on) {
    await tx
      .deleteFrom('message_pin')
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .execute();
    return true;
  }
  if (pins.length >= mostPins) throw new Refusal(codes.tooManyPins, { most: mostPins });
  await tx
    .insertInto('message_pin')
    .values({
      tenant_id: tenantId,
      conversation_id: conversationId,
      seq,
      pinned_by: userId,
      pinned_at: now,
    })
    .execute();
  return true;
}

/** The pinned messages of a conversation that the asker may see, the last pinned first. */
export async function readPinned(
  tx: Tx,
  actor: Actor,
  target: { type: TargetType; id: string },
): Promise<PinnedMessageWire[]> {
  const own = await ownConversation(tx, actor, target);
  const pins = await tx
    .selectFrom('message_pin')
    .select(['seq', 'pinned_by', 'pinned_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('conversation_id', '=', own.conversationId)
    .where('seq', '>', own.joinedSeq)
    .orderBy('pinned_at', 'desc')
    .execute();
  if (pins.length === 0) return [];
  const seqs = pins.map(({ seq }) => seq);
  const rows = await readMessages(tx, actor, own, sql`m.seq = ANY (${seqs}::int[])`);
  const bySeq = new Map(rows.filter(({ removed }) => !removed).map((row) => [row.seq, row]));
  return pins.flatMap(({ seq, pinned_by, pinned_at }) => {
    const row = bySeq.get(seq);
    if (!row) return [];
    return [{ message: messageWire(row), pinnedBy: pinned_by, pinTime: pinned_at.getTime() }];
  });
}
