import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { lockWritable, wireOf } from '../queries/message-access.ts';

/** Pinned messages of one conversation. */
const maxPins = 50;

/** Pins or unpins a message for everyone in its conversation. A repeat changes nothing. */
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
  if (pins.length >= maxPins) throw new Refusal(codes.tooManyPins, { most: maxPins });
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
