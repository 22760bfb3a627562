import { codes } from '../contract/codes.ts';
import { limits } from '../contract/limits.ts';
import { type GroupTypeCode, groupTypeCodes, groupTypeOf } from '../contract/search-results.ts';
import { isBlank } from '../rules/blank.ts';
import { groupNameOf } from '../rules/group-name.ts';
import { departmentsOf, withDescendants } from './departments.ts';
import type { MockGroupState } from './group-state.ts';
import { MockRefusal } from './mock.ts';
import type { MockPerson } from './people.ts';
import type { MockWorld } from './world.ts';

/** The limit of an organisation that has decided nothing (D7). */
export const mockMemberLimit = 500;

export interface GroupRequest {
  type: GroupTypeCode;
  topicId?: string | undefined;
  topicTitle?: string | undefined;
  name: string;
  introduce: string;
  ids: string[];
  deptIds: string[];
  clientGroupId?: string | undefined;
}

/** A group, or the one-to-one chat with a person. */
export type MockStarted = MockGroupState | MockPerson;

/** Begins a chat (D6, D7). */
export function startGroup(world: MockWorld, creatorId: string, request: GroupRequest): MockStarted {
  const { type, name, introduce, clientGroupId, topicId } = request;
  const team = type !== groupTypeCodes.group;
  if (team && isBlank(name)) throw new MockRefusal(codes.groupNameMissing);
  if (team && isBlank(introduce)) throw new MockRefusal(codes.groupIntroductionMissing);
  if (type === groupTypeCodes.topicGroup && topicId === undefined) throw new MockRefusal(codes.unknownTopic);
  const state = world.groupState;
  const key = `${creatorId}\n${clientGroupId ?? JSON.stringify(request)}`;
  const earlier = state.requests.get(key);
  if (earlier && !(earlier.dissolved && clientGroupId === undefined)) return earlier;
  const others = chosenPeople(world, creatorId, request, [creatorId]);
  const [first] = others;
  if (first === undefined) throw new MockRefusal(codes.nobodyChosen);
  if (!team && others.length === 1) return knownPerson(world, first);
  const members = [creatorId, ...others];
  const names = members.map((userId) => world.person(userId)?.name ?? userId);
  const group = state.add({
    id: `g-${state.all.length + 1}`,
    name: isBlank(name) ? groupNameOf(names, limits.groupName) : name.trim(),
    type: groupTypeOf(type),
    ...(type === groupTypeCodes.topicGroup && topicId !== undefined
      ? { topic: { id: topicId, title: request.topicTitle ?? topicId, closed: false } }
      : {}),
    members,
    introduction: introduce.trim(),
  });
  state.requests.set(key, group);
  tell(world, group.id, members, 'joined');
  world.happened(group, 'created', creatorId, { userIds: others });
  return group;
}

/** Those of a choice who are not present yet, all of them or nobody. */
export function chosenPeople(
  world: MockWorld,
  askerId: string,
  { ids, deptIds }: Pick<GroupRequest, 'ids' | 'deptIds'>,
  present: readonly string[],
): string[] {
  const tenantId = world.person(askerId)?.tenantId;
  for (const userId of ids) {
    if (world.person(userId)?.tenantId !== tenantId && !userId.startsWith(`${tenantId}~`))
      throw new MockRefusal(codes.forbidden, 403);
  }
  if (ids.some((userId) => world.person(userId) === undefined)) throw new MockRefusal(codes.peopleUnknown);
  const colleagues = world.people.filter((person) => person.tenantId === tenantId);
  const departments = departmentsOf(colleagues).flatMap(withDescendants);
  const inDepartments = deptIds.flatMap((deptId) => {
    const department = departments.find((known) => known.deptId === deptId);
    if (department === undefined) throw new MockRefusal(codes.unknownDepartment);
    return withDescendants(department).flatMap(({ people }) => people.map(({ userId }) => userId));
  });
  const fresh = [...new Set([...ids, ...inDepartments])].filter((userId) => !present.includes(userId));
  if (present.length + fresh.length > mockMemberLimit) throw new MockRefusal(codes.groupFull);
  return fresh;
}

/** Tells people that a group is new to them, theirs no longer, or has changed. */
export function tell(
  world: MockWorld,
  groupId: string,
  userIds: readonly string[],
  change: 'joined' | 'left' | 'changed',
): void {
  for (const userId of userIds) world.publish(userId, { type: 'group', groupId, change });
}

function knownPerson(world: MockWorld, userId: string): MockPerson {
  const person = world.person(userId);
  if (person === undefined) throw new MockRefusal(codes.peopleUnknown);
  return person;
}
