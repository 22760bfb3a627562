import { codes, type MessageWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { currentMessageId, parseMessageId } from '../conversation-id.ts';
import { type MessageRow, messageColumns, messageWire, senderColumns } from '../presenter.ts';
import { lockConversations } from '../sending/write-statements.ts';

/** A message as someone finds it who may see it. */
export interface FoundMessage {
  row: MessageRow;
  conversationId: string;
  seq: number;
  /** The database's clock. */
  now: Date;
  /** Of a topic group that is closed. */
  closed: boolean;
}

/**
 * The message with this id. Throws `unknownMessage` when there is none that the actor may see, so that the error does not
 * tell whether it exists in a conversation of others (G37).
 */
export async function findMessage(tx: Tx, { tenantId, userId }: Actor, id: string): Promise<FoundMessage> {
  const named = parseMessageId(await currentMessageId(tx, tenantId, id));
  if (!named) throw new Refusal(codes.unknownMessage);
  const { conversationId, seq } = named;
  const { rows } = await sql<{ [K in keyof MessageRow]: MessageRow[K] } & FoundRow>`
    SELECT clock_timestamp() AS now, c.type, c.person_low, c.person_high, mine.joined_seq, ${messageColumns},
      ${senderColumns(tenantId)},
      m.seq IS NOT NULL AS found, coalesce((
        SELECT closed_at IS NOT NULL FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = ${conversationId}
      ), false) AS closed
    FROM (
      SELECT * FROM conversation WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    ) AS c
    LEFT JOIN LATERAL (
      SELECT joined_seq FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND user_id = ${userId} AND left_at IS NULL
      LIMIT 1
    ) AS mine ON true
    LEFT JOIN LATERAL (
      SELECT * FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} LIMIT 1
    ) AS m ON true
  `.execute(tx);
  const [row] = rows;
  if (!row?.found || row.joined_seq === null || seq <= row.joined_seq)
    throw new Refusal(codes.unknownMessage);
  return { row, conversationId, seq, now: row.now, closed: row.closed };
}

/** The same for a change: refused in a closed conversation. */
export async function lockWritable(tx: Tx, actor: Actor, id: string): Promise<FoundMessage> {
  const found = await lockMessage(tx, actor, id);
  if (found.closed) throw new Refusal(codes.conversationClosed);
  return found;
}

/**
 * The message, with its conversation locked: changes of one conversation are serialised, so that their events are in
 * the log in the order of the changes. Call it before anything is written.
 */
export async function lockMessage(tx: Tx, actor: Actor, id: string): Promise<FoundMessage> {
  // Checks access before the lock, so that others cannot hold it.
  const { conversationId } = await findMessage(tx, actor, id);
  await lockConversations(tx, actor.tenantId, [conversationId]);
  const found = await findMessage(tx, actor, id);
  // System messages cannot be changed.
  if (found.row.kind === 'system') throw new HttpRefusal(403, codes.forbidden);
  return found;
}

/** Locks the member's own state of a conversation; true when they are a member. */
export async function lockMember(
  tx: Tx,
  { tenantId, userId }: Actor,
  conversationId: string,
): Promise<boolean> {
  // Before any write gives the transaction its id, and its events their position in the log: see lockConversations.
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${tenantId} || ${conversationId} || ${userId}, 0))
  `.execute(tx);
  const found = await tx
    .selectFrom('member')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The found message as the contract has it. */
export const wireOf = ({ row }: Pick<FoundMessage, 'row'>): MessageWire => messageWire(row);

interface FoundRow {
  now: Date;
  joined_seq: number | null;
  found: boolean;
  closed: boolean;
}
