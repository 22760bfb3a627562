import type { GroupTypeCode } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';

/** Who has been in a group longest and has not left the organisation: a scalar sub-query. */
export const longestMember = (tenantId: string, groupId: string, except = '') => sql`
  (
    SELECT m.user_id FROM member m
    CROSS JOIN LATERAL (
      SELECT 1 FROM person WHERE tenant_id = ${tenantId} AND user_id = m.user_id AND left_at IS NULL LIMIT 1
    ) AS present
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${groupId} AND m.left_at IS NULL
      AND m.user_id <> ${except}
    ORDER BY m.joined_at, m.user_id LIMIT 1
  )`;

/**
 * The acting owner of the group `chat_group AS g`: the owner, or its longest member when the owner has left the
 * organisation, or was removed from the group after that and is back.
 */
export const actingOwner = (tenantId: string, groupId: string) => sql`
  CASE
    WHEN EXISTS (
      SELECT FROM person WHERE tenant_id = ${tenantId} AND user_id = g.owner_id AND left_at IS NULL
    ) AND EXISTS (
      SELECT FROM member
      WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND user_id = g.owner_id AND left_at IS NULL
    )
    THEN g.owner_id
    ELSE coalesce(${longestMember(tenantId, groupId)}, g.owner_id)
  END`;

/** The same of one group, and of which kind it is; undefined when there is none. */
export async function readActingOwner(
  tx: Tx,
  tenantId: string,
  groupId: string,
): Promise<{ ownerId: string; type: GroupTypeCode } | undefined> {
  const { rows } = await sql<{ ownerId: string; type: GroupTypeCode }>`
    SELECT ${actingOwner(tenantId, groupId)} AS "ownerId", g.type
    FROM chat_group g WHERE g.tenant_id = ${tenantId} AND g.group_id = ${groupId}
  `.execute(tx);
  return rows[0];
}
