import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { envelope, flagInput, id, text, count, emptyResponse, fileBody, idList } from '../fields.ts';
import { limits } from '../limits.ts';
import { personDetail, personFromList } from './people.ts';
import { departmentTree } from './departments.ts';
import { departmentFromSearch, groupFromSearch, personFromSearch } from './search-results.ts';

/** Uploaded avatars are stored as WebP; initials are rendered as SVG. */
const avatarTypes = ['image/webp', 'image/svg+xml'];

/** A person's card and avatar. */
export const personCard = {
  /**
   * Returns a person's card. Hidden fields are absent (A19). With `preview`, the caller's own card is returned as
   * colleagues see it. Error 1101: unknown id.
   */
  obtainUser: endpoint({
    method: 'GET',
    path: '/co/mobile/user/obtain',
    access: 'session',
    names: { userId: 'person' },
    input: z.object({ userId: id, preview: z.optional(flagInput) }),
    output: z.pipe(
      z.object({ ...envelope, result: personDetail }),
      z.transform(({ result }) => result),
    ),
    summary: "A person's details",
    source: 'specification 7, Auth and user; decisions A18, A19',
  }),

  /**
   * Returns a person's avatar, or their initials on a colour derived from the person. With `temp` (the avatar's
   * version) the response may be cached indefinitely (D11). HTTP 404 for an unknown id.
   */
  userAvatar: fileEndpoint({
    method: 'GET',
    path: '/snap-engine-file/avatar/user/{userId}/large',
    access: 'media',
    whileForced: true,
    names: { userId: 'person' },
    input: z.object({ userId: id, temp: z.optional(text(limits.idLength)) }),
    contentTypes: avatarTypes,
    summary: "A person's avatar",
    source: 'specification 7, Auth and user; decision D11',
  }),
};

export const directory = {
  ...personCard,

  /**
   * Finds people and groups by name in any script, user id, e-mail, position or visible phone (D12), and departments by
   * name (F11). An empty `q` finds nothing. Pages start at 1; every page carries all totals.
   */
  search: endpoint({
    method: 'GET',
    path: '/snap-app-im/im/search/web/{type}.ajax',
    pathValues: { type: 'all' },
    pathAliases: { type: ['user', 'group'] },
    access: 'session',
    input: z.object({
      q: text(limits.queryLength),
      type: z._default(z.literal('user'), 'user'),
      page: count(1, limits.searchPages, 1),
      size: count(1, limits.searchPageMax, limits.searchPage),
    }),
    output: z.object({
      ...envelope,
      users: z.array(personFromSearch),
      groups: z.array(groupFromSearch),
      /** Absent in responses of servers that do not search departments yet. */
      departments: z._default(z.array(departmentFromSearch), []),
      /** Total of matching people. */
      userNumber: z.number(),
      /** Total of matching groups. */
      groupNumber: z.number(),
      /** Total of matching departments. */
      departmentNumber: z._default(z.number(), 0),
    }),
    summary: 'Find people, groups and departments',
    source: 'specification 7, Messaging and contacts; decisions A4, D12, F11',
  }),

  /** Returns all departments, at any depth (A3), with the number of people each lists. Supports `ETag` and 304. */
  departmentTree: endpoint({
    method: 'GET',
    path: '/co/mobile/dept/mydeptsTreeJson',
    access: 'session',
    revalidated: true,
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: departmentTree }),
      z.transform(({ result }) => result),
    ),
    summary: 'The tree of departments',
    source: 'specification 7, Messaging and contacts; decision A3',
  }),

  /**
   * Returns the direct members of a department, by name: all leaders with page 1, and a page of the others. People who
   * have left, or who hide their department, are not listed. Error 1112: unknown department.
   */
  departmentMembers: endpoint({
    method: 'GET',
    path: '/co/mobile/dept/employeeAndLeader/list',
    access: 'session',
    names: { deptId: 'department' },
    input: z.object({
      deptId: id,
      page: count(1, limits.departmentPages, 1),
      size: count(1, limits.departmentPageMax, limits.departmentPage),
    }),
    output: z.pipe(
      z.object({
        ...envelope,
        leaders: z.array(z.object({ user: personFromList })),
        members: z.array(personFromList),
      }),
      z.transform(({ leaders, members }) => ({ leaders: leaders.map(({ user }) => user), members })),
    ),
    summary: 'Members of a department',
    source: 'specification 7, Messaging and contacts; decision A2',
  }),

  /**
   * Returns everyone in departments and their sub-departments, without duplicates and without the caller, so that a
   * picker can choose a department (D9). `total` counts all; `ids` is empty when there are more than `cap`, the member
   * limit of a group.
   */
  departmentIds: endpoint({
    method: 'GET',
    path: '/co/mobile/dept/members/ids',
    access: 'session',
    names: { deptIds: 'department' },
    input: z.object({ deptIds: idList({ most: limits.departmentBatch }) }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.object({ total: z.int(), cap: z.int(), ids: z.array(id) }),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Ids of everyone in departments',
    source: 'decision D9',
  }),

  /** Returns people by id, in the order of the request; unknown ids are left out. */
  listUsers: endpoint({
    method: 'POST',
    path: '/co/mobile/user/list',
    access: 'session',
    body: 'json',
    names: { ids: 'people' },
    input: z.object({ ids: idList({ most: limits.peopleBatch }) }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(personFromList) }),
      z.transform(({ result }) => result),
    ),
    summary: 'People by their ids',
    source: 'decisions D5, D10',
  }),

  /**
   * Returns the avatar of one of the caller's groups by group id; ordinary groups have the suffix `_discussionGroup`.
   * HTTP 404 for other groups.
   */
  groupAvatar: fileEndpoint({
    method: 'GET',
    path: '/snap-engine-file/avatar/obtain',
    access: 'media',
    names: { avatarId: 'group' },
    input: z.object({ avatarId: id, temp: z.optional(text(limits.idLength)) }),
    contentTypes: avatarTypes,
    summary: "A group's avatar",
    source: 'specification 7, Auth and user; decision D11',
  }),

  /**
   * Sets the caller's avatar, or with `groupId` that of a group they may edit. Accepts JPEG, PNG, WebP, GIF and AVIF,
   * detected by content, up to 10 MiB. The image is cropped to a square and re-encoded without metadata. Error 1111:
   * not a readable image. HTTP 429 beyond the daily limit.
   */
  setAvatar: endpoint({
    method: 'POST',
    path: '/snap-engine-file/avatar/upload',
    access: 'session',
    body: 'file',
    largestBody: limits.avatarBytes,
    names: { groupId: 'group' },
    input: z.object({ file: fileBody, groupId: z.optional(id) }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ avatar: z.string() }) }),
      z.transform(({ result }) => ({ avatarVersion: result.avatar })),
    ),
    summary: 'Set an avatar',
    source: 'decision D11',
  }),

  /** Removes the caller's avatar, or with `groupId` that of a group they may edit; idempotent. */
  removeAvatar: endpoint({
    method: 'POST',
    path: '/snap-engine-file/avatar/delete',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: z.optional(id) }),
    output: emptyResponse,
    summary: 'Remove an avatar',
    source: 'decision D11',
  }),
};
