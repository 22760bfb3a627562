import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { groups } from '../contract/groups.ts';
import { isBlank } from '../rules/blank.ts';
import { detailOf, lineOf, memberOf, noticeIdOf, startedOf } from './group-wire.ts';
import { chosenPeople, type GroupRequest, startGroup, tell } from './group-verbs.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

const done = { code: codes.ok };

/** The calls of contract area `groups`. */
export function groupMocks(world: MockWorld): HttpHandler[] {
  const { identify, groupState: state } = world;
  /** Creating answers every refusal with code -1 (specification, section 8). */
  const start = (creatorId: string, request: GroupRequest) => {
    try {
      return { code: codes.ok, result: startedOf(startGroup(world, creatorId, request)) };
    } catch (error) {
      throw error instanceof MockRefusal && error.status === 200 ? new MockRefusal(codes.refused) : error;
    }
  };

  return [
    mock(
      groups.createTemporary,
      (input, { userId }) => start(userId, { ...input, name: '', introduce: '' }),
      identify,
    ),
    mock(groups.create, (input, { userId }) => start(userId, input), identify),
    mock(
      groups.list,
      ({ type, page, size }, { userId }) => {
        const own = state.all
          .filter(({ members }) => members.includes(userId))
          .map(lineOf)
          .filter(({ groupType }) => type === undefined || groupType === type)
          .toSorted(
            (a, b) => a.groupName.localeCompare(b.groupName, 'zh') || (a.groupId < b.groupId ? -1 : 1),
          );
        return { code: codes.ok, result: own.slice((page - 1) * size, page * size), total: own.length };
      },
      identify,
    ),
    mock(
      groups.detail,
      ({ groupId }, { userId }) => ({
        code: codes.ok,
        result: detailOf(world, state.own(groupId, userId), userId),
      }),
      identify,
    ),
    mock(
      groups.members,
      ({ groupId, page, size }, { userId }) => {
        const group = state.own(groupId, userId);
        const ordered = group.members.toSorted(
          (a, b) => Number(b === group.ownerId) - Number(a === group.ownerId),
        );
        const shown = ordered.slice((page - 1) * size, page * size);
        return {
          code: codes.ok,
          result: shown.map((member) => memberOf(world, group, member, userId)),
          total: ordered.length,
        };
      },
      identify,
    ),
    mock(
      groups.update,
      ({ groupId, name, introduce }, { userId }) => {
        const group = state.own(groupId, userId, 'edit');
        const [newName, introduction] = [name ?? group.name, introduce ?? group.introduction];
        if (isBlank(newName)) throw new MockRefusal(codes.groupNameMissing);
        if (group.type !== 'group' && isBlank(introduction))
          throw new MockRefusal(codes.groupIntroductionMissing);
        const renamed = newName.trim() !== group.name;
        Object.assign(group, { name: newName.trim(), introduction: introduction.trim() });
        tell(world, groupId, group.members, 'changed');
        if (renamed) world.happened(group, 'renamed', userId, { text: group.name });
        return done;
      },
      identify,
    ),
    mock(
      groups.close,
      ({ groupId, closed }, { userId }) => {
        const { topic, members } = state.own(groupId, userId, 'close');
        if (!topic) throw new MockRefusal(codes.unknownTopic);
        if (topic.closed === (closed === 1)) return done;
        if (state.closedTopics.has(topic.id)) throw new MockRefusal(codes.conversationClosed);
        topic.closed = closed === 1;
        tell(world, groupId, members, 'changed');
        world.happened(state.own(groupId, userId), topic.closed ? 'topicClosed' : 'topicReopened', userId, {
          text: topic.title,
        });
        return done;
      },
      identify,
    ),
    mock(
      groups.dismissNotice,
      ({ groupId, noticeId }, { userId }) => {
        const group = state.own(groupId, userId);
        if (group.notice && noticeIdOf(group) === noticeId)
          group.dismissedNotices.add(`${userId}\n${noticeId}`);
        tell(world, groupId, [userId], 'changed');
        return done;
      },
      identify,
    ),
    mock(
      groups.setNotice,
      ({ groupId, notice }, { userId }) => {
        const group = state.own(groupId, userId, 'announce');
        if (isBlank(notice)) delete group.notice;
        else {
          group.notice = { text: notice, authorId: userId, time: Date.now() };
          world.happened(group, 'announcement', userId, { text: notice });
        }
        tell(world, groupId, group.members, 'changed');
        return done;
      },
      identify,
    ),
    mock(
      groups.addMembers,
      ({ groupId, ids, deptIds }, { userId }) => {
        const group = state.own(groupId, userId, 'add');
        if (ids.length + deptIds.length === 0) throw new MockRefusal(codes.nobodyChosen);
        const fresh = chosenPeople(world, userId, { ids, deptIds }, group.members);
        group.members.push(...fresh);
        for (const newcomer of fresh) group.known.add(newcomer);
        tell(world, groupId, fresh, 'joined');
        if (fresh.length > 0) {
          tell(world, groupId, group.members, 'changed');
          world.happened(group, 'invited', userId, { userIds: fresh });
        }
        return { code: codes.ok, result: { changed: fresh.length, memberCount: group.members.length } };
      },
      identify,
    ),
    mock(
      groups.removeMembers,
      ({ groupId, ids }, { userId }) => {
        const group = state.own(groupId, userId, 'remove');
        if (ids.length === 0) throw new MockRefusal(codes.nobodyChosen);
        if (ids.includes(group.ownerId)) throw new MockRefusal(codes.ownerCannotBeRemoved);
        const gone = state.part(group, ids);
        tell(world, groupId, gone, 'left');
        if (gone.length > 0) {
          tell(world, groupId, group.members, 'changed');
          world.happened(group, 'removed', userId, { userIds: gone });
        }
        return { code: codes.ok, result: { changed: gone.length, memberCount: group.members.length } };
      },
      identify,
    ),
    mock(
      groups.transfer,
      ({ groupId, ownerId }, { userId }) => {
        const group = state.own(groupId, userId);
        if (group.ownerId === ownerId) return done;
        state.own(groupId, userId, 'transfer');
        if (!group.members.includes(ownerId)) throw new MockRefusal(codes.notInGroup);
        group.ownerId = ownerId;
        tell(world, groupId, group.members, 'changed');
        world.happened(group, 'ownerChanged', userId, { userIds: [ownerId] });
        return done;
      },
      identify,
    ),
    mock(
      groups.quit,
      ({ groupId, successorId }, { userId }) => {
        const group = state.find(groupId);
        if (!group.known.has(userId)) throw new MockRefusal(codes.notMember, 403);
        if (!group.members.includes(userId)) return done;
        if (group.ownerId === userId) {
          const others = group.members.filter((member) => member !== userId);
          if (successorId !== undefined && successorId !== userId && !others.includes(successorId))
            throw new MockRefusal(codes.notInGroup);
          const [longest] = others;
          group.dissolved = longest === undefined;
          group.ownerId = others.find((member) => member === successorId) ?? longest ?? userId;
          world.happened(group, 'ownerChanged', userId, { userIds: [group.ownerId] });
        }
        tell(world, groupId, state.part(group, [userId]), 'left');
        tell(world, groupId, group.members, 'changed');
        world.happened(group, 'left', userId);
        return done;
      },
      identify,
    ),
    mock(
      groups.dissolve,
      ({ groupId }, { userId }) => {
        const group = state.find(groupId);
        if (group.dissolved && group.known.has(userId)) return done;
        state.own(groupId, userId, 'dissolve');
        group.dissolved = true;
        tell(world, groupId, state.part(group, [...group.members]), 'left');
        return done;
      },
      identify,
    ),
  ];
}
