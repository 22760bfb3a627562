import * as z from 'zod/mini';
import { envelope, id, timestamp, truth } from '../fields.ts';
import { type Target, targetTypes } from '../messages/message.ts';
import type { Person } from '../directory/people.ts';
import {
  firstMember,
  firstMembersOf,
  type Group,
  groupTypeCode,
  groupTypeOf,
  personLine,
  personOfLine,
  topicFields,
  topicOf,
} from '../directory/search-results.ts';

/** A group of the actor's, with its member count. */
export interface OwnGroup extends Group {
  memberCount: number;
}

const groupFields = {
  groupId: id,
  groupName: z.string(),
  groupType: groupTypeCode,
  ...topicFields,
  /** The group type's name in the request's language: 普通群, 专题群 or 团队群. */
  label: z.string(),
  /** The same id, for ordinary groups only; their avatar ids have a suffix. */
  discussionGroupId: z.optional(id),
  /** Version of the avatar. */
  avatar: z.optional(z.string()),
  firstMembers: z.optional(z.array(firstMember)),
  memberCount: z.int(),
};
export const groupLine = z.object(groupFields);
export type GroupLineWire = z.input<typeof groupLine>;

export function ownGroup(line: z.output<typeof groupLine>): OwnGroup {
  const { groupId, groupName: name, groupType, label, avatar, firstMembers, memberCount } = line;
  const type = groupTypeOf(groupType);
  const picture = { ...(avatar ? { avatarVersion: avatar } : {}), ...firstMembersOf(firstMembers) };
  return { id: groupId, name, type, ...topicOf(line), label, ...picture, matchedMembers: [], memberCount };
}

/** Details of a group for its members. */
export interface GroupDetail extends OwnGroup {
  introduction: string;
  owner: { id: string; name: string };
  /** The actor's role; see `mayInGroup`. */
  role: 'owner' | 'member';
  /** Maximum number of members. */
  memberLimit: number;
  createdAt: number;
  /** The topic of a topic group is closed: the group cannot be opened again. */
  topicEnded: boolean;
  /** The current announcement, if any. */
  announcement?: {
    id: string;
    text: string;
    author: { id: string; name: string };
    time: number;
    /** Dismissed by the actor on any of their devices. */
    dismissed: boolean;
  };
}

export const groupDetail = z.object({
  ...groupFields,
  introduce: z.string(),
  ownerId: id,
  ownerName: z.string(),
  role: z.enum(['owner', 'member']),
  memberLimit: z.int(),
  createTime: timestamp,
  /** The topic of a topic group is closed; servers before 0.3.0 do not say it. */
  topicEnded: z.optional(truth),
  notice: z.optional(
    z.object({
      id,
      text: z.string(),
      authorId: id,
      authorName: z.string(),
      time: timestamp,
      dismissed: truth,
    }),
  ),
});
export type GroupDetailWire = z.input<typeof groupDetail>;

export const detailResponse = z.pipe(
  z.object({ ...envelope, result: groupDetail }),
  z.transform(({ result }): GroupDetail => {
    const { introduce, ownerId, ownerName, role, memberLimit, createTime, topicEnded, notice } = result;
    return {
      ...ownGroup(result),
      introduction: introduce,
      owner: { id: ownerId, name: ownerName },
      role,
      memberLimit,
      createdAt: createTime,
      topicEnded: topicEnded === true,
      ...(notice
        ? {
            announcement: {
              id: notice.id,
              text: notice.text,
              author: { id: notice.authorId, name: notice.authorName },
              time: notice.time,
              dismissed: notice.dismissed,
            },
          }
        : {}),
    };
  }),
);

/** A group member, with the fields that the actor may see. */
export interface GroupMember extends Person {
  role: 'owner' | 'member';
  joinedAt: number;
  /** Has left the organisation (D10). */
  left: boolean;
}

export const groupMember = z.object({
  userId: id,
  ...personLine,
  left: truth,
  role: z.enum(['owner', 'member']),
  joinTime: timestamp,
});
export type GroupMemberWire = z.input<typeof groupMember>;

export const memberFromList = z.pipe(
  groupMember,
  z.transform(({ userId, role, joinTime, left, ...line }): GroupMember => ({
    ...personOfLine(userId, line),
    role,
    joinedAt: joinTime,
    left,
  })),
);

/** A new conversation: one-to-one when only one other person was chosen (D6). */
export interface StartedConversation {
  target: Target;
  name: string;
  label?: string;
  memberCount: number;
}

export const startedChat = z.object({
  type: z.enum(targetTypes),
  /** Id of the target, a person or a group. */
  userId: id,
  name: z.string(),
  label: z.nullable(z.string()),
  memberCount: z.int(),
});
export type StartedChatWire = z.input<typeof startedChat>;

export const startedResponse = z.pipe(
  z.object({ ...envelope, result: startedChat }),
  z.transform(({ result: { type, userId, name, label, memberCount } }): StartedConversation => ({
    target: { type, id: userId },
    name,
    ...(label ? { label } : {}),
    memberCount,
  })),
);
