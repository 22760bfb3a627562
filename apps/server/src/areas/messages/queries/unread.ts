import { mentionAll, type TargetType } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { targetOf } from '../presenter.ts';

export interface UnreadLine {
  targetId: string;
  type: TargetType;
  unread: number;
  /** One of them calls this person, by name or as one of all. */
  mention: 0 | 1;
}

/**
 * Conversations of a person with unread messages: what is left between the last message and the last read, without
 * those that do not count. Hidden ones count again once they return.
 */
export async function readUnread(tx: Tx, actor: Actor): Promise<UnreadLine[]> {
  const { tenantId, userId } = actor;
  const { rows } = await sql<UnreadRow>`
    SELECT c.conversation_id, c.type, c.person_low, c.person_high,
      c.last_seq - m.read_seq - (SELECT count(*)::int FROM ${uncountedAfter(tenantId, userId)}) AS unread,
      EXISTS (SELECT FROM ${mentionsAfter(tenantId, userId)}) AS mentioned
    FROM (
      SELECT conversation_id, greatest(read_seq, joined_seq) AS read_seq, hidden_seq FROM member
      WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND left_at IS NULL
    ) AS m
    CROSS JOIN LATERAL (
      SELECT * FROM conversation WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id LIMIT 1
    ) AS c
    WHERE c.last_seq > m.read_seq AND c.last_seq > m.hidden_seq
  `.execute(tx);
  return rows
    .filter(({ unread }) => unread > 0)
    .map((row) => ({
      targetId: targetOf(row, userId),
      type: row.type,
      unread: row.unread,
      mention: row.mentioned ? 1 : 0,
    }));
}

/**
 * The unread messages of a member `m` that do not count, as rows of `seq`: system messages, recalled ones, their own
 * and those that they removed. The condition is that of the index `message_uncounted`.
 */
export const uncountedAfter = (tenantId: string, userId: string) => sql`(
  SELECT seq FROM message_removed
  WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND conversation_id = m.conversation_id AND seq > m.read_seq
  UNION
  SELECT seq FROM message
  WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id AND seq > m.read_seq
    AND (kind = 'system' OR recalled_at IS NOT NULL OR (sent_behind AND sender = ${userId}))
) AS uncounted`;

/** The unread mentions of a member `m`, as rows of `seq`. A message of their own is never unread. */
export const mentionsAfter = (tenantId: string, userId: string) => sql`(
  SELECT DISTINCT n.seq FROM mention n
  WHERE n.tenant_id = ${tenantId} AND n.conversation_id = m.conversation_id AND n.user_id IN (${userId}, ${mentionAll})
    AND n.seq > m.read_seq AND NOT EXISTS (
      SELECT FROM message_removed
      WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND conversation_id = n.conversation_id AND seq = n.seq
    ) AND NOT EXISTS (
      SELECT FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = n.conversation_id AND seq = n.seq AND sender = ${userId}
    )
) AS called`;

interface UnreadRow {
  conversation_id: string;
  type: TargetType;
  person_low: string | null;
  person_high: string | null;
  unread: number;
  mentioned: boolean;
}
