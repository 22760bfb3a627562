import type { PinnedMessageWire, TargetType } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { messageWire } from '../presenter.ts';
import { ownConversation } from './conversations.ts';
import { readMessages } from './stored-messages.ts';

/** The pinned messages of a conversation that the actor may see, the last pinned first. */
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
