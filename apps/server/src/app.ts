import { contract, type Configuration } from '@snap/portal-api/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { forgetInFavourites } from './areas/collection/index.ts';
import { closeGroupsOfTopic } from './areas/groups/index.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { administrationRoutes } from './areas/administration/routes.ts';
import { avatarRoutes } from './areas/avatars/routes.ts';
import { accountRoutes } from './areas/account/routes.ts';
import { applicationRoutes } from './areas/applications/routes.ts';
import { collectionRoutes } from './areas/collection/routes.ts';
import { createSessionLookup, phoneDelivery, type SessionLookup } from './areas/account/index.ts';
import { directoryRoutes } from './areas/directory/routes.ts';
import { createDepartmentTrees } from './areas/directory/index.ts';
import { createSearchIndexes } from './areas/search/index.ts';
import { diskRoutes } from './areas/disk/routes.ts';
import { friendRoutes } from './areas/friends/routes.ts';
import { groupRoutes } from './areas/groups/routes.ts';
import { messageRoutes } from './areas/messages/routes.ts';
import { createMessageIndexer } from './areas/messages/index.ts';
import { permit, readRights } from './areas/newsroom/index.ts';
import { newsroomRoutes } from './areas/newsroom/routes.ts';
import { settingsRoutes } from './areas/settings/routes.ts';
import { workspaceRoutes } from './areas/workspace/routes.ts';
import { serveDemoPages } from './demo/pages.ts';
import type { FindSession } from './http/authenticate.ts';
import { createFloodGate, type FloodLimits } from './http/flood-gate.ts';
import { createLimits } from './http/limits/limits.ts';
import { registerHealth, type ServerFigures } from './http/health.ts';
import { type AppFolders, serveApps } from './http/portal-files.ts';
import { recordRefusals } from './http/record-refusals.ts';
import type { Route } from './http/route.ts';
import { checkRoutes, registerRoutes } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import { createSystems } from './http/systems.ts';
import { eventsRoute } from './live/events-route.ts';
import { type Live, startLive } from './live/live.ts';
import { serveDocuments } from './openapi/routes.ts';
import { serveScim } from './scim/routes.ts';
import type { Backups, ServerSettings, Services } from './services.ts';
import type { FileStorage } from './areas/disk/index.ts';
import type { Connection, Database } from './store/database.ts';
import { startOutbound } from './store/outbound.ts';
import type { Redis } from './store/redis.ts';

export interface AppOptions {
  db: Database;
  /** For connections outside the pool. */
  connection: Connection;
  /** Connects the servers of the database, instead of the database. */
  redis?: Redis | undefined;
  /** Files. The caller closes it. */
  storage: FileStorage;
  /** Default: the console makes none. */
  backups?: Backups;
  /** Runtime configuration of the portal's pages. */
  configuration: () => Promise<Configuration>;
  /** The built portal and its console. */
  appFolders: AppFolders;
  log: FastifyBaseLogger;
  /** Identifies this process in its log and among the processes of the database. */
  instanceId?: string | undefined;
  settings: ServerSettings;
  metrics?: ServerFigures;
  /** Whether the server is about to stop: it serves, but `/readyz` says that it is not ready. */
  isDraining?: () => boolean;
  /** Networks that may read `/metrics`, beside this machine. */
  metricsFrom?: readonly string[];
  /** Whether the demo's own pages are served. */
  demoPages?: boolean;
  /** Called when a backup was restored: all data cached by this app is then invalid. */
  onRestored?: () => void;
  floodLimits?: FloodLimits;
  /** Trusted reverse proxies. */
  proxies?: readonly string[];
  /** Other origins whose pages may be embedded as frames. */
  frames?: readonly string[];
  /** Other origins whose pages may call with a bearer token (F14). */
  origins?: readonly string[];
}

export interface App {
  http: FastifyInstance;
  /** All registered routes, for tests that check them. */
  routes: readonly Route[];
  /** Warm-up that makes the first requests faster; run after the start. */
  warm(): Promise<void>;
  /** Ends the streams one by one within so many milliseconds, and serves everything else. */
  leave(within: number): Promise<void>;
  /** Ends streams, waits for running requests, and stops. The database stays open. */
  close(): Promise<void>;
}

const noBackups: Backups = { configured: false, start: () => Promise.resolve(undefined) };

/** Grace period for running requests at a stop, in milliseconds. */
const closeGrace = 2_000;

/** Assembles the areas. Throws when contract and routes differ, so that nothing undeclared is served. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    db: database,
    connection,
    redis,
    storage,
    configuration,
    appFolders,
    log,
    instanceId,
    settings,
    backups = noBackups,
  } = options;
  const { essential } = database;
  const { proxies = [], frames = [], origins = [] } = options;
  const http = await createHttpServer({ log, proxies, frames, origins });
  const onError = (error: unknown) => log.warn({ err: error }, 'background work failed');
  const live = await startLive({ database: essential, connection, redis, onError, instanceId });
  const sessions = createSessionLookup(essential);
  live.subscribe(({ type, sessionId }) => {
    if (type === 'kick') sessions.forget(sessionId);
    if (type === 'rules') sessions.forget(null);
    if (type === 'restored') options.onRestored?.();
  });
  const searchIndexes = createSearchIndexes({ database: essential, connection, tail: live, onError });
  const departmentTrees = createDepartmentTrees(database, live);
  const messageIndexer = createMessageIndexer({ database: essential, live, onError });

  const systems = createSystems();
  const createLimiter = createLimits(redis);
  const outbound = startOutbound({
    database: essential,
    key: settings.codeKey,
    deliver: phoneDelivery(settings.smsUrl, (reached) => systems.note('sms', reached)),
    // Neither the phone nor the code: this is a log.
    onExpired: (expired) => log.error(expired, 'a delivery to another system has failed until it expired'),
    onError,
  });
  const services: Services = {
    database,
    live,
    sessions,
    searchIndexes,
    departmentTrees,
    storage,
    outbound,
    log,
    settings,
    installation: { instanceId, diskFree: options.metrics?.diskFreeBytes, backups, systems },
  };
  const routes: Route[] = [
    // Signing in, renewing and signing out must work on a full disk.
    ...accountRoutes({ ...services, database: essential }),
    ...directoryRoutes(services),
    ...searchRoutes(services),
    ...avatarRoutes(services),
    ...friendRoutes(services),
    ...groupRoutes(
      services,
      Object.values(settings.upstreams).some((url) => url !== undefined),
    ),
    ...messageRoutes(services, forgetInFavourites, settings.messageRate, createLimiter),
    ...settingsRoutes(services),
    ...applicationRoutes(services),
    ...workspaceRoutes(services),
    ...newsroomRoutes(services, closeGroupsOfTopic),
    ...diskRoutes(services),
    ...collectionRoutes(services),
    ...administrationRoutes(services),
    eventsRoute({ streams: live.streams }),
  ];
  const close = async () => {
    await live.close();
    // Browsers preconnect. Node does not treat a connection without any request as idle and would wait until it times
    // out.
    const late = setTimeout(() => http.server.closeAllConnections(), closeGrace);
    await http.close();
    clearTimeout(late);
    searchIndexes.close();
    departmentTrees.close();
    await Promise.all([searchIndexes.settled(), messageIndexer.close(), outbound.close()]);
  };
  try {
    checkRoutes(contract, routes);
    const gate = createFloodGate(createLimiter, options.floodLimits);
    registerRoutes(http, routes, {
      ...serving(sessions, live),
      permits: (session, permissions) =>
        database.tenant(session.tenantId, async (tx) => permit(await readRights(tx, session), permissions)),
      gate,
    });
    recordRefusals(http, essential);
    registerHealth(http, database, { ...options, streams: () => live.streams.count() });
    serveDocuments(http);
    serveScim(http, { database, gate, createLimiter });
    if (options.demoPages) serveDemoPages(http, services);
    await serveApps(http, appFolders, configuration);
    await http.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    http,
    routes,
    warm: async () => void (await Promise.all([searchIndexes.warm(), messageIndexer.warm()])),
    leave: (within) => live.streams.leave(within),
    close,
  };
}

/** Sessions whose tenants this server follows from their first request on, before anything is cached for it. */
function serving(sessions: SessionLookup, live: Live): Pick<SessionLookup, 'find' | 'findByMedia'> {
  const serve =
    (find: FindSession): FindSession =>
    async (token) => {
      const session = await find(token);
      if (session) await live.serve(session.tenantId);
      return session;
    };
  return { find: serve(sessions.find), findByMedia: serve(sessions.findByMedia) };
}
