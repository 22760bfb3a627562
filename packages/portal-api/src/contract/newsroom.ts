import * as z from 'zod/mini';
import { boardNews } from './board-news.ts';
import { endpoint } from './endpoint.ts';
import { newsroomExamples } from './examples/newsroom.ts';
import { emptyAnswer, envelope, flagInput, id, name, text } from './fields.ts';
import { limits } from './limits.ts';
import { menus, quietly } from './menus.ts';

// Answers here have no form of their own for the portal: what another system says in the server's place is checked by
// the same schema and passed on as it was read.

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
    examples: newsroomExamples.proposeTopic,
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
    examples: newsroomExamples.closeTopic,
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
    examples: newsroomExamples.codeList,
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
    examples: newsroomExamples.weaverUser,
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
    examples: newsroomExamples.saveWeaverLog,
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
    examples: newsroomExamples.createScreen,
    summary: 'Keep the settings of a big screen',
    source: 'specification 7, Workspace and applications; decision E15',
  }),
};
