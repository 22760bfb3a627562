import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  count,
  emptyResponse,
  envelope,
  flagInput,
  id,
  idList,
  optionalLine,
  optionalText,
} from '../fields.ts';
import { detailResponse, groupLine, memberFromList, ownGroup, startedResponse } from './shapes.ts';
import { limits } from '../limits.ts';
import { groupTypeCode, groupTypeCodes } from '../directory/search-results.ts';

/** Individually chosen people. The caller is always included (D7). */
const chosenPeople = z._default(idList({ most: limits.groupMembersMax }), []);
/** Chosen departments: everyone in each and its sub-departments, in one operation (D9). */
const chosenDepartments = z._default(idList({ most: limits.groupDepartments }), []);
const groupName = optionalLine(limits.groupName);
const introduction = optionalText(limits.groupIntroduction);

const memberChange = z.pipe(
  z.object({ ...envelope, result: z.object({ changed: z.int(), memberCount: z.int() }) }),
  z.transform(({ result }) => result),
);

export const groups = {
  /**
   * Creates a temporary chat. Its name consists of as many whole member names as fit into 16 characters. With exactly
   * one other person it is their one-to-one conversation (D6). Idempotent per `clientGroupId`; without one, the same
   * choice within a minute returns the first result. Errors have code -1 and their own sentence.
   */
  createTemporary: endpoint({
    method: 'GET',
    path: '/snap-app-im/group/discussiongroup/create',
    access: 'session',
    changesState: true,
    alsoPost: true,
    names: { ids: 'people', deptIds: 'department', clientGroupId: 'value' },
    input: z.object({
      ids: chosenPeople,
      deptIds: chosenDepartments,
      type: z._default(z.literal(groupTypeCodes.group), groupTypeCodes.group),
      clientGroupId: z.optional(id),
    }),
    output: startedResponse,
    summary: 'Create a temporary chat',
    source: 'specification 7, Messaging and contacts; decisions D6, D7, D9, F6',
  }),

  /**
   * Creates a group. By default a team, with required name and introduction (section 5); type '1': a temporary chat;
   * type '2': a topic group, which is a team with a `topicId` (a story, topic or hotspot). The server fills in the
   * topic's title; `topicTitle` is used only when another system owns the topics. `creatorId` is the caller.
   * Idempotency and errors as in `createTemporary`.
   */
  create: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/create',
    access: 'session',
    body: 'json',
    names: {
      ids: 'people',
      deptIds: 'department',
      creatorId: 'self',
      clientGroupId: 'value',
      topicId: 'value',
    },
    input: z.object({
      name: z._default(groupName, ''),
      introduce: z._default(introduction, ''),
      ids: chosenPeople,
      deptIds: chosenDepartments,
      creatorId: id,
      type: z._default(groupTypeCode, groupTypeCodes.teamGroup),
      topicId: z.optional(id),
      topicTitle: z.optional(optionalLine(limits.topicTitleLength)),
      clientGroupId: z.optional(id),
    }),
    output: startedResponse,
    summary: 'Create a group',
    source: 'specification 7, Messaging and contacts; decisions D7, D9',
  }),

  /** Lists the caller's groups by name, of one type or all. Pages start at 1. */
  list: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/usergroup/list',
    access: 'session',
    body: 'form',
    names: { userId: 'self' },
    input: z.object({
      userId: id,
      type: z.optional(groupTypeCode),
      page: count(1, limits.groupPages, 1),
      size: count(1, limits.groupPageMax, limits.groupPage),
    }),
    output: z.object({
      ...envelope,
      result: z.array(z.pipe(groupLine, z.transform(ownGroup))),
      total: z.int(),
    }),
    summary: 'Own groups',
    source: 'specification 7, Messaging and contacts',
  }),

  /**
   * Leaves a group; idempotent. An owner may name a successor; otherwise the longest-standing member becomes owner.
   * When the last member leaves, the group is dissolved.
   */
  quit: endpoint({
    method: 'POST',
    path: '/snap-app-im/api/group/quitGroup',
    access: 'session',
    body: 'form',
    names: { groupId: 'group', successorId: 'person' },
    input: z.object({ groupId: id, successorId: z.optional(id) }),
    output: emptyResponse,
    summary: 'Leave a group',
    source: 'specification 7, Messaging and contacts; decision D8',
  }),

  /** Returns a group's details to its members; 403 with code 1104 for other groups and for missing ones. */
  detail: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/group/detail',
    access: 'session',
    names: { groupId: 'group' },
    input: z.object({ groupId: id }),
    output: detailResponse,
    summary: "A group's details",
    source: 'decision D8',
  }),

  /** Lists the members of a group, owner first, then by name. Pages start at 1. */
  members: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/group/member/list',
    access: 'session',
    names: { groupId: 'group' },
    input: z.object({
      groupId: id,
      page: count(1, limits.groupMembersMax, 1),
      size: count(1, limits.memberPageMax, limits.memberPage),
    }),
    output: z.object({ ...envelope, result: z.array(memberFromList), total: z.int() }),
    summary: 'Members of a group',
    source: 'decision D8',
  }),

  /** Changes a group's name or introduction; absent fields stay unchanged. A team must keep both. */
  update: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/update',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({
      groupId: id,
      name: z.optional(groupName),
      introduce: z.optional(introduction),
    }),
    output: emptyResponse,
    summary: 'Change the name or introduction of a group',
    source: 'decisions D6, D8',
  }),

  /**
   * Adds people and whole departments, all or none: fails when a person has left the organisation or the group would
   * exceed its member limit. Existing members are ignored. New members see messages from now on. `changed` counts the
   * new members.
   */
  addMembers: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/member/add',
    access: 'session',
    body: 'json',
    names: { groupId: 'group', ids: 'people', deptIds: 'department' },
    input: z.object({ groupId: id, ids: chosenPeople, deptIds: chosenDepartments }),
    output: memberChange,
    summary: 'Add people to a group',
    source: 'decisions D7 to D10',
  }),

  /** Removes people from a group; people who are not members are ignored. The owner leaves with `quit`. */
  removeMembers: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/member/remove',
    access: 'session',
    body: 'json',
    names: { groupId: 'group', ids: 'people' },
    input: z.object({ groupId: id, ids: chosenPeople }),
    output: memberChange,
    summary: 'Remove people from a group',
    source: 'decision D8',
  }),

  /** Makes another member the owner. */
  transfer: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/transfer',
    access: 'session',
    body: 'form',
    names: { groupId: 'group', ownerId: 'person' },
    input: z.object({ groupId: id, ownerId: id }),
    output: emptyResponse,
    summary: 'Transfer a group to another owner',
    source: 'decision D8',
  }),

  /** Dissolves a group for all members. */
  dissolve: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/dissolve',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id }),
    output: emptyResponse,
    summary: 'Dissolve a group',
    source: 'decision D8',
  }),

  /**
   * Closes or reopens a topic group (owner only); idempotent. A closed group is read-only: sending, editing, reacting,
   * pinning, inviting and changing it fail with code 1211. So does reopening while its topic is closed.
   */
  close: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/close',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id, closed: flagInput }),
    output: emptyResponse,
    summary: 'Close or reopen a topic group',
    source: 'decision F1',
  }),

  /** Dismisses the announcement bar for the caller on all their devices, until the next announcement. */
  dismissNotice: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/notice/dismiss',
    access: 'session',
    body: 'form',
    names: { groupId: 'group', noticeId: 'value' },
    input: z.object({ groupId: id, noticeId: id }),
    output: emptyResponse,
    summary: 'Dismiss an announcement',
    source: 'decision F8',
  }),

  /** Publishes an announcement, replacing the previous one; an empty text removes it. */
  setNotice: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/notice',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id, notice: optionalText(limits.groupAnnouncement) }),
    output: emptyResponse,
    summary: 'Publish an announcement in a group',
    source: 'decision D8',
  }),
};
