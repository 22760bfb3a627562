import { limits, type messages, type SystemInfo, type WireOf } from '@snap/portal-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { prepared, type Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { readFirstMembers } from './first-members.ts';
import { mentionsAfter, uncountedAfter } from './unread.ts';
import { mentionsEveryoneIn, targetOf } from '../presenter.ts';

type Line = WireOf<typeof messages.recent>['mobileVOList'][number];

/** A person's conversations that have messages or are pinned or muted, and are not hidden: pinned first, then newest first (B9). */
export async function readConversationList(tx: Tx, actor: Actor): Promise<Line[]> {
  const { tenantId, userId } = actor;
  // The list is limited before names and messages are looked up. Each LIMIT makes its look-up one probe of an index:
  // see readFacts. Times come as numbers and empty lists as NULL: parsing dates and arrays would cost more than the
  // rest of the query.
  const { rows } = await sql<RecentRow>`${prepared}
    SELECT m.conversation_id, m.type, m.person_low, m.person_high, m.last_seq, ${millisecondsOf(sql`m.last_time`)} AS last_time,
      m.read_seq, m.pinned, m.muted, m.marked_unread,
      coalesce(g.name, peer.name, m.conversation_id) AS name,
      ${avatarVersion(sql`coalesce(g.avatar, peer.avatar)`)} AS avatar,
      l.seq AS msg_seq, l.rev AS msg_rev, l.kind AS msg_kind, ${millisecondsOf(sql`l.sent_at`)} AS msg_time, l.sender AS msg_sender,
      left(l.msg, ${summaryLength}) AS msg, l.recalled_at IS NOT NULL AS msg_recalled,
      l.recalled_by AS msg_recalled_by,
      CASE WHEN l.sender = m.peer_id THEN peer.name
        ELSE (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = l.sender) END AS msg_sender_name,
      CASE WHEN m.last_seq > m.read_seq THEN (
        SELECT array_agg(uncounted.seq ORDER BY uncounted.seq) FROM ${uncountedAfter(tenantId, userId)}
      ) END AS uncounted_seqs,
      l.extras->'system' AS msg_system, 
      l.recalled_at IS NULL AND ${mentionsEveryoneIn(sql`l.extras`)} AS msg_calls_all, g.closed,
      CASE WHEN m.last_seq > m.read_seq THEN (
        SELECT array_agg(called.seq ORDER BY called.seq) FROM ${mentionsAfter(tenantId, userId)}
      ) END AS mention_seqs
    FROM (
      SELECT c.conversation_id, c.type, c.person_low, c.person_high, c.last_seq, c.last_time,
        greatest(mine.read_seq, mine.joined_seq) AS read_seq, mine.joined_seq, mine.pinned, mine.muted, mine.marked_unread,
        CASE WHEN c.person_low = ${userId} THEN c.person_high ELSE c.person_low END AS peer_id
      FROM member mine
      CROSS JOIN LATERAL (
        SELECT * FROM conversation
        WHERE tenant_id = ${tenantId} AND conversation_id = mine.conversation_id LIMIT 1
      ) AS c
      WHERE mine.tenant_id = ${tenantId} AND mine.user_id = ${userId} AND mine.left_at IS NULL
        AND (c.last_seq > mine.joined_seq OR mine.pinned OR mine.muted) AND c.last_seq > mine.hidden_seq
      ORDER BY mine.pinned DESC, c.last_time DESC NULLS LAST, c.conversation_id
      LIMIT ${limits.recentList}
    ) AS m
    LEFT JOIN LATERAL (
      SELECT name, avatar, closed_at IS NOT NULL AS closed FROM chat_group
      WHERE m.type <> 'user' AND tenant_id = ${tenantId} AND group_id = m.conversation_id LIMIT 1
    ) AS g ON true
    LEFT JOIN LATERAL (
      SELECT name, avatar FROM person WHERE tenant_id = ${tenantId} AND user_id = m.peer_id LIMIT 1
    ) AS peer ON true
    LEFT JOIN LATERAL (${lastVisible(tenantId, userId)}) AS l ON true
    ORDER BY m.pinned DESC, m.last_time DESC NULLS LAST, m.conversation_id
  `.execute(tx);
  const unmarked = rows.filter(({ type, avatar }) => type !== 'user' && avatar === null);
  const marks = await readFirstMembers(
    tx,
    actor,
    unmarked.map((row) => row.conversation_id),
  );
  return rows.map((row) => {
    const firstMembers = marks.get(row.conversation_id);
    return { ...lineOf(row, userId), ...(firstMembers ? { firstMembers } : {}) };
  });
}

/** Milliseconds since 1970, without what is less than one, as a date has them. */
const millisecondsOf = (time: RawBuilder<unknown>) => sql`floor(extract(epoch FROM ${time}) * 1000)::int8`;

function lineOf(row: RecentRow, userId: string): Line {
  const { mention_seqs: mentionSeqs, uncounted_seqs: uncountedSeqs } = row;
  return {
    type: row.type,
    userId: targetOf(row, userId),
    name: row.name,
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    ...lastOf(row),
    ...(row.last_time === null ? {} : { lastTime: row.last_time }),
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unread: Math.max(0, row.last_seq - row.read_seq - (uncountedSeqs?.length ?? 0)),
    mentionSeqs: mentionSeqs ?? [],
    uncountedSeqs: uncountedSeqs ?? [],
    top: row.pinned ? 1 : 0,
    mute: row.muted ? 1 : 0,
    ...(row.marked_unread ? { marked: 1 as const } : {}),
    ...(row.closed ? { closed: 1 as const } : {}),
  };
}

/** Longest beginning of a message that a list shows, in characters. */
export const summaryLength = 200;

/** The newest message of a member's conversation `m` that they have not removed. */
export const lastVisible = (tenantId: string, userId: string) => sql`
  SELECT * FROM message AS candidate
  WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id AND seq > m.joined_seq AND NOT EXISTS (
    SELECT FROM message_removed
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND conversation_id = candidate.conversation_id
      AND seq = candidate.seq
  )
  ORDER BY seq DESC LIMIT 1`;

function lastOf(row: RecentRow): Partial<Line> {
  const { msg_seq, msg_rev, msg_kind, msg_time, msg_sender } = row;
  if (msg_seq === null || msg_time === null || msg_sender === null) return {};
  return {
    lastMsg: row.msg ?? '',
    lastMsgSeq: msg_seq,
    lastMsgRev: msg_rev ?? 0,
    lastMsgTime: msg_time,
    ...(msg_kind ? { lastKind: msg_kind } : {}),
    ...(row.msg_system ? { lastSystem: row.msg_system } : {}),
    lastRecalled: row.msg_recalled ? 1 : 0,
    ...(row.msg_recalled_by === null ? {} : { lastRecalledBy: row.msg_recalled_by }),
    ...(row.msg_calls_all ? { lastCallsAll: 1 as const } : {}),
    lastSender: msg_sender,
    lastSenderName: row.msg_sender_name ?? msg_sender,
  };
}

interface RecentRow {
  conversation_id: string;
  type: Line['type'];
  person_low: string | null;
  person_high: string | null;
  name: string;
  avatar: string | null;
  last_seq: number;
  last_time: number | null;
  read_seq: number;
  pinned: boolean;
  muted: boolean;
  marked_unread: boolean;
  msg_seq: number | null;
  msg_rev: number | null;
  msg_kind: Line['lastKind'] | null;
  msg_time: number | null;
  msg_sender: string | null;
  msg_sender_name: string | null;
  msg: string | null;
  msg_recalled: boolean;
  msg_recalled_by: string | null;
  /** Null for none. */
  uncounted_seqs: number[] | null;
  mention_seqs: number[] | null;
  msg_system: SystemInfo | null;
  msg_calls_all: boolean | null;
  closed: boolean | null;
}
