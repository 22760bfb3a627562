import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, count, timestamp, emptyAnswer, flagInput, name, text } from '../fields.ts';
import { limits } from '../limits.ts';

/** The role that everyone has (specification, section 6; decision A17). */
export const defaultRole = 'ROLE_DEFAULT';
/** The topic whose menus are the portal's own pages. */
export const portalTopic = 'portal';

/** A failure is told where the answer was to stand, and by no notice (E15). */
const quietly = [503] as const;

export const menu = z.object({
  id,
  /** Absent at the top. */
  parentId: z.optional(id),
  name: z.string(),
  /** A path of the portal, or an address. */
  path: z.string(),
  icon: z.string(),
});
/** An entry of a menu. The list is flat, parents first; `parentId` makes the tree. */
export type Menu = z.output<typeof menu>;

/** What a person may see. */
export const menus = {
  /** What a role of the person's allows; 403 for a role that is not theirs (G10). */
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

  /** The menus that the person's roles open within a topic; topic `portal` is the portal's own pages. */
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
  /** How much it is talked about: any number, larger is more. */
  heat: z.number(),
  trend: z.enum(['up', 'down', 'flat']),
  time: timestamp,
  url: z.optional(z.string()),
});
export type Hotspot = z.output<typeof hotspot>;

/** Where a story stands: proposed, being written, waiting for its editor, sent back. */
export const storyStates = ['topic', 'draft', 'review', 'returned'] as const;

export const story = z.object({
  id,
  title: z.string(),
  status: z.enum(storyStates),
  /** The desk that it is for. */
  desk: z.string(),
  /** Name of who wrote it. */
  author: z.string(),
  updateTime: timestamp,
  deadline: z.optional(timestamp),
  url: z.optional(z.string()),
});
export type Story = z.output<typeof story>;

/** What the cards of the board show. */
export const boardNews = {
  /** What is talked about, most first. */
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

  /** Stories that wait for the person: what is due first comes first. */
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

  /** How many stories each desk has published in the last `days`, most first; the same count has the same rank. */
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

// No schema of a response transforms anything here: what another system says in the server's place is checked by the same
// schema and passed on as it was read. Results get their names in areas/newsroom.ts.

const created = z.object({ ...envelope, result: z.object({ id }) });

/** Stories, hotspots, rankings, code lists, permissions and menus (specification 7, Workspace and applications; decision E15). */
export const newsroom = {
  ...boardNews,

  /**
   * Proposes a topic: it becomes a story of the person's with status `topic`. `type` is a code of list `repthesType`, code
   * 1323 otherwise. A repeated `clientId` returns the first result.
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
   * Closes a topic or story that the person wrote or has on their desk, or opens it again; its groups close and open with
   * it (F1). Code 1260 for any other. A repeat changes nothing.
   */
  closeTopic: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/repthes/close',
    access: 'session',
    body: 'json',
    names: { id: 'value' },
    input: z.object({ id, closed: flagInput }),
    output: emptyAnswer,
    summary: 'Close a topic, or open it again',
    source: 'decision F1',
  }),

  /** A code master list; code 1322 for a type that there is not. */
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

  /** As whom the office-automation system knows the person. */
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

  /** Notes that the person went to the office-automation system. */
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
    output: emptyAnswer,
    summary: 'Note a visit to the office-automation system',
    source: 'specification 7, Workspace and applications; decision E15',
  }),

  /** Keeps the settings of a big screen of the person's, by which it is opened; the same ones have the same id. */
  createScreen: endpoint({
    method: 'POST',
    path: '/newsbdzh/api/bscreen/uec/inews/param/create',
    access: 'session',
    body: 'json',
    input: z.object({ param: text(limits.screenParamLength).check(z.minLength(1)) }),
    output: created,
    summary: 'Keep the settings of a big screen',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
