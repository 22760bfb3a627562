import { randomUUID } from 'node:crypto';
import { type GroupTypeCode, groupTypeOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readName, sortKey } from '../../directory/index.ts';

export interface NewGroup {
  tenantId: string;
  /** At most 16 characters (specification, section 4). */
  name: string;
  /** '1' ordinary, '2' about a topic, '3' team. */
  type: GroupTypeCode;
  ownerId: string;
  /** The owner is added when they are not among them. */
  memberIds: readonly string[];
  introduction?: string;
  /** Of a topic group. */
  topic?: { id: string; title: string; url: string | null };
  /** How a repeat of the request is recognised: see `startConversation`. */
  request?: { clientGroupId?: string | undefined; hash?: Buffer | undefined };
}

/**
 * Creates a group, its conversation and its members in the caller's transaction, and returns its id. The people must
 * exist. Publishes no event, but the members may send and read from the commit on.
 */
export async function createGroup(tx: Tx, group: NewGroup): Promise<string> {
  const { tenantId, name, type, ownerId, introduction = '', topic, request = {} } = group;
  const groupId = `g${randomUUID().replaceAll('-', '')}`;
  const userIds = [...new Set([ownerId, ...group.memberIds])];
  await tx
    .insertInto('chat_group')
    .values({
      tenant_id: tenantId,
      group_id: groupId,
      type,
      name,
      sort_key: groupSortKey(name),
      owner_id: ownerId,
      creator_id: ownerId,
      introduction,
      client_group_id: request.clientGroupId ?? null,
      request_hash: request.hash ?? null,
      topic_id: topic?.id ?? null,
      topic_title: topic?.title ?? null,
      topic_url: topic?.url ?? null,
    })
    .execute();
  await tx
    .insertInto('conversation')
    .values({
      tenant_id: tenantId,
      conversation_id: groupId,
      type: groupTypeOf(type),
    })
    .execute();
  await sql`
    INSERT INTO member (tenant_id, conversation_id, user_id)
    SELECT ${tenantId}, ${groupId}, user_id FROM unnest(${userIds}::text[]) AS m (user_id)
  `.execute(tx);
  await publish(tx, { type: 'membership', conversationId: groupId, userIds, payload: { joinedSeq: 0 } });
  return groupId;
}

/** Orders groups as people are ordered. */
export const groupSortKey = (name: string) => sortKey(name, readName(name));
