import type { GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { type GroupTopicFacts, topicColumns } from './group-lists.ts';

/** A group that a person belongs to. */
export interface OwnGroup extends GroupTopicFacts {
  groupId: string;
  name: string;
  type: GroupTypeCode;
  /** Version of the avatar. */
  avatar: string | null;
  /** Everyone in it, the person included, in no particular order. */
  memberIds: string[];
  /** Their names, in the same order. */
  memberNames: string[];
}

/** The groups of a person, by name. */
export async function groupsOf(tx: Tx, tenantId: string, userId: string): Promise<OwnGroup[]> {
  const { rows } = await sql<
    GroupTopicFacts & {
      group_id: string;
      name: string;
      type: GroupTypeCode;
      avatar: string | null;
      member_ids: string[];
      member_names: string[];
    }
  >`
    SELECT g.group_id, g.name, g.type, ${avatarVersion(sql.ref('g.avatar'))} AS avatar, g."topicId", g."topicTitle", g."topicUrl", g.closed, others.member_ids, others.member_names
    FROM member mine
    CROSS JOIN LATERAL (
      SELECT group_id, name, type, avatar, ${topicColumns} FROM chat_group g
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
    avatar: row.avatar,
    topicId: row.topicId,
    topicTitle: row.topicTitle,
    topicUrl: row.topicUrl,
    closed: row.closed,
    memberIds: row.member_ids,
    memberNames: row.member_names,
  }));
}
