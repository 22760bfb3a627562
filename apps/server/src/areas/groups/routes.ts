import { codes, groups } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { readTenantSettings } from '../../tenant-settings.ts';
import { findPeople, readRelationships } from '../directory/index.ts';
import { readFirstMembers } from '../messages/index.ts';
import { isTopicClosed } from '../newsroom/index.ts';
import {
  addMembers,
  closeGroup,
  dismissAnnouncement,
  removeMembers,
  setAnnouncement,
  updateGroup,
} from './commands/change-group.ts';
import { listGroups, listMembers } from './queries/group-lists.ts';
import { groupDetailWire, groupWire, memberWire, startedChatWire } from './presenter.ts';
import { ownGroup } from './queries/group-record.ts';
import { dissolveGroup, quitGroup, transferGroup } from './commands/ownership.ts';
import { type ConversationRequest, startConversation } from './commands/start-conversation.ts';

/**
 * The calls of contract area `groups`.
 * @param topicsElsewhere the topics of groups are in another system.
 */
export function groupRoutes({ database }: Pick<Services, 'database'>, topicsElsewhere = false): Route[] {
  const within = <T>({ tenantId }: SessionActor, work: (tx: Tx) => Promise<T>) =>
    database.tenant(tenantId, work);
  /** Creating a group refuses with code -1 whatever the reason (section 8): the text names it. */
  const start = async (actor: SessionActor, request: ConversationRequest) => {
    try {
      const started = await within(actor, (tx) => startConversation(tx, actor, request, topicsElsewhere));
      return { code: codes.ok, result: startedChatWire(started, actor.language) };
    } catch (error) {
      throw error instanceof Refusal ? error.as(codes.refused) : error;
    }
  };

  return [
    route(groups.createTemporary, ({ actor, input }) =>
      start(actor, { ...input, name: '', introduction: '' }),
    ),
    route(groups.create, ({ actor, input }) => start(actor, { ...input, introduction: input.introduce })),

    route(groups.list, async ({ actor, input }) => {
      const own = await within(actor, (tx) => listGroups(tx, actor, input.type, input));
      const result = own.groups.map((group) => groupWire(group, actor.language));
      return { code: codes.ok, result, total: own.total };
    }),
    route(groups.detail, async ({ actor, input: { groupId } }) => {
      const { group, marks, ...rest } = await within(actor, async (tx) => {
        const found = await ownGroup(tx, actor, groupId);
        return {
          group: found,
          marks: await readFirstMembers(tx, actor, [groupId]),
          memberLimit: (await readTenantSettings(tx, actor.tenantId)).groupMembers,
          topicEnded: found.topicId !== null && (await isTopicClosed(tx, actor.tenantId, found.topicId)),
        };
      });
      const marked = { ...group, firstMembers: group.avatar === null ? marks.get(groupId) : undefined };
      return { code: codes.ok, result: groupDetailWire(actor, marked, rest, actor.language) };
    }),
    route(groups.members, async ({ actor, input }) =>
      within(actor, async (tx) => {
        const group = await ownGroup(tx, actor, input.groupId);
        const lines = await listMembers(tx, actor.tenantId, group, input);
        const userIds = lines.map(({ userId }) => userId);
        const found = await findPeople(tx, actor.tenantId, userIds);
        const people = new Map(found.map((person) => [person.userId, person]));
        const relationships = await readRelationships(tx, actor, userIds);
        const result = lines.flatMap((line) => {
          const person = people.get(line.userId);
          return person
            ? [memberWire(actor.userId, person, line, group.ownerId, relationships(line.userId))]
            : [];
        });
        return { code: codes.ok, result, total: group.memberCount };
      }),
    ),

    route(groups.update, async ({ actor, input: { groupId, name, introduce } }) => {
      const changes = { name, introduction: introduce };
      await within(actor, (tx) => updateGroup(tx, actor, groupId, changes));
      return { code: codes.ok };
    }),
    route(groups.close, async ({ actor, input: { groupId, closed } }) => {
      await within(actor, (tx) => closeGroup(tx, actor, groupId, closed === 1));
      return { code: codes.ok };
    }),
    route(groups.dismissNotice, async ({ actor, input: { groupId, noticeId } }) => {
      await within(actor, (tx) => dismissAnnouncement(tx, actor, groupId, noticeId));
      return { code: codes.ok };
    }),
    route(groups.setNotice, async ({ actor, input: { groupId, notice } }) => {
      await within(actor, (tx) => setAnnouncement(tx, actor, groupId, notice));
      return { code: codes.ok };
    }),
    route(groups.addMembers, async ({ actor, input }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => addMembers(tx, actor, input.groupId, input)),
    })),
    route(groups.removeMembers, async ({ actor, input: { groupId, ids } }) => ({
      code: codes.ok,
      result: await within(actor, (tx) => removeMembers(tx, actor, groupId, ids)),
    })),
    route(groups.transfer, async ({ actor, input: { groupId, ownerId } }) => {
      await within(actor, (tx) => transferGroup(tx, actor, groupId, ownerId));
      return { code: codes.ok };
    }),
    route(groups.quit, async ({ actor, input: { groupId, successorId } }) => {
      await within(actor, (tx) => quitGroup(tx, actor, groupId, successorId));
      return { code: codes.ok };
    }),
    route(groups.dissolve, async ({ actor, input: { groupId } }) => {
      await within(actor, (tx) => dissolveGroup(tx, actor, groupId));
      return { code: codes.ok };
    }),
  ];
}
