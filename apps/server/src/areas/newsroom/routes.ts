import { codes, type Endpoint, newsroom, type WireOf } from '@snap/portal-api/contract';
import { type Call, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { rankDesks, readHotspots, readTodoStories } from './queries/stories.ts';
import { createScreen } from './commands/create-screen.ts';
import { proposeTopic } from './commands/propose-topic.ts';
import { type CloseGroups, closeTopic } from './commands/close-topic.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { readCodeList, readMenus, readPermissions, readWeaverUser } from './queries/user-management.ts';
import { saveWeaverLog } from './commands/log-visit.ts';

/** The calls of contract area `newsroom`: from the own store, or from the system that the configuration names (E15). */
export function newsroomRoutes(
  { database, log, settings: { upstreams }, installation }: Services,
  closeGroups: CloseGroups,
): Route[] {
  const upstreamAt = (system: 'newsroom' | 'newsbdzh', baseUrl: string | undefined) =>
    baseUrl === undefined
      ? undefined
      : createUpstream({
          baseUrl,
          onFailure: (reason) => log.warn({ system, reason }, 'upstream failed'),
          onContact: (reached) => installation.systems.note(system, reached),
        });
  const stories = upstreamAt('newsroom', upstreams.newsroom);
  const others = upstreamAt('newsbdzh', upstreams.newsbdzh);

  const forwarded = <E extends Endpoint>(
    endpoint: E,
    upstream: Upstream | undefined,
    own: (tx: Tx, call: Call<E>) => Promise<WireOf<E>>,
  ) =>
    route(endpoint, (call) =>
      upstream
        ? upstream.request(endpoint, call.input, call.actor)
        : database.tenant(call.actor.tenantId, (tx) => own(tx, call)),
    );

  return [
    forwarded(newsroom.todoStories, stories, async (tx, { actor, input }) => ({
      code: codes.ok,
      ...(await readTodoStories(tx, actor, input)),
    })),
    forwarded(newsroom.hotspots, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      ...(await readHotspots(tx, actor, input)),
    })),
    forwarded(newsroom.proposeTopic, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: { id: await proposeTopic(tx, actor, input) },
    })),
    forwarded(newsroom.closeTopic, others, async (tx, { actor, input }) => {
      await closeTopic(tx, actor, input.id, input.closed === 1, closeGroups);
      return { code: codes.ok };
    }),
    forwarded(newsroom.codeList, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: await readCodeList(tx, actor, input.codeType),
    })),
    forwarded(newsroom.permissions, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: await readPermissions(tx, actor, input.roleId),
    })),
    forwarded(newsroom.menus, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: await readMenus(tx, actor, input.topicId),
    })),
    forwarded(newsroom.weaverUser, others, async (tx, { actor }) => ({
      code: codes.ok,
      result: await readWeaverUser(tx, actor),
    })),
    forwarded(newsroom.saveWeaverLog, others, async (tx, { actor, input }) => {
      await saveWeaverLog(tx, actor, input);
      return { code: codes.ok };
    }),
    forwarded(newsroom.createScreen, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: { id: await createScreen(tx, actor, input.param) },
    })),
    forwarded(newsroom.ranking, others, async (tx, { actor, input }) => ({
      code: codes.ok,
      result: await rankDesks(tx, actor, input),
    })),
  ];
}
