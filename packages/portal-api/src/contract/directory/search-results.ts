import * as z from 'zod/mini';
import { id, truth } from '../fields.ts';
import { matched, type Matched } from './matched.ts';
import { relationshipFields, type Person } from './people.ts';

/** A person in a search row or a group, without the id. */
export const personLine = {
  name: z.string(),
  position: z.optional(z.string()),
  parentDept: z.optional(z.string()),
  dept: z.optional(z.string()),
  avatar: z.optional(z.string()),
  ...relationshipFields,
};
const personLineObject = z.object(personLine);

export function personOfLine(userId: string, line: z.infer<typeof personLineObject>): Person {
  const { name, position, dept, parentDept, avatar, relation, starFriend } = line;
  return {
    id: userId,
    name,
    ...(position ? { position } : {}),
    ...(dept ? { department: dept } : {}),
    ...(parentDept ? { parentDepartment: parentDept } : {}),
    ...(avatar ? { avatarVersion: avatar } : {}),
    ...(relation === undefined ? {} : { relation }),
    ...(starFriend ? { starred: true } : {}),
  };
}

/** A search row, wire form (specification, section 3, "Search user"). */
export const searchUser = z.object({
  id,
  ...personLine,
  match: z.optional(matched),
});

export const personFromSearch = z.pipe(
  searchUser,
  z.transform(({ id: userId, match, ...line }): Person => ({
    ...personOfLine(userId, line),
    ...(match ? { match } : {}),
  })),
);

/** One of a group's first members, wire form. They make up the avatar of a group that has none. */
export const firstMember = z.object({ userId: id, name: z.string(), avatar: z.optional(z.string()) });
export type FirstMemberWire = z.input<typeof firstMember>;

/** One of a group's first members. */
export type FirstMember = Pick<Person, 'id' | 'name' | 'avatarVersion'>;

/** Maps first members to the portal's form; returns an empty object when there are none. */
export function firstMembersOf(members: readonly FirstMemberWire[] | undefined): {
  firstMembers?: readonly FirstMember[];
} {
  if (members === undefined || members.length === 0) return {};
  return {
    firstMembers: members.map(({ userId, name, avatar }) => ({
      id: userId,
      name,
      ...(avatar ? { avatarVersion: avatar } : {}),
    })),
  };
}

/** `group`: ordinary ('1'); `topicGroup`: about a topic ('2', F1); `teamGroup`: a team ('3'). */
export type GroupType = 'group' | 'topicGroup' | 'teamGroup';

/** The topic of a topic group. */
export interface GroupTopic {
  id: string;
  title: string;
  /** Address of the topic. */
  url?: string;
  /** The group is closed with its topic: read-only. */
  closed: boolean;
}

/** A group as the portal uses it. */
export interface Group {
  id: string;
  name: string;
  type: GroupType;
  /** Topic groups only. */
  topic?: GroupTopic;
  label?: string;
  /** Version of the avatar; absent when there is none. */
  avatarVersion?: string;
  /** First members, without the actor, when the group has no avatar. */
  firstMembers?: readonly FirstMember[];
  /** Names of matching members, when the group was found through them. */
  matchedMembers: string[];
  match?: Matched;
}

/** Group type codes (specification, section 9). */
export const groupTypeCodes = { group: '1', topicGroup: '2', teamGroup: '3' } as const;
export const groupTypeCode = z.enum(['1', '2', '3']);
export type GroupTypeCode = z.infer<typeof groupTypeCode>;

const groupTypes = { '1': 'group', '2': 'topicGroup', '3': 'teamGroup' } as const satisfies Record<
  GroupTypeCode,
  GroupType
>;
export const groupTypeOf = (code: GroupTypeCode): GroupType => groupTypes[code];

/** Additional fields of topic groups. */
export const topicFields = {
  topicId: z.optional(id),
  topicTitle: z.optional(z.string()),
  topicUrl: z.optional(z.string()),
  closed: z.optional(truth),
};
const topicObject = z.object(topicFields);

export function topicOf({ topicId, topicTitle = '', topicUrl, closed }: z.infer<typeof topicObject>): {
  topic?: GroupTopic;
} {
  if (topicId === undefined) return {};
  const url = topicUrl === undefined ? {} : { url: topicUrl };
  return { topic: { id: topicId, title: topicTitle, ...url, closed: closed === true } };
}

const searchGroup = z.object({
  groupId: id,
  groupName: z.string(),
  groupType: groupTypeCode,
  ...topicFields,
  label: z.nullable(z.string()),
  avatar: z.optional(z.string()),
  firstMembers: z.optional(z.array(firstMember)),
  matchedMembers: z.array(z.string()),
  match: z.optional(matched),
});

export const searchDepartment = z.object({
  deptId: id,
  name: z.string(),
  /** Names of its parent departments, top first. */
  parents: z.array(z.string()),
  /** People in it and its sub-departments, without duplicates. */
  count: z.int(),
  match: z.optional(matched),
});

/** A department in search results. */
export interface FoundDepartment {
  id: string;
  name: string;
  /** Names of its parent departments, top first. */
  parents: string[];
  /** People in it and its sub-departments, without duplicates. */
  people: number;
  match?: Matched;
}

export const departmentFromSearch = z.pipe(
  searchDepartment,
  z.transform(({ deptId, name, parents, count, match }): FoundDepartment => ({
    id: deptId,
    name,
    parents,
    people: count,
    ...(match ? { match } : {}),
  })),
);

export const groupFromSearch = z.pipe(
  searchGroup,
  z.transform(
    ({
      groupId,
      groupName,
      groupType,
      label,
      avatar,
      firstMembers,
      matchedMembers,
      match,
      ...topic
    }): Group => ({
      id: groupId,
      name: groupName,
      type: groupTypeOf(groupType),
      ...topicOf(topic),
      ...(label ? { label } : {}),
      ...(avatar ? { avatarVersion: avatar } : {}),
      ...firstMembersOf(firstMembers),
      matchedMembers,
      ...(match ? { match } : {}),
    }),
  ),
);
