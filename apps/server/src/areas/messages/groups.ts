import { randomUUID } from 'node:crypto';
import { groupTypeCodes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../store/database.ts';
import { appendEvents } from '../../store/events.ts';

export interface NewGroup {
  tenantId: string;
  /** At most 16 characters (specification, section 4). */
  name: string;
  /** '1' ordinary, '3' team. */
  type: '1' | '3';
  ownerId: string;
  /** The owner is added when they are not among them. */
  memberIds: readonly string[];
  introduction?: string;
}

/**
 * Creates a group, its conversation and its members in the caller's transaction, and returns its id. The people must
 * exist; nobody is told yet, but the members may send and read from the commit on. To fill an organisation by program:
 *
 *     await database.tenant(tenantId, (tx) => createGroup(tx, { tenantId, name, type: '3', ownerId, memberIds }));
 */
export async function createGroup(tx: Tx, group: NewGroup): Promise<string> {
  const { tenantId, name, type, ownerId, introduction = '' } = group;
  const groupId = `g${randomUUID().replaceAll('-', '')}`;
  const userIds = [...new Set([ownerId, ...group.memberIds])];
  await tx
    .insertInto('chat_group')
    .values({ tenant_id: tenantId, group_id: groupId, type, name, owner_id: ownerId, introduction })
    .execute();
  await tx
    .insertInto('conversation')
    .values({
      tenant_id: tenantId,
      conversation_id: groupId,
      type: type === groupTypeCodes.teamGroup ? 'teamGroup' : 'group',
    })
    .execute();
  await sql`
    INSERT INTO member (tenant_id, conversation_id, user_id)
    SELECT ${tenantId}, ${groupId}, user_id FROM unnest(${userIds}::text[]) AS m (user_id)
  `.execute(tx);
  await appendEvents(tx, tenantId, [
    { type: 'membership', conversationId: groupId, userIds, payload: { joinedSeq: 0 } },
  ]);
  return groupId;
}

/** A group that a person belongs to. */
export interface OwnGroup {
  groupId: string;
  name: string;
  type: '1' | '3';
  /** Everyone in it, the person included, in no particular order. */
  memberIds: string[];
  /** Their names, in the same order. */
  memberNames: string[];
}

/** The groups of a person, by name. */
export async function groupsOf(tx: Tx, tenantId: string, userId: string): Promise<OwnGroup[]> {
  const { rows } = await sql<{
    group_id: string;
    name: string;
    type: '1' | '3';
    member_ids: string[];
    member_names: string[];
  }>`
    SELECT g.group_id, g.name, g.type, others.member_ids, others.member_names
    FROM member mine
    CROSS JOIN LATERAL (
      SELECT group_id, name, type FROM chat_group
      WHERE tenant_id = ${tenantId} AND group_id = mine.conversation_id LIMIT 1
    ) AS g
    CROSS JOIN LATERAL (
      SELECT array_agg(m.user_id) AS member_ids, array_agg(p.name) AS member_names
      FROM member m
      CROSS JOIN LATERAL (
        SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = m.user_id LIMIT 1
      ) AS p
      WHERE m.tenant_id = ${tenantId} AND m.conversation_id = g.group_id AND m.left_at IS NULL
    ) AS others
    WHERE mine.tenant_id = ${tenantId} AND mine.user_id = ${userId} AND mine.left_at IS NULL
    ORDER BY g.name, g.group_id
  `.execute(tx);
  return rows.map((row) => ({
    groupId: row.group_id,
    name: row.name,
    type: row.type,
    memberIds: row.member_ids,
    memberNames: row.member_names,
  }));
}
