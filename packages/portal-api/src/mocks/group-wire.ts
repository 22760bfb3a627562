import type {
  GroupDetailWire,
  GroupLineWire,
  GroupMemberWire,
  StartedChatWire,
} from '../contract/group-shapes.ts';
import { groupTypeCodes } from '../contract/search-results.ts';
import { visibleTo } from './listed-user.ts';
import type { MockGroupState } from './group-state.ts';
import { mockMemberLimit, type MockStarted } from './group-verbs.ts';
import type { MockWorld } from './world.ts';

/** The type of a group in words (specification, section 3). */
export const groupLabels = { group: '普通群', topicGroup: '专题群', teamGroup: '团队群' } as const;

export function lineOf({ id, name, type, members, topic }: MockGroupState): GroupLineWire {
  return {
    groupId: id,
    groupName: name,
    groupType: groupTypeCodes[type],
    label: groupLabels[type],
    ...(topic ? { topicId: topic.id, topicTitle: topic.title, closed: topic.closed ? 1 : 0 } : {}),
    ...(type === 'group' ? { discussionGroupId: id } : {}),
    memberCount: members.length,
  };
}

export const noticeIdOf = ({ id, notice }: MockGroupState) => `${id}-${notice?.time ?? 0}`;

export function detailOf(world: MockWorld, group: MockGroupState, askerId: string): GroupDetailWire {
  const { introduction, ownerId, createdAt, notice } = group;
  const nameOf = (userId: string) => world.person(userId)?.name ?? userId;
  return {
    ...lineOf(group),
    introduce: introduction,
    ownerId,
    ownerName: nameOf(ownerId),
    role: ownerId === askerId ? 'owner' : 'member',
    memberLimit: mockMemberLimit,
    createTime: createdAt,
    ...(notice
      ? {
          notice: {
            id: noticeIdOf(group),
            ...notice,
            authorName: nameOf(notice.authorId),
            dismissed: group.dismissedNotices.has(`${askerId}\n${noticeIdOf(group)}`) ? 1 : 0,
          },
        }
      : {}),
  };
}

export function memberOf(
  world: MockWorld,
  group: MockGroupState,
  userId: string,
  askerId: string,
): GroupMemberWire {
  const person = world.person(userId);
  const { position, department, parentDepartment } = person ? visibleTo(askerId, person) : {};
  return {
    userId,
    name: person?.name ?? userId,
    ...(position ? { position } : {}),
    ...(department ? { dept: department } : {}),
    ...(parentDepartment ? { parentDept: parentDepartment } : {}),
    left: 0,
    role: userId === group.ownerId ? 'owner' : 'member',
    joinTime: group.createdAt,
  };
}

export function startedOf(started: MockStarted): StartedChatWire {
  if ('userId' in started) {
    const { userId, name } = started;
    return { type: 'user', userId, name, label: null, memberCount: 2 };
  }
  const { id, name, type, members } = started;
  return { type, userId: id, name, label: groupLabels[type], memberCount: members.length };
}
