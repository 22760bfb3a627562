import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { searchedText, termsOf } from './terms.ts';
import type { MessageRow } from '../presenter.ts';

type Indexed = Pick<MessageRow, 'conversation_id' | 'seq' | 'sender' | 'kind' | 'msg' | 'extras' | 'sent_at'>;

/** Whether a message `m` can be found at all: of the system messages, announcements can. */
export const isSearched = sql`(
  m.recalled_at IS NULL AND (m.kind <> 'system' OR m.extras->'system'->>'type' = 'announcement')
)`;

/**
 * Most messages of one conversation that are indexed at once: few, so that computing their grams does not block the
 * event loop.
 */
const pageSize = 25;

/**
 * Locks the indexing of these conversations and returns their positions. Changing a message takes this lock, too, so
 * that an outdated text is never indexed.
 */
async function lockProgress(
  tx: Tx,
  tenantId: string,
  conversationIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ conversation_id: string; seq: number }>`
    INSERT INTO gram_progress AS p (tenant_id, conversation_id, seq)
    SELECT ${tenantId}, conversation_id, 0 FROM unnest(${[...conversationIds].toSorted()}::text[]) AS c (conversation_id)
    ON CONFLICT (tenant_id, conversation_id) DO UPDATE SET seq = p.seq
    RETURNING conversation_id, seq
  `.execute(tx);
  return new Map(rows.map((row) => [row.conversation_id, row.seq]));
}

/** Brings a message's new text into the index, if it is there at all yet. */
export async function reindexMessage(tx: Tx, tenantId: string, row: Indexed): Promise<void> {
  const progress = await lockProgress(tx, tenantId, [row.conversation_id]);
  await forgetGrams(tx, tenantId, row.conversation_id, row.seq);
  if ((progress.get(row.conversation_id) ?? 0) >= row.seq) await insertGrams(tx, tenantId, [row]);
}

/** Removes a message from the index. */
export async function forgetGrams(
  tx: Tx,
  tenantId: string,
  conversationId: string,
  seq: number,
): Promise<void> {
  await lockProgress(tx, tenantId, [conversationId]);
  await tx
    .deleteFrom('message_gram')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
}

async function insertGrams(tx: Tx, tenantId: string, rows: readonly Indexed[]): Promise<void> {
  const found = rows.map((row) => ({
    conversation_id: row.conversation_id,
    seq: row.seq,
    sent_at: row.sent_at,
    grams: termsOf({
      tenantId,
      conversationId: row.conversation_id,
      sender: row.sender,
      kind: row.kind,
      ...searchedText(row),
    }),
  }));
  await sql`
    INSERT INTO message_gram (tenant_id, conversation_id, seq, sent_at, grams)
    SELECT ${tenantId}, conversation_id, seq, sent_at, grams
    FROM json_to_recordset(${JSON.stringify(found)}::json)
      AS g (conversation_id text, seq int, sent_at timestamptz, grams int[])
    -- A migration may have set back how far a conversation is indexed.
    ON CONFLICT DO NOTHING
  `.execute(tx);
}

/**
 * Indexes the next messages of these conversations, and returns those that have more. Two processes may do so at once:
 * the second finds nothing left.
 */
export async function indexConversations(
  tx: Tx,
  tenantId: string,
  conversationIds: readonly string[],
): Promise<string[]> {
  const progress = await lockProgress(tx, tenantId, conversationIds);
  const { rows } = await sql<Indexed & { searched: boolean }>`
    SELECT m.conversation_id, m.seq, m.sender, m.kind, m.msg, m.extras, m.sent_at, ${isSearched} AS searched
    FROM unnest(${[...progress.keys()]}::text[], ${[...progress.values()]}::int[]) AS p (conversation_id, seq)
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = p.conversation_id AND seq > p.seq
      ORDER BY seq LIMIT ${pageSize}
    ) AS m
  `.execute(tx);
  if (rows.length === 0) return [];
  await insertGrams(
    tx,
    tenantId,
    rows.filter(({ searched }) => searched),
  );
  const reached = new Map<string, { seq: number; count: number }>();
  for (const { conversation_id, seq } of rows) {
    const { count = 0 } = reached.get(conversation_id) ?? {};
    reached.set(conversation_id, { seq, count: count + 1 });
  }
  await sql`
    UPDATE gram_progress AS p SET seq = n.seq
    FROM unnest(${[...reached.keys()]}::text[], ${[...reached.values()].map(({ seq }) => seq)}::int[])
      AS n (conversation_id, seq)
    WHERE p.tenant_id = ${tenantId} AND p.conversation_id = n.conversation_id
  `.execute(tx);
  return [...reached].filter(([, { count }]) => count === pageSize).map(([conversationId]) => conversationId);
}
