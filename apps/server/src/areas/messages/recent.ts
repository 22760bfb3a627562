import { limits, type messages, type WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../store/database.ts';
import { targetOf } from './message-wire.ts';

type Line = WireOf<typeof messages.recent>['mobileVOList'][number];

/** A person's conversations that have messages: pinned first, then newest first (B9). */
export async function readRecent(tx: Tx, caller: { tenantId: string; userId: string }): Promise<Line[]> {
  const { tenantId, userId } = caller;
  // The list is cut before names are looked up.
  const { rows } = await sql<RecentRow>`
    SELECT l.*, coalesce(g.name, peer.name, l.conversation_id) AS name, sender.name AS last_sender_name
    FROM (
      SELECT c.*, m.read_seq, m.pinned, m.muted,
        CASE WHEN c.person_low = ${userId} THEN c.person_high ELSE c.person_low END AS peer_id
      FROM member m JOIN conversation c USING (tenant_id, conversation_id)
      WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} AND m.left_at IS NULL AND c.last_seq > m.joined_seq
      ORDER BY m.pinned DESC, c.last_time DESC, c.conversation_id
      LIMIT ${limits.recentList}
    ) AS l
    LEFT JOIN chat_group g ON g.tenant_id = ${tenantId} AND g.group_id = l.conversation_id
    LEFT JOIN person peer ON peer.tenant_id = ${tenantId} AND peer.user_id = l.peer_id
    LEFT JOIN person sender ON sender.tenant_id = ${tenantId} AND sender.user_id = l.last_sender
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
