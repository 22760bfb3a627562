import { limits, type messages, type WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../store/database.ts';
import { targetOf } from './message-wire.ts';

type Line = WireOf<typeof messages.recent>['mobileVOList'][number];

/** A person's conversations that have messages: pinned first, then newest first (B9). */
export async function readRecent(tx: Tx, caller: { tenantId: string; userId: string }): Promise<Line[]> {
  const { tenantId, userId } = caller;
  // The list is cut before names are looked up. Each LIMIT keeps a look-up one probe of an index: see readFacts.
  const { rows } = await sql<RecentRow>`
    SELECT l.*,
      coalesce(
        (SELECT name FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = l.conversation_id),
        (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = l.peer_id),
        l.conversation_id
      ) AS name,
      (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = l.last_sender) AS last_sender_name
    FROM (
      SELECT c.*, m.read_seq, m.pinned, m.muted,
        CASE WHEN c.person_low = ${userId} THEN c.person_high ELSE c.person_low END AS peer_id
      FROM member m
      CROSS JOIN LATERAL (
        SELECT * FROM conversation WHERE tenant_id = ${tenantId} AND conversation_id = m.conversation_id LIMIT 1
      ) AS c
      WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} AND m.left_at IS NULL AND c.last_seq > m.joined_seq
      ORDER BY m.pinned DESC, c.last_time DESC, c.conversation_id
      LIMIT ${limits.recentList}
    ) AS l
    ORDER BY l.pinned DESC, l.last_time DESC, l.conversation_id
  `.execute(tx);
  return rows.map((row) => ({
    type: row.type,
    userId: targetOf(row, userId),
    name: row.name,
    lastMsg: row.last_msg,
    lastSender: row.last_sender,
    lastSenderName: row.last_sender_name ?? row.last_sender,
    lastTime: row.last_time.getTime(),
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unread: Math.max(0, row.last_seq - row.read_seq),
    top: row.pinned ? 1 : 0,
    mute: row.muted ? 1 : 0,
  }));
}

interface RecentRow {
  conversation_id: string;
  type: Line['type'];
  person_low: string | null;
  person_high: string | null;
  name: string;
  last_seq: number;
  last_sender: string;
  last_sender_name: string | null;
  last_msg: string;
  last_time: Date;
  read_seq: number;
  pinned: boolean;
  muted: boolean;
}
