import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import type { OwnConversation } from './conversations.ts';
import { messageColumns, type MessageRow, senderColumns } from '../presenter.ts';

/** A message as one member has it. */
export interface OwnMessageRow extends MessageRow {
  /** The member has removed it. */
  removed: boolean;
}

/** The columns that reading a message `m` for one person adds. Look-ups for each row, never joins: see readFacts. */
export const ownColumns = (tenantId: string, userId: string) => sql`
  ${messageColumns},
  ${senderColumns(tenantId)},
  EXISTS (
    SELECT FROM message_removed
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND conversation_id = m.conversation_id AND seq = m.seq
  ) AS removed`;

/** Messages of a conversation as one member has them, by position. */
export async function readMessages(
  tx: Tx,
  { tenantId, userId }: Actor,
  own: Pick<OwnConversation, 'conversationId' | 'type' | 'personLow' | 'personHigh'>,
  which: RawBuilder<unknown>,
): Promise<OwnMessageRow[]> {
  type Found = Omit<OwnMessageRow, 'type' | 'person_low' | 'person_high'>;
  const { rows } = await sql<Found>`
    SELECT ${ownColumns(tenantId, userId)} FROM message m
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${own.conversationId} AND ${which}
    ORDER BY m.seq
  `.execute(tx);
  return rows.map((row) => ({
    ...row,
    type: own.type,
    person_low: own.personLow,
    person_high: own.personHigh,
  }));
}
