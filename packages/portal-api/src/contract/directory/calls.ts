import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { envelope, flagInput, id, text, count, emptyAnswer, fileBody, idList } from '../fields.ts';
import { limits } from '../limits.ts';
import { personDetail, personFromList } from './people.ts';
import { departmentTree } from './departments.ts';
import { departmentFromSearch, groupFromSearch, personFromSearch } from './search-results.ts';

/** Pictures are stored as WebP; initials are drawn. */
const avatarTypes = ['image/webp', 'image/svg+xml'];

/** One person's card and picture. */
export const personCard = {
  /**
   * One person's card. Hidden fields are absent (A19); an unknown id is code 1101. With `preview`, one's own card comes
   * as a colleague sees it.
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
   * The picture of a colleague; initials on a colour of their own for who has none. With `temp`, the picture's version,
   * a browser keeps it for good (D11). An unknown id is HTTP 404.
   */
  userAvatar: fileEndpoint({
    method: 'GET',
    path: '/snap-engine-file/avatar/user/{userId}/large',
    access: 'media',
    whileForced: true,
    names: { userId: 'person' },
    input: z.object({ userId: id, temp: z.optional(text(limits.idLength)) }),
    contentTypes: avatarTypes,
    summary: "A person's picture",
    source: 'specification 7, Auth and user; decision D11',
  }),
};

export const directory = {
  ...personCard,

  /**
   * People and groups by name in any script, user id, e-mail, position or visible phone (D12), and departments by name
   * (F11). An empty `q` finds nothing. Pages count from 1; all totals come with each page.
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
      /** Absent in answers of servers before departments were found. */
      departments: z._default(z.array(departmentFromSearch), []),
      /** How many people match in all. */
      userNumber: z.number(),
      /** How many groups match in all. */
      groupNumber: z.number(),
      /** How many departments match in all. */
      departmentNumber: z._default(z.number(), 0),
    }),
    summary: 'Find people, groups and departments',
    source: 'specification 7, Messaging and contacts; decisions A4, D12, F11',
  }),

  /**
   * All departments, any depth (A3), each with how many people it lists. The answer has an `ETag`; a browser that
   * holds it is answered 304.
   */
  departmentTree: endpoint({
    method: 'GET',
    path: '/co/mobile/dept/mydeptsTreeJson',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: departmentTree }),
      z.transform(({ result }) => result),
    ),
    summary: 'The tree of departments',
    source: 'specification 7, Messaging and contacts; decision A3',
  }),

  /**
   * Who is in a department itself, in the order of names: its leaders, all of them with page 1, and a page of the
   * others. People who left, and people who hide where they work, are not in it. An unknown department is code 1112.
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
   * Everyone in departments and in those below them, each once, without the caller: what picking a department chooses
   * (D9). `total` counts all of them; `ids` is empty when there are more than `cap`, the most members of a group.
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
    summary: 'Everyone in departments, for choosing them at once',
    source: 'decision D9',
  }),

  /** People by id, in the order asked for; ids that nobody has are left out. */
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
   * The picture of a group of the caller's, by its id, for ordinary groups with `_discussionGroup` after it. Other groups
   * are HTTP 404.
   */
  groupAvatar: fileEndpoint({
    method: 'GET',
    path: '/snap-engine-file/avatar/obtain',
    access: 'media',
    names: { avatarId: 'group' },
    input: z.object({ avatarId: id, temp: z.optional(text(limits.idLength)) }),
    contentTypes: avatarTypes,
    summary: "A group's picture",
    source: 'specification 7, Auth and user; decision D11',
  }),

  /**
   * Gives the caller a picture, or with `groupId` a group that they may change: JPEG, PNG, WebP, GIF or AVIF, recognised
   * by content, of at most 10 MiB. It is cut to a square and stored anew, without what else the file held. Code 1111: no
   * picture that can be read; too many on one day are HTTP 429.
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
    summary: 'Set a picture',
    source: 'decision D11',
  }),

  /** Takes away the caller's picture, or with `groupId` that of a group that they may change. A repeat changes nothing. */
  removeAvatar: endpoint({
    method: 'POST',
    path: '/snap-engine-file/avatar/delete',
    access: 'session',
    body: 'form',
    names: { groupId: 'group' },
    input: z.object({ groupId: z.optional(id) }),
    output: emptyAnswer,
    summary: 'Remove a picture',
    source: 'decision D11',
  }),
};
