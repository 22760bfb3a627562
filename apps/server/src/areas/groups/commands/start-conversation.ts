import { createHash } from 'node:crypto';
import { type GroupTypeCode, codes, groupTypeCodes, limits } from '@snap/portal-api/contract';
import { groupNameOf, isBlank } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { writeSystemMessage } from '../../messages/index.ts';
import { findTopic } from '../../newsroom/index.ts';
import { type Choice, type ChosenPerson, choosePeople } from '../queries/choose-people.ts';
import { toMembers } from './membership.ts';
import { createGroup, type NewGroup } from './create-group.ts';

/** A request for a group or a one-to-one chat. */
export interface ConversationRequest extends Choice {
  /** '1' temporary, '2' about a topic, '3' team. */
  type: GroupTypeCode;
  /** Empty: a temporary chat is named after its members. */
  name: string;
  introduction: string;
  clientGroupId?: string | undefined;
  /** What a topic group is about. */
  topicId?: string | undefined;
  /** Its title, if the topics are in another system. */
  topicTitle?: string | undefined;
}

/** What they get: a group, or the one-to-one chat with `id`. */
export interface StartedConversation {
  type: 'user' | GroupTypeCode;
  id: string;
  name: string;
  memberCount: number;
}

/** Seconds in which the same request without an id of its own counts as a repeat: as long as a client waits. */
const repeatWindow = limits.requestTimeout / 1_000;

/**
 * Begins a chat with its creator and the people chosen (D6, D7, D9). A repeat gets the first result: by
 * `clientGroupId` for ever; without one, the same request within a minute.
 *
 * @param topicsElsewhere topics that are not in the own store are another system's.
 */
export async function startConversation(
  tx: Tx,
  creator: Actor,
  request: ConversationRequest,
  topicsElsewhere = false,
): Promise<StartedConversation> {
  const { tenantId, userId } = creator;
  const { type, clientGroupId } = request;
  const team = type !== groupTypeCodes.group;
  if (team && isBlank(request.name)) throw new Refusal(codes.groupNameMissing);
  if (team && isBlank(request.introduction)) throw new Refusal(codes.groupIntroductionMissing);

  const creatorName = await lockCreator(tx, creator);
  const hash = requestHash(request);
  const earlier = await findEarlier(tx, creator, clientGroupId, hash);
  if (earlier) return earlier;

  const topic = await topicOf(tx, creator, request, topicsElsewhere);
  const people = await choosePeople(tx, tenantId, request, [userId]);
  const [first] = people;
  if (!first) throw new Refusal(codes.nobodyChosen);
  if (!team && people.length === 1) {
    return { type: 'user', id: first.userId, name: first.name, memberCount: 2 };
  }
  const members = [{ userId, name: creatorName }, ...people];
  const group = {
    type,
    name: isBlank(request.name) ? nameAfter(members) : request.name.trim(),
    memberCount: members.length,
  };
  await takeFromQuota(tx, creator, 'group', limits.groupsPerDay);
  const groupId = await createGroup(tx, {
    tenantId,
    ...group,
    ownerId: userId,
    memberIds: members.map((member) => member.userId),
    introduction: request.introduction.trim(),
    ...(topic ? { topic } : {}),
    request: { clientGroupId, hash: clientGroupId === undefined ? hash : undefined },
  });
  await publish(tx, toMembers(groupId, 'joined'));
  const others = people.map((person) => person.userId);
  await writeSystemMessage(tx, { tenantId, groupId }, { type: 'created', actorId: userId, userIds: others });
  return { ...group, id: groupId };
}

/** What a group is about. Throws code 1260 where there is no such topic, and 1211 where it is closed. */
async function topicOf(
  tx: Tx,
  actor: Actor,
  { type, topicId, topicTitle }: ConversationRequest,
  elsewhere: boolean,
): Promise<NewGroup['topic']> {
  if (type !== groupTypeCodes.topicGroup) return undefined;
  const topic = topicId === undefined ? undefined : await findTopic(tx, actor, topicId);
  if (topicId !== undefined && topic) {
    if (topic.closed) throw new Refusal(codes.conversationClosed);
    return { id: topicId, title: topic.title, url: topic.url };
  }
  if (!elsewhere || topicId === undefined || isBlank(topicTitle ?? '')) throw new Refusal(codes.unknownTopic);
  return { id: topicId, title: topicTitle?.trim() ?? '', url: null };
}

/** One creation at a time for each person, so that two copies of a request see each other. Returns their name. */
async function lockCreator(tx: Tx, { tenantId, userId }: Actor): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = ${userId} FOR NO KEY UPDATE
  `.execute(tx);
  return rows[0]?.name ?? userId;
}

async function findEarlier(
  tx: Tx,
  { tenantId, userId }: Actor,
  clientGroupId: string | undefined,
  hash: Buffer,
): Promise<StartedConversation | undefined> {
  const same =
    clientGroupId === undefined
      ? sql`request_hash = ${hash} AND dissolved_at IS NULL
          AND created_at > now() - make_interval(secs => ${repeatWindow})`
      : sql`client_group_id = ${clientGroupId}`;
  const { rows } = await sql<StartedConversation>`
    SELECT g.type, g.group_id AS id, g.name,
      (
        SELECT count(*)::int FROM member
        WHERE tenant_id = ${tenantId} AND conversation_id = g.group_id AND left_at IS NULL
      ) AS "memberCount"
    FROM (
      SELECT type, group_id, name FROM chat_group
      WHERE tenant_id = ${tenantId} AND creator_id = ${userId} AND ${same} LIMIT 1
    ) AS g
  `.execute(tx);
  return rows[0];
}

/** Hash of a request, independent of the order of the people. */
function requestHash({ type, name, introduction, ids, deptIds, topicId }: ConversationRequest): Buffer {
  const content = [type, name.trim(), introduction.trim(), ids.toSorted(), deptIds.toSorted(), topicId];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** D6. */
function nameAfter(members: readonly ChosenPerson[]): string {
  return groupNameOf(
    members.map(({ name }) => name),
    limits.groupName,
  );
}
