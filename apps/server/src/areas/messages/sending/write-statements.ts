import type { GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { prepared, type Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { avatarVersion } from '../../directory/index.ts';
import type { ConversationTarget } from '../conversation-id.ts';
import { messageColumns, type MessageRow } from '../presenter.ts';

/**
 * Locks the numbering of these conversations, in one order for all processes; returns the last number of each. Row
 * locks alone would give the transaction its id with the first of them, and so fix its events' position before it may
 * have waited for the last: messages that others wrote while it waited would come later in the log though they have
 * lower numbers.
 */
export async function lockConversations(
  tx: Tx,
  tenantId: string,
  conversationIds: readonly string[],
): Promise<Map<string, number>> {
  await sql`${prepared}
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(${tenantId} || id, 0) AS key FROM unnest(${conversationIds}::text[]) AS c (id)
      ORDER BY key
    ) AS keys
  `.execute(tx);
  const { rows } = await sql<{ conversation_id: string; last_seq: number }>`
    SELECT conversation_id, last_seq FROM conversation
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY (${conversationIds}::text[])
    ORDER BY conversation_id FOR NO KEY UPDATE
  `.execute(tx);
  return new Map(rows.map((row) => [row.conversation_id, row.last_seq]));
}

/** What decides whether a message may be sent. */
export interface Facts {
  senderName: string;
  /** Version of the sender's avatar. */
  senderAvatar: string | null;
  /** The sender is an application. */
  fromApp: boolean;
  /** The message that the sender has already sent under this `clientMsgId`. */
  repeated: (MessageRow & { request_hash: Buffer | null }) | undefined;
  recipient: 'present' | 'left' | 'unknown' | 'app';
  groupType: GroupTypeCode | undefined;
  /** The sender is in the group. */
  belongs: boolean;
  /** The group was dissolved while the sender was in it. */
  dissolved: boolean;
  /** It is a topic group that is closed. */
  closed: boolean;
}

interface SendKey {
  sender: string;
  clientMsgId: string;
  target: ConversationTarget;
  conversationId: string;
}

type FactsRow = Omit<MessageRow, 'conversation_id' | 'sender_name'> & {
  now: Date;
  sender_name: string | null;
  from_app: boolean | null;
  recipient: Facts['recipient'];
  group_type: GroupTypeCode | null;
  belongs: boolean;
  dissolved: boolean;
  closed: boolean;
  request_hash: Buffer | null;
  conversation_id: string | null;
};

/**
 * Reads the facts of each send, in their order, and the database's time. Each LIMIT makes its look-up one probe of a
 * unique index: with free joins the planner reads whole tables, because row-level security blurs its estimates.
 */
export async function readFacts(
  tx: Tx,
  tenantId: string,
  sends: readonly SendKey[],
): Promise<{ facts: Facts[]; now: Date }> {
  const { rows } = await sql<FactsRow>`${prepared}
    SELECT clock_timestamp() AS now, s.name AS sender_name, ${avatarVersion(sql.ref('s.avatar'))} AS sender_avatar, s.kind = 'app' AS from_app,
      CASE WHEN p.user_id IS NULL THEN 'unknown' WHEN p.kind = 'app' THEN 'app'
        WHEN p.left_at IS NULL THEN 'present' ELSE 'left' END AS recipient,
      g.type AS group_type, mb.user_id IS NOT NULL AND mb.left_at IS NULL AS belongs,
      coalesce(mb.left_at >= g.dissolved_at, false) AS dissolved, coalesce(g.closed, false) AS closed,
      ${messageColumns}, m.request_hash, c.type, c.person_low, c.person_high
    FROM unnest(
      ${sends.map(({ sender }) => sender)}::text[], ${sends.map(({ clientMsgId }) => clientMsgId)}::text[],
      ${sends.map(({ target }) => target.type)}::text[], ${sends.map(({ target }) => target.id)}::text[]
    ) WITH ORDINALITY AS a (sender, client_msg_id, target_type, target_id, n)
    LEFT JOIN LATERAL (
      SELECT name, kind, avatar FROM person WHERE tenant_id = ${tenantId} AND user_id = a.sender LIMIT 1
    ) AS s ON true
    LEFT JOIN LATERAL (
      SELECT user_id, kind, left_at FROM person
      WHERE a.target_type = 'user' AND tenant_id = ${tenantId} AND user_id = a.target_id LIMIT 1
    ) AS p ON true
    LEFT JOIN LATERAL (
      SELECT group_id, type, dissolved_at, closed_at IS NOT NULL AS closed FROM chat_group
      WHERE a.target_type = 'group' AND tenant_id = ${tenantId} AND group_id = a.target_id LIMIT 1
    ) AS g ON true
    LEFT JOIN LATERAL (
      SELECT user_id, left_at FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = g.group_id AND user_id = a.sender LIMIT 1
    ) AS mb ON true
    LEFT JOIN LATERAL (
      SELECT * FROM message
      WHERE tenant_id = ${tenantId} AND sender = a.sender AND client_msg_id = a.client_msg_id LIMIT 1
    ) AS m ON true
    LEFT JOIN LATERAL (
      SELECT type, person_low, person_high FROM conversation
      WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id LIMIT 1
    ) AS c ON true
    ORDER BY a.n
  `.execute(tx);
  const facts = rows.map((row, index): Facts => {
    const sender = sends[index]?.sender ?? '';
    const senderName = row.sender_name ?? sender;
    return {
      senderName,
      senderAvatar: row.sender_avatar,
      fromApp: row.from_app ?? false,
      recipient: row.recipient,
      groupType: row.group_type ?? undefined,
      belongs: row.belongs,
      dissolved: row.dissolved,
      closed: row.closed,
      repeated:
        row.conversation_id === null
          ? undefined
          : {
              ...row,
              conversation_id: row.conversation_id,
              sender_name: senderName,
            },
    };
  });
  return { facts, now: rows[0]?.now ?? new Date() };
}

/**
 * Makes one-to-one conversations and their two members. Violates the unique key of their pairs when the caller does not
 * hold these: see `locateConversations`.
 */
export async function beginConversations(
  tx: Tx,
  tenantId: string,
  pairs: ReadonlyMap<string, readonly [low: string, high: string]>,
): Promise<void> {
  if (pairs.size === 0) return;
  const ids = [...pairs.keys()];
  const lows = [...pairs.values()].map(([low]) => low);
  const highs = [...pairs.values()].map(([, high]) => high);
  await sql`
    WITH members AS (
      INSERT INTO member (tenant_id, conversation_id, user_id)
      SELECT ${tenantId}, conversation_id, user_id
      FROM unnest(${[...ids, ...ids]}::text[], ${[...lows, ...highs]}::text[]) AS m (conversation_id, user_id)
      ORDER BY conversation_id, user_id
      ON CONFLICT DO NOTHING
    )
    INSERT INTO conversation (tenant_id, conversation_id, type, person_low, person_high)
    SELECT ${tenantId}, conversation_id, 'user', low, high
    FROM unnest(${ids}::text[], ${lows}::text[], ${highs}::text[]) AS c (conversation_id, low, high)
    ORDER BY conversation_id
  `.execute(tx);
  const joined = [...pairs].map(([conversationId, userIds]) => ({
    type: 'membership' as const,
    conversationId,
    userIds,
    payload: { joinedSeq: 0 },
  }));
  await publish(tx, joined);
}

/** A message that is about to be stored. */
export interface NewMessage extends MessageRow {
  quote_seq: number | null;
  /** Hash of the request, see `requestHash`. */
  request_hash: Buffer | null;
}

/**
 * Stores messages with their numbers, advances each conversation, and counts a sender's own messages as read if
 * everything before them is read: forwarding into a conversation does not mark it as read.
 */
export async function insertMessages(
  tx: Tx,
  tenantId: string,
  rows: readonly NewMessage[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  // Bounds what the updates look at, whatever the planner makes of the joins.
  const conversationIds = [...new Set(rows.map((row) => row.conversation_id))];
  // In the unique key's order, so that two processes with the same ids wait for each other in one direction only.
  await sql`${prepared}
    WITH fresh AS MATERIALIZED (
      -- A sender's position where it allows reading on: what precedes the message less their own of this batch.
      SELECT f.*, (f.seq - row_number() OVER (PARTITION BY conversation_id, sender, kind = 'system' ORDER BY seq))::int AS behind
      FROM unnest(
        ${rows.map((row) => row.conversation_id)}::text[], ${rows.map((row) => row.seq)}::int[],
        ${rows.map((row) => row.sender)}::text[], ${rows.map((row) => row.client_msg_id)}::text[],
        ${rows.map((row) => row.msg)}::text[], ${rows.map((row) => row.kind)}::text[],
        ${rows.map((row) => row.extras && JSON.stringify(row.extras))}::text[],
        ${rows.map((row) => row.quote_seq)}::int[], ${rows.map((row) => row.request_hash?.toString('hex') ?? null)}::text[]
      ) AS f (conversation_id, seq, sender, client_msg_id, msg, kind, extras, quote_seq, request_hash)
    ), inserted AS (
      INSERT INTO message
        (tenant_id, conversation_id, seq, sender, client_msg_id, msg, sent_at, kind, extras, quote_seq, request_hash,
          sent_behind)
      SELECT ${tenantId}, f.conversation_id, seq, sender, client_msg_id, msg, ${now}::timestamptz, kind, extras::jsonb,
        quote_seq, decode(request_hash, 'hex'), kind <> 'system' AND coalesce(m.read_seq < f.behind, false)
      FROM fresh AS f LEFT JOIN member AS m ON m.tenant_id = ${tenantId}
        AND m.conversation_id = ANY (${conversationIds}::text[])
        AND m.conversation_id = f.conversation_id AND m.user_id = f.sender
      ORDER BY sender, client_msg_id
    ), advanced AS (
      UPDATE conversation AS c
      SET last_seq = n.seq, last_time = ${now}
      FROM (SELECT conversation_id, max(seq) AS seq FROM fresh GROUP BY conversation_id) AS n
      WHERE c.tenant_id = ${tenantId} AND c.conversation_id = ANY (${conversationIds}::text[])
        AND c.conversation_id = n.conversation_id
    )
    UPDATE member AS m SET read_seq = n.seq
    FROM (
      SELECT conversation_id, sender, behind, max(seq) AS seq FROM fresh WHERE kind <> 'system'
      GROUP BY conversation_id, sender, behind
    ) AS n
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ANY (${conversationIds}::text[])
      AND m.conversation_id = n.conversation_id AND m.user_id = n.sender AND m.read_seq >= n.behind AND m.read_seq < n.seq
  `.execute(tx);
}

/** Stores mentions; runs no statement when there are none. */
export async function insertMentions(
  tx: Tx,
  tenantId: string,
  rows: readonly Pick<MessageRow, 'conversation_id' | 'seq' | 'extras'>[],
): Promise<void> {
  const called = rows.flatMap(({ conversation_id, seq, extras }) =>
    (extras?.mentions ?? []).map((userId) => ({ conversation_id, seq, userId })),
  );
  if (called.length === 0) return;
  await sql`
    INSERT INTO mention (tenant_id, conversation_id, user_id, seq)
    SELECT ${tenantId}, conversation_id, user_id, seq
    FROM unnest(
      ${called.map((row) => row.conversation_id)}::text[], ${called.map(({ userId }) => userId)}::text[],
      ${called.map(({ seq }) => seq)}::int[]
    ) AS m (conversation_id, user_id, seq)
    ON CONFLICT DO NOTHING
  `.execute(tx);
}
