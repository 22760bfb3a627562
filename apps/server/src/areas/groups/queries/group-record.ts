import { codes, type GroupTypeCode, groupTypeOf } from '@snap/portal-api/contract';
import { type GroupAct, mayInGroup } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { avatarVersion } from '../../directory/index.ts';
import { actingOwner, lockConversations, longestMember } from '../../messages/index.ts';

/** A group as a member sees it. It leaves the server through `presenter.ts` alone. */
export interface GroupRecord {
  groupId: string;
  type: GroupTypeCode;
  name: string;
  introduction: string;
  /** Version of the avatar. */
  avatar: string | null;
  /** Who acts as its owner: see `actingOwner`. */
  ownerId: string;
  ownerName: string;
  createdAt: Date;
  announcement: string | null;
  announcementBy: string | null;
  announcementAuthor: string | null;
  announcementAt: Date | null;
  /** Position of its system message. */
  announcementSeq: number;
  /** By the actor. */
  announcementDismissed: boolean;
  topicId: string | null;
  topicTitle: string | null;
  topicUrl: string | null;
  closed: boolean;
  memberCount: number;
  /** How many messages it has. */
  lastSeq: number;
}

/** A group and the actor's membership. */
interface FoundGroup extends GroupRecord {
  dissolved: boolean;
  /** Whether the actor is a member; null: never was. */
  belongs: boolean | null;
}

/** A group of the actor. Throws the same 403 for groups of others and for missing ones (G10, G37). */
export async function ownGroup(tx: Tx, actor: Actor, groupId: string): Promise<GroupRecord> {
  const group = await findGroup(tx, actor, groupId);
  if (!group?.belongs) throw new HttpRefusal(403, codes.notMember);
  return group;
}

/** Actions that a closed group refuses. */
const writes: ReadonlySet<GroupAct> = new Set<GroupAct>(['edit', 'announce', 'add']);

/** Stable id of an announcement. */
export const announcementId = (groupId: string, announcementSeq: number) => `${groupId}-${announcementSeq}`;

/** The same, with its conversation locked: no message and no change of members until the transaction ends. */
export async function ownGroupToChange(
  tx: Tx,
  actor: Actor,
  groupId: string,
  act: GroupAct,
): Promise<GroupRecord> {
  // Senders check membership only under this lock.
  await lockConversations(tx, actor.tenantId, [groupId]);
  const group = await ownGroup(tx, actor, groupId);
  if (!mayAct(group, actor, act)) throw new Refusal(codes.notGroupOwner);
  if (group.closed && writes.has(act)) throw new Refusal(codes.conversationClosed);
  return group;
}

/** Locks and returns the group, whether the actor is a member or not; undefined when there is none. */
export async function groupToLeave(tx: Tx, actor: Actor, groupId: string): Promise<FoundGroup | undefined> {
  await lockConversations(tx, actor.tenantId, [groupId]);
  return findGroup(tx, actor, groupId);
}

/** Whether a person may do that in a group. */
export const mayAct = (
  { type, ownerId }: Pick<GroupRecord, 'type' | 'ownerId'>,
  { userId }: Pick<Actor, 'userId'>,
  act: GroupAct,
) => mayInGroup(act, { type: groupTypeOf(type), owner: ownerId === userId });

const nameOf = (tenantId: string, userId: ReturnType<typeof sql.ref>) => sql<string | null>`
  (SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = ${userId})`;

async function findGroup(
  tx: Tx,
  { tenantId, userId }: Actor,
  groupId: string,
): Promise<FoundGroup | undefined> {
  const { rows } = await sql<FoundGroup>`
    SELECT g.*, coalesce(${nameOf(tenantId, sql.ref('g.ownerId'))}, g."ownerId") AS "ownerName"
    FROM (
      SELECT g.group_id AS "groupId", g.type, g.name, g.introduction, ${avatarVersion(sql.ref('g.avatar'))} AS avatar, g.created_at AS "createdAt", g.notice AS announcement,
        g.notice_seq AS "announcementSeq", g.topic_id AS "topicId", g.topic_title AS "topicTitle", g.topic_url AS "topicUrl",
        g.closed_at IS NOT NULL AS closed, coalesce((
          SELECT notice_seq >= g.notice_seq FROM member
          WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND user_id = ${userId}
        ), false) AS "announcementDismissed",
        g.notice_by AS "announcementBy", g.notice_at AS "announcementAt", g.dissolved_at IS NOT NULL AS dissolved,
        ${nameOf(tenantId, sql.ref('g.notice_by'))} AS "announcementAuthor",
        ${actingOwner(tenantId, groupId)} AS "ownerId",
        (
          SELECT count(*)::int FROM member
          WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND left_at IS NULL
        ) AS "memberCount",
        (
          SELECT last_seq FROM conversation WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId}
        ) AS "lastSeq",
        (
          SELECT left_at IS NULL FROM member
          WHERE tenant_id = ${tenantId} AND conversation_id = ${groupId} AND user_id = ${userId}
        ) AS belongs
      FROM chat_group g WHERE g.tenant_id = ${tenantId} AND g.group_id = ${groupId}
    ) AS g
  `.execute(tx);
  return rows[0];
}

/** The successor of the owner `userId`; undefined when no other member is left. */
export async function successorOf(
  tx: Tx,
  tenantId: string,
  groupId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string | null }>`
    SELECT ${longestMember(tenantId, groupId, userId)} AS user_id
  `.execute(tx);
  return rows[0]?.user_id ?? undefined;
}
