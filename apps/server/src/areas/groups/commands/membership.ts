import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { publish, type NewEvent } from '../../../store/events.ts';

/** A group whose members change; its conversation is locked by the caller. */
interface Changing {
  tenantId: string;
  groupId: string;
}

/** Ids of everyone in a group. */
export async function memberIds(tx: Tx, { tenantId, groupId }: Changing): Promise<string[]> {
  const rows = await tx
    .selectFrom('member')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', groupId)
    .where('left_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Adds people who are not members, and notifies everyone. They see what is written from now on, also if they were
 * members before.
 */
export async function join(
  tx: Tx,
  { tenantId, groupId, lastSeq }: Changing & { lastSeq: number },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    INSERT INTO member (tenant_id, conversation_id, user_id, read_seq, joined_seq, joined_at)
    SELECT ${tenantId}, ${groupId}, user_id, ${lastSeq}::int, ${lastSeq}::int, clock_timestamp()
    FROM unnest(${userIds}::text[]) AS m (user_id) ORDER BY user_id
    ON CONFLICT (tenant_id, conversation_id, user_id) DO UPDATE
    SET read_seq = excluded.read_seq, joined_seq = excluded.joined_seq, joined_at = excluded.joined_at,
      pinned = false, muted = false, marked_unread = false, left_at = NULL
  `.execute(tx);
  await publish(tx, [
    // First, so that a stream knows of its new conversation when the next event is for it.
    { type: 'membership', conversationId: groupId, userIds, payload: { joinedSeq: lastSeq } },
    toMembers(groupId, 'joined', userIds),
    toMembers(groupId, 'changed'),
  ]);
}

/**
 * Removes people and notifies them and the remaining members. They lose access to its messages and receive no new ones.
 * Returns who was a member.
 */
export async function leave(
  tx: Tx,
  { tenantId, groupId }: Changing,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    UPDATE member SET left_at = clock_timestamp()
    WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND user_id = ANY (${userIds}::text[])
      AND left_at IS NULL
    RETURNING user_id
  `.execute(tx);
  const gone = rows.map(({ user_id }) => user_id);
  if (gone.length === 0) return [];
  await publish(tx, [
    { type: 'membership', conversationId: groupId, userIds: gone },
    // Outside the conversation, which they are not in any more.
    { type: 'group', userIds: gone, payload: { type: 'group', groupId, change: 'left' } },
    toMembers(groupId, 'changed'),
  ]);
  return gone;
}

/** Says that a group is new to those in it, or has changed. */
export function toMembers(
  groupId: string,
  change: 'joined' | 'changed',
  userIds?: readonly string[],
): NewEvent {
  return {
    type: 'group',
    conversationId: groupId,
    ...(userIds ? { userIds } : {}),
    payload: { type: 'group', groupId, change },
  };
}
