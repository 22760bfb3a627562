import { randomUUID } from 'node:crypto';
import type { SystemInfo } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { messageWire } from '../presenter.ts';
import { fallbackText } from './system-texts.ts';
import { insertMessages, lockConversations, type NewMessage } from '../sending/write-statements.ts';

/** What happened to a group. */
export interface Happening {
  type: SystemInfo['type'];
  actorId: string;
  /** Who was invited or removed, or is the new owner. */
  userIds?: readonly string[];
  text?: string;
}

/** Names in one system message, at most. */
const maxPeople = 20;

/**
 * Writes a system message and notifies all present members. It is never unread and moves no read position (decision 31).
 * Returns its position. Call it while the conversation is locked, or before anything is written.
 */
export async function writeSystemMessage(
  tx: Tx,
  { tenantId, groupId }: { tenantId: string; groupId: string },
  { type, actorId, userIds = [], text }: Happening,
): Promise<number> {
  const lastSeq = (await lockConversations(tx, tenantId, [groupId])).get(groupId) ?? 0;
  const shown = userIds.slice(0, maxPeople);
  const { rows } = await sql<{ now: Date; type: NewMessage['type']; names: Record<string, string> | null }>`
    SELECT clock_timestamp() AS now, c.type, (
      SELECT json_object_agg(user_id, name) FROM person
      WHERE tenant_id = ${tenantId} AND user_id = ANY (${[actorId, ...shown]}::text[])
    ) AS names
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.conversation_id = ${groupId}
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('a system message without a conversation');
  const nameOf = (userId: string) => found.names?.[userId] ?? userId;
  const system: SystemInfo = {
    type,
    actorId,
    actorName: nameOf(actorId),
    people: shown.map((userId) => ({ userId, name: nameOf(userId) })),
    peopleCount: userIds.length,
    ...(text === undefined ? {} : { text }),
  };
  const row: NewMessage = {
    conversation_id: groupId,
    seq: lastSeq + 1,
    rev: 0,
    sender: actorId,
    sender_name: nameOf(actorId),
    sender_avatar: null,
    client_msg_id: randomUUID(),
    kind: 'system',
    msg: fallbackText(system),
    extras: { system },
    quote_seq: null,
    request_hash: null,
    sent_at: found.now,
    edited_at: null,
    recalled_at: null,
    recalled_by: null,
    reactions: null,
    type: found.type,
    person_low: null,
    person_high: null,
  };
  await insertMessages(tx, tenantId, [row], found.now);
  await publish(tx, {
    type: 'message',
    conversationId: groupId,
    payload: { type: 'message', message: messageWire(row) },
  });
  return row.seq;
}
