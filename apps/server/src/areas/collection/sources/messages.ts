import { codes, type TargetType } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { messageId } from '../../messages/conversation-id.ts';
import { targetOf } from '../../messages/message-wire.ts';
import type { Captured, Owner, PresentSources, Shown } from './source.ts';

export interface Place {
  conversationId: string;
  seq: number;
}

interface FoundRow {
  conversation_id: string;
  seq: number;
  type: TargetType;
  person_low: string | null;
  person_high: string | null;
  sender: string;
  sender_name: string;
  msg: string;
  sent_at: Date;
  /** In the conversation, and since before this message. */
  mine: boolean;
}

/** A message that its reader may see. Throws 403 for those of conversations that are not theirs (G10). */
export async function captureMessage(tx: Tx, owner: Owner, id: string): Promise<Captured> {
  const place = placeOf(id);
  const [row] = place ? await findMessages(tx, owner, [place]) : [];
  if (!place || !row) throw new Refusal(codes.unknownMessage);
  if (!row.mine) throw new HttpRefusal(403, codes.forbidden);
  return { ...shown(owner, row), sourceId: id, place };
}

/** Messages by their id. */
export async function presentMessages(
  tx: Tx,
  owner: Owner,
  places: readonly Place[],
): Promise<PresentSources> {
  const rows = await findMessages(tx, owner, places);
  return new Map(
    rows
      .filter(({ mine }) => mine)
      .map((row) => [messageId(row.conversation_id, row.seq), shown(owner, row)] as const),
  );
}

/** The conversation and position that a message id names. */
function placeOf(id: string): Place | undefined {
  const parts = /^(.+)-([1-9]\d{0,8})$/.exec(id);
  return parts?.[1] && parts[2] ? { conversationId: parts[1], seq: Number(parts[2]) } : undefined;
}

/** A look-up for each message, never a join: see readFacts. */
async function findMessages(
  tx: Tx,
  { tenantId, userId }: Owner,
  places: readonly Place[],
): Promise<FoundRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<FoundRow>`
    SELECT m.*, c.type, c.person_low, c.person_high,
      coalesce((SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = m.sender), m.sender) AS sender_name,
      coalesce((
        SELECT joined_seq < m.seq FROM member
        WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id AND user_id = ${userId}
          AND left_at IS NULL
      ), false) AS mine
    FROM unnest(
      ${places.map(({ conversationId }) => conversationId)}::text[], ${places.map(({ seq }) => seq)}::int[]
    ) AS p (conversation_id, seq)
    CROSS JOIN LATERAL (
      SELECT conversation_id, seq, sender, msg, sent_at FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = p.conversation_id AND seq = p.seq LIMIT 1
    ) AS m
    CROSS JOIN LATERAL (
      SELECT type, person_low, person_high FROM conversation
      WHERE tenant_id = ${tenantId} AND conversation_id = p.conversation_id LIMIT 1
    ) AS c
  `.execute(tx);
  return rows;
}

function shown({ userId }: Owner, row: FoundRow): Shown {
  return {
    kind: 'message',
    title: row.sender_name,
    body: row.msg,
    source: {
      type: 'message',
      messageId: messageId(row.conversation_id, row.seq),
      targetType: row.type,
      targetId: targetOf(row, userId),
      sender: row.sender,
      senderName: row.sender_name,
      sendTime: row.sent_at.getTime(),
    },
  };
}
