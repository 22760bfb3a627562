import type { FirstMemberWire } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { prepared, type Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';

/**
 * The first members of each group, without the actor, for the mark of a group without an avatar: the owner, then by id.
 * Names and avatars are never hidden (A19). Reads in the order of the key, so that a large group costs as much as a
 * small one.
 * @returns by the id of the group; a group without others is left out
 */
export async function readFirstMembers(
  tx: Tx,
  { tenantId, userId }: Actor,
  groupIds: readonly string[],
): Promise<Map<string, FirstMemberWire[]>> {
  const found = new Map<string, FirstMemberWire[]>();
  if (groupIds.length === 0) return found;
  // Each LIMIT makes its look-up one probe of an index: see readFacts.
  const { rows } = await sql<{
    groupId: string;
    userId: string;
    name: string;
    avatar: string | null;
  }>`${prepared}
    SELECT g.group_id AS "groupId", f.user_id AS "userId", f.name, f.avatar
    FROM unnest(${groupIds}::text[]) WITH ORDINALITY AS wanted (group_id, n)
    CROSS JOIN LATERAL (
      SELECT group_id, owner_id FROM chat_group WHERE tenant_id = ${tenantId} AND group_id = wanted.group_id LIMIT 1
    ) AS g
    CROSS JOIN LATERAL (
      SELECT * FROM (${membersWhere(tenantId, userId, sql`m.user_id = g.owner_id`, 1)}) AS owner
      UNION ALL
      SELECT * FROM (${membersWhere(tenantId, userId, sql`m.user_id <> g.owner_id`, limits.firstMembers)}) AS others
    ) AS f
    ORDER BY wanted.n, f.user_id <> g.owner_id, f.user_id
  `.execute(tx);
  for (const { groupId, avatar, ...member } of rows) {
    const members = found.get(groupId) ?? [];
    if (members.length < limits.firstMembers)
      members.push({ ...member, ...(avatar === null ? {} : { avatar }) });
    found.set(groupId, members);
  }
  return found;
}

/** Members of the group `g` who are still in the organisation. */
const membersWhere = (tenantId: string, actorId: string, which: ReturnType<typeof sql>, most: number) => sql`
  SELECT m.user_id, p.name, ${avatarVersion(sql.ref('p.avatar'))} AS avatar
  FROM member m
  CROSS JOIN LATERAL (
    SELECT name, avatar FROM person
    WHERE tenant_id = ${tenantId} AND user_id = m.user_id AND left_at IS NULL LIMIT 1
  ) AS p
  WHERE m.tenant_id = ${tenantId} AND m.conversation_id = g.group_id AND m.left_at IS NULL
    AND m.user_id <> ${actorId} AND ${which}
  ORDER BY m.user_id LIMIT ${sql.lit(most)}`;
