import {
  type GroupDetailWire,
  type GroupLineWire,
  type GroupMemberWire,
  groupTypeCodes,
  groupTypeOf,
  type Language,
  type StartedChatWire,
} from '@snap/portal-api/contract';
import type { Relationship } from '@snap/portal-api/rules';
import type { Actor } from '../../actor.ts';
import { groupLabels } from '../../http/texts/groups.ts';
import { type PersonRecord, personLine } from '../directory/index.ts';
import type { GroupLine, GroupTopicFacts, MemberLine } from './queries/group-lists.ts';
import { type GroupRecord, announcementId } from './queries/group-record.ts';
import type { StartedConversation } from './commands/start-conversation.ts';

/** A line of the list of groups (specification, section 3, "Group"). */
export function groupWire(
  { groupId, type, name, avatar, firstMembers, memberCount, ...topic }: GroupLine,
  language: Language,
): GroupLineWire {
  return {
    groupId,
    groupName: name,
    groupType: type,
    label: groupLabels[type][language],
    ...(type === groupTypeCodes.group ? { discussionGroupId: groupId } : {}),
    ...(avatar === null ? {} : { avatar }),
    ...(firstMembers ? { firstMembers } : {}),
    ...topicWire(topic),
    memberCount,
  };
}

/** What a group is about. */
export const topicWire = ({ topicId, topicTitle, topicUrl, closed }: GroupTopicFacts) =>
  topicId === null
    ? {}
    : {
        topicId,
        topicTitle: topicTitle ?? '',
        ...(topicUrl === null ? {} : { topicUrl }),
        closed: closed ? (1 as const) : (0 as const),
      };

/** A group as those in it see it. */
export function groupDetailWire(
  actor: Actor,
  group: GroupRecord,
  { memberLimit, topicEnded }: { memberLimit: number; topicEnded: boolean },
  language: Language,
): GroupDetailWire {
  const { announcement, announcementBy, announcementAuthor, announcementAt } = group;
  return {
    ...groupWire(group, language),
    introduce: group.introduction,
    ownerId: group.ownerId,
    ownerName: group.ownerName,
    role: group.ownerId === actor.userId ? 'owner' : 'member',
    memberLimit,
    createTime: group.createdAt.getTime(),
    topicEnded: topicEnded ? 1 : 0,
    ...(announcement !== null && announcementBy !== null && announcementAt !== null
      ? {
          notice: {
            id: announcementId(group.groupId, group.announcementSeq),
            text: announcement,
            authorId: announcementBy,
            authorName: announcementAuthor ?? announcementBy,
            time: announcementAt.getTime(),
            dismissed: group.announcementDismissed ? 1 : 0,
          },
        }
      : {}),
  };
}

/** A member of a group, as the actor may see them. */
export function memberWire(
  actorId: string,
  person: PersonRecord,
  { joinedAt }: MemberLine,
  ownerId: string,
  relationship: Relationship,
): GroupMemberWire {
  const { id: userId, ...shown } = personLine(actorId, person, relationship);
  return {
    userId,
    ...shown,
    left: person.left ? 1 : 0,
    role: userId === ownerId ? 'owner' : 'member',
    joinTime: joinedAt.getTime(),
  };
}

/** The target of a started conversation. */
export function startedChatWire(
  { type, id, name, memberCount }: StartedConversation,
  language: Language,
): StartedChatWire {
  if (type === 'user') return { type, userId: id, name, label: null, memberCount };
  const label = groupLabels[type][language];
  return { type: groupTypeOf(type), userId: id, name, label, memberCount };
}
