import type { FirstMemberWire, GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { readFirstMembers } from '../../messages/index.ts';

/** What a topic group is about; null for other groups. */
export interface GroupTopicFacts {
  topicId: string | null;
  topicTitle: string | null;
  topicUrl: string | null;
  closed: boolean;
}

/** Of a group `g`. */
export const topicColumns = sql`
  g.topic_id AS "topicId", g.topic_title AS "topicTitle", g.topic_url AS "topicUrl", g.closed_at IS NOT NULL AS closed`;

/** A group in a member's list. */
export interface GroupLine extends GroupTopicFacts {
  groupId: string;
  type: GroupTypeCode;
  name: string;
  /** Version of the avatar. */
  avatar: string | null;
  /** Of a group without an avatar. */
  firstMembers?: FirstMemberWire[] | undefined;
  memberCount: number;
}

export interface Page {
  page: number;
  size: number;
}

/** A page of the groups of a person by name, and how many there are in all. */
export async function listGroups(
  tx: Tx,
  { tenantId, userId }: Actor,
  type: GroupTypeCode | undefined,
  { page, size }: Page,
): Promise<{ groups: GroupLine[]; total: number }> {
  // Each LIMIT makes its look-up one probe of an index: see readFacts.
  const own = sql`
    SELECT g.* FROM member mine
    CROSS JOIN LATERAL (
      SELECT group_id, type, name, sort_key, avatar, ${topicColumns} FROM chat_group g
      WHERE tenant_id = ${tenantId} AND group_id = mine.conversation_id LIMIT 1
    ) AS g
    WHERE mine.tenant_id = ${tenantId} AND mine.user_id = ${userId} AND mine.left_at IS NULL
      AND (${type ?? null}::text IS NULL OR g.type = ${type ?? null})`;
  const { rows: groups } = await sql<GroupLine>`
    SELECT p.group_id AS "groupId", p.type, p.name, ${avatarVersion(sql.ref('p.avatar'))} AS avatar,
      p."topicId", p."topicTitle", p."topicUrl", p.closed,
      (
        SELECT count(*)::int FROM member
        WHERE tenant_id = ${tenantId} AND conversation_id = p.group_id AND left_at IS NULL
      ) AS "memberCount"
    FROM (${own} ORDER BY g.sort_key, g.group_id LIMIT ${size} OFFSET ${(page - 1) * size}) AS p
    ORDER BY p.sort_key, p.group_id
  `.execute(tx);
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (${own}) AS o`.execute(tx);
  const unmarked = groups.filter(({ avatar }) => avatar === null).map(({ groupId }) => groupId);
  const marks = await readFirstMembers(tx, { tenantId, userId }, unmarked);
  return {
    groups: groups.map((group) => ({ ...group, firstMembers: marks.get(group.groupId) })),
    total: rows[0]?.total ?? 0,
  };
}

/** A member in a group's list. */
export interface MemberLine {
  userId: string;
  joinedAt: Date;
}

/** A page of those in a group, the owner first, then by name. */
export async function listMembers(
  tx: Tx,
  tenantId: string,
  { groupId, ownerId }: { groupId: string; ownerId: string },
  { page, size }: Page,
): Promise<MemberLine[]> {
  const { rows } = await sql<MemberLine>`
    SELECT m.user_id AS "userId", m.joined_at AS "joinedAt"
    FROM member m
    CROSS JOIN LATERAL (
      SELECT sort_key FROM person WHERE tenant_id = ${tenantId} AND user_id = m.user_id LIMIT 1
    ) AS p
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${groupId} AND m.left_at IS NULL
    ORDER BY m.user_id <> ${ownerId}, p.sort_key, m.user_id
    LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  return rows;
}
