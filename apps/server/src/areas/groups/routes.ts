import { codes, groups } from '@snap/portal-api/contract';
import { Refusal } from '../../http/refusal.ts';
import { type Caller, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { readTenantSettings } from '../../tenant-settings.ts';
import { findPeople } from '../directory/person-record.ts';
import { readTies } from '../friends/pairs.ts';
import {
  addMembers,
  closeGroup,
  dismissNotice,
  removeMembers,
  setNotice,
  updateGroup,
} from './change-group.ts';
import { readFirstMembers } from './first-members.ts';
import { listGroups, listMembers } from './group-lists.ts';
import { groupDetailWire, groupWire, memberWire, startedChatWire } from './group-presenter.ts';
import { ownGroup } from './group-record.ts';
import { dissolveGroup, quitGroup, transferGroup } from './hand-over.ts';
import { type ChatRequest, startChat } from './start-chat.ts';

/**
 * The calls of contract area `groups`.
 * @param topicsElsewhere another system keeps the topics that groups are about.
 */
export function groupRoutes(
  { database, live }: Pick<Services, 'database' | 'live'>,
  topicsElsewhere = false,
): Route[] {
  const { origin } = live;
  /** Changes something in one transaction, and has the streams told when it is committed. */
  const change = async <T>({ tenantId }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await database.tenant(tenantId, work);
    live.hint();
    return result;
  };
  /** Creating answers every refusal with code -1 (section 8): the sentence says which one it is. */
  const start = async (caller: Caller, request: ChatRequest) => {
    try {
      const started = await change(caller, (tx) => startChat(tx, caller, request, origin, topicsElsewhere));
      return { code: codes.ok, result: startedChatWire(started, caller.language) };
    } catch (error) {
      throw error instanceof Refusal ? error.as(codes.refused) : error;
    }
  };

  return [
    route(groups.createTemporary, ({ caller, input }) =>
      start(caller, { ...input, name: '', introduction: '' }),
    ),
    route(groups.create, ({ caller, input }) => start(caller, { ...input, introduction: input.introduce })),

    route(groups.list, async ({ caller, input }) => {
      const own = await database.tenant(caller.tenantId, (tx) => listGroups(tx, caller, input.type, input));
      const result = own.groups.map((group) => groupWire(group, caller.language));
      return { code: codes.ok, result, total: own.total };
    }),
    route(groups.detail, async ({ caller, input: { groupId } }) => {
      const { group, marks, limit } = await database.tenant(caller.tenantId, async (tx) => ({
        group: await ownGroup(tx, caller, groupId),
        marks: await readFirstMembers(tx, caller, [groupId]),
        limit: (await readTenantSettings(tx, caller.tenantId)).groupMembers,
      }));
      const marked = { ...group, firstMembers: group.avatar === null ? marks.get(groupId) : undefined };
      return { code: codes.ok, result: groupDetailWire(caller, marked, limit, caller.language) };
    }),
    route(groups.members, async ({ caller, input }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const group = await ownGroup(tx, caller, input.groupId);
        const lines = await listMembers(tx, caller.tenantId, group, input);
        const userIds = lines.map(({ userId }) => userId);
        const found = await findPeople(tx, caller.tenantId, userIds);
        const people = new Map(found.map((person) => [person.userId, person]));
        const ties = await readTies(tx, caller, userIds);
        const result = lines.flatMap((line) => {
          const person = people.get(line.userId);
          return person ? [memberWire(caller.userId, person, line, group.ownerId, ties(line.userId))] : [];
        });
        return { code: codes.ok, result, total: group.memberCount };
      }),
    ),

    route(groups.update, async ({ caller, input: { groupId, name, introduce } }) => {
      const changes = { name, introduction: introduce };
      await change(caller, (tx) => updateGroup(tx, caller, groupId, changes, origin));
      return { code: codes.ok };
    }),
    route(groups.close, async ({ caller, input: { groupId, closed } }) => {
      await change(caller, (tx) => closeGroup(tx, caller, groupId, closed === 1, origin));
      return { code: codes.ok };
    }),
    route(groups.dismissNotice, async ({ caller, input: { groupId, noticeId } }) => {
      await change(caller, (tx) => dismissNotice(tx, caller, groupId, noticeId, origin));
      return { code: codes.ok };
    }),
    route(groups.setNotice, async ({ caller, input: { groupId, notice } }) => {
      await change(caller, (tx) => setNotice(tx, caller, groupId, notice, origin));
      return { code: codes.ok };
    }),
    route(groups.addMembers, async ({ caller, input }) => ({
      code: codes.ok,
      result: await change(caller, (tx) => addMembers(tx, caller, input.groupId, input, origin)),
    })),
    route(groups.removeMembers, async ({ caller, input: { groupId, ids } }) => ({
      code: codes.ok,
      result: await change(caller, (tx) => removeMembers(tx, caller, groupId, ids, origin)),
    })),
    route(groups.transfer, async ({ caller, input: { groupId, ownerId } }) => {
      await change(caller, (tx) => transferGroup(tx, caller, groupId, ownerId, origin));
      return { code: codes.ok };
    }),
    route(groups.quit, async ({ caller, input: { groupId, successorId } }) => {
      await change(caller, (tx) => quitGroup(tx, caller, groupId, successorId, origin));
      return { code: codes.ok };
    }),
    route(groups.dissolve, async ({ caller, input: { groupId } }) => {
      await change(caller, (tx) => dissolveGroup(tx, caller, groupId, origin));
      return { code: codes.ok };
    }),
  ];
}
