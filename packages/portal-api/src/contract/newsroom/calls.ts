import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, count, timestamp, emptyResponse, flagInput, name, text } from '../fields.ts';
import { limits } from '../limits.ts';

/** The role that every person has (specification, section 6; decision A17). */
export const defaultRole = 'ROLE_DEFAULT';
/** The topic whose menus are the portal's pages. */
export const portalTopic = 'portal';

/** Errors appear in place of the content, not as a toast (E15). */
const quietly = [503] as const;

export const menu = z.object({
  id,
  /** Absent at the top level. */
  parentId: z.optional(id),
  name: z.string(),
  /** A path of the portal, or a URL. */
  path: z.string(),
  icon: z.string(),
});
/** A menu entry. The list is flat, parents first; `parentId` defines the tree. */
export type Menu = z.output<typeof menu>;

/** Permissions and menus. */
export const menus = {
  /** Returns the permissions of one of the caller's roles; 403 for other roles (G10). */
  permissions: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/usermng/permissionList/role/{roleId}',
    access: 'session',
    silentOn: quietly,
    names: { roleId: 'value' },
    input: z.object({ roleId: id }),
    output: z.object({ ...envelope, result: z.array(z.string()) }),
    summary: 'Permissions of a role',
    source: 'specification 6 and 7; decisions A17, E15',
  }),

  /** Returns the menus that the caller's roles open within a topic; topic `portal` holds the portal's pages. */
  menus: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/usermng/menus/role/{userId}/{topicId}',
    access: 'session',
    silentOn: quietly,
    names: { userId: 'self', topicId: 'value' },
    input: z.object({ userId: id, topicId: id }),
    output: z.object({ ...envelope, result: z.array(menu) }),
    summary: 'Menus of a person within a topic',
    source: 'specification 6 and 7; decision E15',
  }),
};

const paged = {
  page: count(1, limits.newsroomPages, 1),
  size: count(1, limits.newsroomPageMax, limits.newsroomPage),
};

export const hotspot = z.object({
  id,
  title: z.string(),
  source: z.string(),
  /** Popularity; any number, larger means more popular. */
  heat: z.number(),
  trend: z.enum(['up', 'down', 'flat']),
  time: timestamp,
  url: z.optional(z.string()),
});
export type Hotspot = z.output<typeof hotspot>;

/** State of a story: proposed, being written, waiting for its editor, sent back. */
export const storyStates = ['topic', 'draft', 'review', 'returned'] as const;

export const story = z.object({
  id,
  title: z.string(),
  status: z.enum(storyStates),
  /** The desk it is written for. */
  desk: z.string(),
  /** Name of the author. */
  author: z.string(),
  updateTime: timestamp,
  deadline: z.optional(timestamp),
  url: z.optional(z.string()),
});
export type Story = z.output<typeof story>;

/** Data of the board's cards. */
export const boardNews = {
  /** Lists hotspots, most popular first. */
  hotspots: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/bscreen/uec/hotspot/om/cus',
    access: 'session',
    silentOn: quietly,
    input: z.object(paged),
    output: z.object({ ...envelope, result: z.array(hotspot), total: z.int() }),
    summary: 'Hotspots',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** Lists stories that wait for the caller, earliest due date first. */
  todoStories: endpoint({
    method: 'GET',
    path: '/newsroom/zjcloud/browse/user/todo/edit/stories',
    access: 'session',
    silentOn: [500, ...quietly],
    input: z.object(paged),
    output: z.object({ ...envelope, result: z.array(story), total: z.int() }),
    summary: "The person's stories to edit",
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** Ranks desks by stories published in the last `days`, highest first; equal counts share a rank. */
  ranking: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/bscreen/rhcb/docs/getDocCountRanking',
    access: 'session',
    silentOn: quietly,
    input: z.object({
      days: count(1, 366, 30),
      size: count(1, limits.newsroomPageMax, 10),
    }),
    output: z.object({
      ...envelope,
      result: z.array(z.object({ rank: z.int(), name: z.string(), count: z.int() })),
    }),
    summary: 'Desks by published stories',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};

// Response schemas must not transform here: responses of upstream systems are checked with the same schema and passed
// on unchanged. Results are normalised in areas/newsroom.ts.

const created = z.object({ ...envelope, result: z.object({ id }) });

/** Stories, hotspots, rankings, code lists, permissions and menus (specification 7, Workspace and applications; decision E15). */
export const newsroom = {
  ...boardNews,

  /**
   * Proposes a topic, which becomes a story of the caller's with status `topic`. `type` is a code of the list
   * `repthesType`. Idempotent per `clientId`. Error 1323: unknown type.
   */
  proposeTopic: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/repthes',
    access: 'session',
    body: 'json',
    names: { clientId: 'value' },
    input: z.object({
      title: name(limits.topicTitleLength),
      content: z._default(text(limits.topicLength), ''),
      type: id,
      clientId: z.optional(id),
    }),
    output: created,
    summary: 'Propose a topic',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /**
   * Closes or reopens a topic or story that the caller wrote or edits, and its groups (F1); idempotent. Error 1260: any
   * other topic.
   */
  closeTopic: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/repthes/close',
    access: 'session',
    body: 'json',
    names: { id: 'value' },
    input: z.object({ id, closed: flagInput }),
    output: emptyResponse,
    summary: 'Close or reopen a topic',
    source: 'decision F1',
  }),

  /** Returns a code master list. Error 1322: unknown type. */
  codeList: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/repthes/code/{codeType}',
    access: 'session',
    silentOn: quietly,
    names: { codeType: 'value' },
    input: z.object({ codeType: id }),
    output: z.object({
      ...envelope,
      result: z.object({
        codeType: id,
        entries: z.array(z.object({ code: z.string(), value: z.string() })),
      }),
    }),
    summary: 'A code master list',
    source: 'specification 3 and 7; decision E15',
  }),

  ...menus,

  /** Returns the caller's account in the office-automation system. */
  weaverUser: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/usermng/weaver/user',
    access: 'session',
    silentOn: [500, ...quietly],
    input: z.object({}),
    output: z.object({ ...envelope, result: z.object({ userId: id, loginId: z.string() }) }),
    summary: 'The account in the office-automation system',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** Logs that the caller opened the office-automation system. */
  saveWeaverLog: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/usermng/weaver/savelog',
    access: 'session',
    body: 'json',
    silentOn: quietly,
    input: z.object({
      action: text(limits.logActionLength).check(z.minLength(1)),
      detail: z._default(text(limits.logDetailLength), ''),
    }),
    output: emptyResponse,
    summary: 'Log a visit to the office-automation system',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /**
   * Stores the settings of one of the caller's big screens and returns the id that opens it; idempotent per settings.
   */
  createScreen: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/bscreen/uec/inews/param/create',
    access: 'session',
    body: 'json',
    input: z.object({ param: text(limits.screenParamLength).check(z.minLength(1)) }),
    output: created,
    summary: 'Store the settings of a big screen',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
