import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, emptyAnswer, envelope, flagInput, id, idList, line, text } from '../fields.ts';
import { detailAnswer, groupLine, memberFromList, ownGroup, startedAnswer } from './shapes.ts';
import { limits } from '../limits.ts';
import { groupTypeCode, groupTypeCodes } from '../directory/search-results.ts';

/** People chosen one by one. Whoever makes the call is always among them (D7). */
const chosenPeople = z._default(idList({ most: limits.groupMembersMax }), []);
/** Departments, each for everyone in it and below it, as one operation (D9). */
const chosenDepartments = z._default(idList({ most: limits.groupDepartments }), []);
const groupName = line(limits.groupName);
const introduction = text(limits.groupIntroduction);

const memberChange = z.pipe(
  z.object({ ...envelope, result: z.object({ changed: z.int(), memberCount: z.int() }) }),
  z.transform(({ result }) => result),
);

export const groups = {
  /**
   * Begins a temporary chat. It is named after its members, as many whole names as 16 characters hold; with exactly one other person it is
   * the one-to-one chat (D6). A repeated `clientGroupId` returns the first result; without one, the same choice within
   * a minute does. Refusals carry code -1 and their own sentence.
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
    output: startedAnswer,
    summary: 'Begin a temporary chat',
    source: 'specification 7, Messaging and contacts; decisions D6, D7, D9, F6',
  }),

  /**
   * Makes a team, whose name and introduction are required (section 5), with type '1' a temporary chat, or with type '2'
   * a topic group, which is made like a team and needs a `topicId` besides: of a story, topic or hotspot, whose title
   * the server fills in; `topicTitle` counts only where another system keeps the topics. `creatorId` is the signed-in
   * person. Refusals and repeats as in `createTemporary`.
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
      topicTitle: z.optional(line(limits.topicTitleLength)),
      clientGroupId: z.optional(id),
    }),
    output: startedAnswer,
    summary: 'Make a group',
    source: 'specification 7, Messaging and contacts; decisions D7, D9',
  }),

  /** The groups of the signed-in person by name, of one type or of all. Pages count from 1. */
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
   * Leaves a group. An owner may name who follows; else whoever has been in it longest does. The last one out dissolves
   * it. Leaving twice is leaving once.
   */
  quit: endpoint({
    method: 'POST',
    path: '/snap-app-im/api/group/quitGroup',
    access: 'session',
    body: 'form',
    names: { groupId: 'group', successorId: 'person' },
    input: z.object({ groupId: id, successorId: z.optional(id) }),
    output: emptyAnswer,
    summary: 'Leave a group',
    source: 'specification 7, Messaging and contacts; decision D8',
  }),

  /** What its members see of a group; 403 with code 1104 for one of others, and for one that is not there. */
  detail: endpoint({
    method: 'GET',
    path: '/snap-app-im/oapi/group/detail',
    access: 'session',
    names: { groupId: 'group' },
    input: z.object({ groupId: id }),
    output: detailAnswer,
    summary: "A group's details",
    source: 'decision D8',
  }),

  /** Who is in a group, its owner first, then by name. Pages count from 1. */
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

  /** Renames a group or rewrites its introduction; what is absent stays. A team keeps having both. */
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
    output: emptyAnswer,
    summary: 'Change the name or introduction of a group',
    source: 'decisions D6, D8',
  }),

  /**
   * Adds people and whole departments, all of them or nobody: refused when somebody has left the organisation or the
   * group would grow beyond its limit. Who is in it already stays; the newcomers see what is written from now on.
   * `changed` counts the newcomers.
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

  /** Takes people out of a group; who is not in it is passed over. The owner leaves by `quit`. */
  removeMembers: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/member/remove',
    access: 'session',
    body: 'json',
    names: { groupId: 'group', ids: 'people' },
    input: z.object({ groupId: id, ids: chosenPeople }),
    output: memberChange,
    summary: 'Take people out of a group',
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
    output: emptyAnswer,
    summary: 'Hand a group over',
    source: 'decision D8',
  }),

  /** Ends a group for everyone in it. */
  dissolve: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/dissolve',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id }),
    output: emptyAnswer,
    summary: 'Dissolve a group',
    source: 'decision D8',
  }),

  /**
   * Closes a topic group, or opens it again: its owner may. While its topic is closed it cannot be opened: code 1211.
   * What is closed is readable and not writable: sending, editing, reacting, pinning, inviting and changing it are
   * refused with code 1211. A repeat changes nothing.
   */
  close: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/close',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id, closed: flagInput }),
    output: emptyAnswer,
    summary: 'Close a topic group, or open it again',
    source: 'decision F1',
  }),

  /** Takes the bar of an announcement away for the asker, on all their devices; the next one shows again. */
  dismissNotice: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/notice/dismiss',
    access: 'session',
    body: 'form',
    names: { groupId: 'group', noticeId: 'value' },
    input: z.object({ groupId: id, noticeId: id }),
    output: emptyAnswer,
    summary: 'Dismiss an announcement',
    source: 'decision F8',
  }),

  /** Puts up the group's announcement in place of the one before; an empty text takes it down. */
  setNotice: endpoint({
    method: 'POST',
    path: '/snap-app-im/oapi/group/notice',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: id, notice: text(limits.groupNotice) }),
    output: emptyAnswer,
    summary: 'Put up an announcement in a group',
    source: 'decision D8',
  }),
};
