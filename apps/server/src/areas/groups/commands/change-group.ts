import { codes, groupTypeCodes } from '@snap/portal-api/contract';
import { isBlank } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { writeSystemMessage } from '../../messages/index.ts';
import { isTopicClosed } from '../../newsroom/index.ts';
import { type Choice, choosePeople } from '../queries/choose-people.ts';
import { setClosed } from './close-groups.ts';
import { announcementId, ownGroup, ownGroupToChange } from '../queries/group-record.ts';
import { join, leave, memberIds, toMembers } from './membership.ts';
import { groupSortKey } from './create-group.ts';

/** Renames a group or rewrites its introduction; what is undefined stays. */
export async function updateGroup(
  tx: Tx,
  actor: Actor,
  groupId: string,
  changes: { name: string | undefined; introduction: string | undefined },
): Promise<void> {
  const group = await ownGroupToChange(tx, actor, groupId, 'edit');
  const name = changes.name?.trim() ?? group.name;
  const introduction = changes.introduction?.trim() ?? group.introduction;
  // A temporary chat has no required fields (section 5), but a group without a name could not be found again.
  if (isBlank(name)) throw new Refusal(codes.groupNameMissing);
  if (group.type !== groupTypeCodes.group && isBlank(introduction))
    throw new Refusal(codes.groupIntroductionMissing);
  if (name === group.name && introduction === group.introduction) return;
  await tx
    .updateTable('chat_group')
    .set({ name, sort_key: groupSortKey(name), introduction })
    .where('tenant_id', '=', actor.tenantId)
    .where('group_id', '=', groupId)
    .execute();
  await publish(tx, toMembers(groupId, 'changed'));
  if (name === group.name) return;
  await writeSystemMessage(
    tx,
    { tenantId: actor.tenantId, groupId },
    { type: 'renamed', actorId: actor.userId, text: name },
  );
}

/** Replaces the announcement, with its author and time; an empty text removes it. */
export async function setAnnouncement(tx: Tx, actor: Actor, groupId: string, text: string): Promise<void> {
  const { announcement } = await ownGroupToChange(tx, actor, groupId, 'announce');
  const shown = isBlank(text) ? null : text;
  // A repeat does not change the first one's time.
  if (shown === announcement) return;
  const messageSeq =
    shown === null
      ? 0
      : await writeSystemMessage(
          tx,
          { tenantId: actor.tenantId, groupId },
          { type: 'announcement', actorId: actor.userId, text: shown },
        );
  await sql`
    UPDATE chat_group
    SET notice_seq = ${messageSeq}, notice = ${shown}, notice_by = ${shown === null ? null : actor.userId},
      notice_at = ${shown === null ? null : sql`clock_timestamp()`}
    WHERE tenant_id = ${actor.tenantId} AND group_id = ${groupId}
  `.execute(tx);
  await publish(tx, toMembers(groupId, 'changed'));
}

/** Dismisses the current announcement for the actor, on all their devices. Ignores an older one. */
export async function dismissAnnouncement(tx: Tx, actor: Actor, groupId: string, id: string): Promise<void> {
  const { announcementSeq, announcementDismissed } = await ownGroup(tx, actor, groupId);
  if (id !== announcementId(groupId, announcementSeq) || announcementDismissed) return;
  await tx
    .updateTable('member')
    .set({ notice_seq: announcementSeq })
    .where('tenant_id', '=', actor.tenantId)
    .where('conversation_id', '=', groupId)
    .where('user_id', '=', actor.userId)
    .execute();
  await publish(tx, [toMembers(groupId, 'changed', [actor.userId])]);
}

/** Closes a topic group, or opens it again. Throws code 1211 while its topic is closed. A repeat changes nothing. */
export async function closeGroup(tx: Tx, actor: Actor, groupId: string, closed: boolean): Promise<void> {
  const group = await ownGroupToChange(tx, actor, groupId, 'close');
  if (group.topicId === null) throw new Refusal(codes.unknownTopic);
  if (group.closed === closed) return;
  if (!closed && (await isTopicClosed(tx, actor.tenantId, group.topicId))) {
    throw new Refusal(codes.conversationClosed);
  }
  await setClosed(tx, actor, [{ groupId, title: group.topicTitle ?? group.name }], closed);
}

/** How many joined or left, and the number of members now. */
export interface MemberChange {
  changed: number;
  memberCount: number;
}

/** Adds everyone of a choice, or none (D7, D9, D10). */
export async function addMembers(
  tx: Tx,
  actor: Actor,
  groupId: string,
  choice: Choice,
): Promise<MemberChange> {
  const { lastSeq } = await ownGroupToChange(tx, actor, groupId, 'add');
  if (choice.ids.length + choice.deptIds.length === 0) throw new Refusal(codes.nobodyChosen);
  const group = { tenantId: actor.tenantId, groupId, lastSeq };
  const present = await memberIds(tx, group);
  const people = await choosePeople(tx, actor.tenantId, choice, present);
  await join(
    tx,
    group,
    people.map(({ userId }) => userId),
  );
  const newcomers = people.map(({ userId }) => userId);
  if (newcomers.length > 0) {
    const invited = { type: 'invited', actorId: actor.userId, userIds: newcomers } as const;
    await writeSystemMessage(tx, group, invited);
  }
  return { changed: people.length, memberCount: present.length + people.length };
}

/** Removes members; others are ignored. */
export async function removeMembers(
  tx: Tx,
  actor: Actor,
  groupId: string,
  userIds: readonly string[],
): Promise<MemberChange> {
  const { ownerId, memberCount } = await ownGroupToChange(tx, actor, groupId, 'remove');
  if (userIds.length === 0) throw new Refusal(codes.nobodyChosen);
  if (userIds.includes(ownerId)) throw new Refusal(codes.ownerCannotBeRemoved);
  const group = { tenantId: actor.tenantId, groupId };
  const gone = await leave(tx, group, userIds);
  if (gone.length > 0) {
    await writeSystemMessage(tx, group, { type: 'removed', actorId: actor.userId, userIds: gone });
  }
  return { changed: gone.length, memberCount: memberCount - gone.length };
}
