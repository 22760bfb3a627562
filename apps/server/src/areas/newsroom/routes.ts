import { codes, type Endpoint, newsroom, type WireOf } from '@snap/portal-api/contract';
import { type Call, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { createScreen, proposeTopic, rankDesks, readHotspots, readTodoStories } from './stories.ts';
import { closeTopic } from './topics.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import {
  readCodeList,
  readMenus,
  readPermissions,
  readWeaverUser,
  saveWeaverLog,
} from './user-management.ts';

/** The calls of contract area `newsroom`: from the own store, or from the system that the configuration names (E15). */
export function newsroomRoutes({ database, log, settings: { upstreams } }: Services): Route[] {
  const upstreamAt = (system: string, baseUrl: string | undefined) =>
    baseUrl === undefined
      ? undefined
      : createUpstream({
          baseUrl,
          onFailure: (reason) => log.warn({ system, reason }, 'upstream failed'),
        });
  const stories = upstreamAt('newsroom', upstreams.newsroom);
  const others = upstreamAt('newsbdzh', upstreams.newsbdzh);

  const answered = <E extends Endpoint>(
    endpoint: E,
    upstream: Upstream | undefined,
    own: (tx: Tx, call: Call<E>) => Promise<WireOf<E>>,
  ) =>
    route(endpoint, (call) =>
      upstream
        ? upstream.ask(endpoint, call.input, call.caller)
        : database.tenant(call.caller.tenantId, (tx) => own(tx, call)),
    );

  return [
    answered(newsroom.todoStories, stories, async (tx, { caller, input }) => ({
      code: codes.ok,
      ...(await readTodoStories(tx, caller, input)),
    })),
    answered(newsroom.hotspots, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      ...(await readHotspots(tx, caller, input)),
    })),
    answered(newsroom.proposeTopic, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: { id: await proposeTopic(tx, caller, input) },
    })),
    answered(newsroom.closeTopic, others, async (tx, { caller, input }) => {
      // Without an instance id: every instance is notified at the commit, this one included.
      await closeTopic(tx, caller, input.id, input.closed === 1, '');
      return { code: codes.ok };
    }),
    answered(newsroom.codeList, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: await readCodeList(tx, caller, input.codeType),
    })),
    answered(newsroom.permissions, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: await readPermissions(tx, caller, input.roleId),
    })),
    answered(newsroom.menus, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: await readMenus(tx, caller, input.topicId),
    })),
    answered(newsroom.weaverUser, others, async (tx, { caller }) => ({
      code: codes.ok,
      result: await readWeaverUser(tx, caller),
    })),
    answered(newsroom.saveWeaverLog, others, async (tx, { caller, input }) => {
      await saveWeaverLog(tx, caller, input);
      return { code: codes.ok };
    }),
    answered(newsroom.createScreen, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: { id: await createScreen(tx, caller, input.param) },
    })),
    answered(newsroom.ranking, others, async (tx, { caller, input }) => ({
      code: codes.ok,
      result: await rankDesks(tx, caller, input),
    })),
  ];
}
