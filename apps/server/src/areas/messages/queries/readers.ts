import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { findMessage } from './message-access.ts';

export interface Reader {
  userId: string;
  name: string;
}

/** Who of those who were there has read a message, and who has not; its sender left out (B6). */
export async function readReaders(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ read: Reader[]; unread: Reader[] }> {
  const { row, conversationId, seq } = await findMessage(tx, actor, id);
  const { rows } = await sql<Reader & { has_read: boolean }>`
    SELECT m.user_id AS "userId", m.read_seq >= ${seq} AS has_read,
      coalesce(p.name, m.user_id) AS name
    FROM member m LEFT JOIN person p ON p.tenant_id = m.tenant_id AND p.user_id = m.user_id
    WHERE m.tenant_id = ${actor.tenantId} AND m.conversation_id = ${conversationId} AND m.left_at IS NULL
      AND m.joined_seq < ${seq} AND m.user_id <> ${row.sender}
    ORDER BY p.sort_key, m.user_id
  `.execute(tx);
  const named = (hasRead: boolean) =>
    rows.filter((reader) => reader.has_read === hasRead).map(({ userId, name }) => ({ userId, name }));
  return { read: named(true), unread: named(false) };
}
