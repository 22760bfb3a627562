import { codes, type MessageWire, type messages, type ParsedInputOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { currentMessageId, messageId, seqWithin } from '../conversation-id.ts';
import { type OwnConversation, ownConversation } from './conversations.ts';
import { messageWire, removedWire } from '../presenter.ts';
import { readMessages } from './stored-messages.ts';

type HistoryInput = ParsedInputOf<typeof messages.history>;

export interface HistoryPage {
  list: MessageWire[];
  hasMoreBefore: boolean;
  hasMoreAfter: boolean;
  readId?: string;
  peerReadId?: string;
}

/** A page of a conversation, oldest first (B2). An anchor of another conversation is refused. */
export async function readHistory(tx: Tx, actor: Actor, input: HistoryInput): Promise<HistoryPage> {
  const own = await ownConversation(tx, actor, { type: input.type, id: input.targetId });
  const anchors = { beforeId: input.beforeId, afterId: input.afterId, aroundId: input.aroundId };
  const { from, to } = pageRange(own, {
    ...(await currentIds(tx, actor.tenantId, anchors)),
    size: input.size,
  });
  const rows = from > to ? [] : await readMessages(tx, actor, own, sql`m.seq >= ${from} AND m.seq <= ${to}`);
  const { conversationId, readSeq, peerReadSeq = 0 } = own;
  return {
    // A removed message leaves a placeholder, so that positions have no gaps.
    list: rows.map((row) => (row.removed ? removedWire(row) : messageWire(row))),
    hasMoreBefore: from > own.joinedSeq + 1,
    hasMoreAfter: to < own.lastSeq,
    ...(readSeq > 0 ? { readId: messageId(conversationId, readSeq) } : {}),
    ...(peerReadSeq > 0 ? { peerReadId: messageId(conversationId, peerReadSeq) } : {}),
  };
}

async function currentIds<K extends string>(
  tx: Tx,
  tenantId: string,
  ids: Record<K, string | undefined>,
): Promise<Record<K, string | undefined>> {
  const current = { ...ids };
  for (const name in ids) {
    // oxlint-disable-next-line no-await-in-loop -- one of them at most
    if (ids[name] !== undefined) current[name] = await currentMessageId(tx, tenantId, ids[name]);
  }
  return current;
}

/** First and last position of the page: positions have no gaps, so nothing needs to be looked for. */
function pageRange(
  own: Pick<OwnConversation, 'conversationId' | 'joinedSeq' | 'lastSeq'>,
  { beforeId, afterId, aroundId, size }: Pick<HistoryInput, 'beforeId' | 'afterId' | 'aroundId' | 'size'>,
): { from: number; to: number } {
  const first = own.joinedSeq + 1;
  const seqOf = (id: string) => {
    const seq = seqWithin(own.conversationId, id);
    if (seq === undefined || seq < first || seq > own.lastSeq) throw new Refusal(codes.unknownMessage);
    return seq;
  };
  const endingAt = (to: number) => ({ from: Math.max(first, to - size + 1), to });
  const startingAt = (from: number) => ({ from, to: Math.min(own.lastSeq, from + size - 1) });
  if (beforeId !== undefined) return endingAt(seqOf(beforeId) - 1);
  if (afterId !== undefined) return startingAt(seqOf(afterId) + 1);
  if (aroundId !== undefined) {
    // At either end the page is shifted so that it stays full.
    const middle = startingAt(Math.max(first, seqOf(aroundId) - Math.floor(size / 2)));
    return endingAt(middle.to);
  }
  return endingAt(own.lastSeq);
}
