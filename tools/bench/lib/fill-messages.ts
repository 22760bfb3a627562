import { sql } from 'kysely';
import type { Tx } from '../../../apps/server/src/store/database.ts';

/** One-to-one conversations of equal length. */
interface Part {
  conversations: number;
  messages: number;
}

/**
 * Fills an organisation with a million messages by SQL: one person has conversations with 200 others, 500 messages
 * each, and 9,000 other pairs have 100 each. Only one's own messages are read. Returns the number of messages.
 */
export async function fillMessages(tx: Tx, tenantId: string, userId: string): Promise<number> {
  await sql`
    CREATE TEMPORARY TABLE filled ON COMMIT DROP AS
    WITH numbered AS (
      SELECT user_id, row_number() OVER (ORDER BY user_id) AS n FROM person WHERE tenant_id = ${tenantId} AND user_id <> ${userId}
    ), pairs AS (${pairs(userId, { conversations: 200, messages: 500 })}
      UNION ALL ${pairs(undefined, { conversations: 9_000, messages: 100 })})
    SELECT least(one COLLATE "C", other COLLATE "C") AS low, greatest(one COLLATE "C", other COLLATE "C") AS high, messages,
      'd' || left(encode(sha256(convert_to(
        least(one COLLATE "C", other COLLATE "C") || E'\n' || greatest(one COLLATE "C", other COLLATE "C"), 'UTF8')), 'hex'), 32) AS id
    FROM pairs
  `.execute(tx);
  await sql`
    INSERT INTO conversation (tenant_id, conversation_id, type, person_low, person_high, last_seq, last_time)
    SELECT ${tenantId}, id, 'user', low, high, messages, now() - random() * interval '30 days' FROM filled
  `.execute(tx);
  await sql`
    INSERT INTO member (tenant_id, conversation_id, user_id, read_seq)
    SELECT ${tenantId}, id, user_id, messages - (random() * 9)::int
    FROM filled CROSS JOIN LATERAL (VALUES (low), (high)) AS m (user_id)
  `.execute(tx);
  const { numAffectedRows } = await sql`
    INSERT INTO message (tenant_id, conversation_id, seq, sender, client_msg_id, msg, sent_at)
    SELECT ${tenantId}, id, seq, CASE WHEN seq % 2 = 0 THEN low ELSE high END, gen_random_uuid(),
      '第' || seq || '条：今天下午三点在二楼会议室开选题会，请大家准时参加。', now() - (messages - seq) * interval '1 minute'
    FROM filled CROSS JOIN LATERAL generate_series(1, messages) AS seq
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Pairs of one person with the first ones, otherwise of neighbours further on. */
function pairs(userId: string | undefined, { conversations, messages }: Part) {
  return userId === undefined
    ? sql`
      SELECT a.user_id AS one, b.user_id AS other, ${messages}::int AS messages
      FROM numbered a JOIN numbered b ON b.n = a.n + 1
      WHERE a.n BETWEEN 1000 AND 999 + ${conversations}::int`
    : sql`
      SELECT ${userId}::text AS one, user_id AS other, ${messages}::int AS messages
      FROM numbered WHERE n <= ${conversations}::int`;
}
