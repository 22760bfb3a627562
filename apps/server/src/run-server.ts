import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type App, createApp } from './app.ts';
import { createBackups } from './backup/backup-runs.ts';
import { tidyAvatars } from './areas/avatars/index.ts';
import {
  bindFiles,
  FilesAway,
  type FileStorage,
  openFileStorage,
  sweepPieces,
  tidyDisk,
} from './areas/disk/index.ts';
import { type Config, defaultDemoPassword } from './config.ts';
import { createConfiguration } from './configuration.ts';
import { type DemoAccounts, findDemoAccounts } from './demo-accounts.ts';
import { deleteEnded } from './jobs/housekeeping.ts';
import { startJobs } from './jobs/jobs.ts';
import { pruneEvents } from './live/prune.ts';
import { fileSink, type LogOutput, openLog, outputSink } from './log-output.ts';
import { type Service, startService } from './service.ts';
import { StartupError, systemCode } from './startup-error.ts';
import { codeKeyOf } from './store/code-key.ts';
import { upgradeOrganisations } from './organisation/defaults.ts';
import { openDataFolder } from './store/embedded/data-folder.ts';
import { watchDiskRoom } from './store/disk-room.ts';
import { keepNode } from './store/nodes.ts';
import { isStorageFull } from './store/errors.ts';
import { openStore, type Store } from './store/open-store.ts';
import { reasonOf } from './store/primary.ts';
import { openRedis, redisPrefixOf } from './store/redis.ts';
import { withStartLock } from './store/start-lock.ts';

/** The builds of the apps. */
const appFolders = {
  portal: fileURLToPath(new URL('../../portal/dist/', import.meta.url)),
  console: fileURLToPath(new URL('../../console/dist/', import.meta.url)),
};

const HOUR_MS = 60 * 60 * 1_000;

export interface RunningServer {
  /** URL of the portal. */
  address: string;
  demoAccounts: DemoAccounts;
  /** Whether the build of the portal is there. */
  portalIsBuilt: boolean;
  /** Is not ready for PORTAL_DRAIN_SECONDS, in whose second half the streams end, then waits for running requests and stops everything. */
  stop(): Promise<void>;
}

/** Starts everything. Throws a StartupError with the remedy, and then leaves nothing running. */
export async function runServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const { path, secrets } = openDataFolder(config.data);
  const instanceId = randomUUID();
  const logOutput = openLogOutput(config);
  const log = pino({ base: { instance: instanceId } }, logOutput);
  const room = await watchDiskRoom(path, (short, free) => {
    if (short) log.error({ free }, 'the disk is nearly full: writes are refused');
    else log.warn({ free }, 'there is room on the disk: writes are accepted again');
  });
  const store = await openStore(config, {
    connections: config.databasePool,
    keepsOpen: true,
    name: 'portal-server',
    refusesWrites: config.databaseUrl === undefined ? () => room.isShort() : undefined,
    standby: config.databaseReadUrls && {
      urls: config.databaseReadUrls,
      onAway: (error) =>
        log.warn({ cause: reasonOf(error) }, 'the standby is away: the primary takes its reads'),
    },
    onConnectionLost: (error) => log.warn({ cause: error.message }, 'connection lost'),
    supervised: { room, onTrouble: (what, error) => log.error({ err: error }, what) },
  });
  if (store.connection.pooled && config.busUrl === undefined)
    log.warn('the database is behind a pooler, without notifications: several servers need PORTAL_BUS_URL');
  const storage = await openFileStorage(config.filesUrl, path);
  let draining = false;
  const { owner, standby } = store;
  const backups = createBackups({
    db: store.db.essential,
    folder: config.backupFolder,
    owner,
    standby,
    storage,
    log,
  });
  const redis =
    config.busUrl === undefined
      ? undefined
      : openRedis({
          url: config.busUrl,
          prefix: await redisPrefixOf(store.db),
          onAway: (error) =>
            log.warn({ err: error }, 'the bus is away: polling, and limits of this server alone'),
          onBack: () => log.info('the bus is connected'),
        });
  const serve = async (port: number, startOver: Service['startOver']): Promise<App> => {
    // Also after a restore: a backup may be of an older release.
    await upgradeOrganisations(store.db);
    const app = await createApp({
      db: store.db,
      connection: store.connection,
      redis,
      storage,
      backups,
      log,
      instanceId,
      metrics: {
        logLinesLost: () => logOutput.lost(),
        diskFreeBytes: () => room.free(),
        reads: () => store.db.reads,
      },
      appFolders,
      settings: {
        codeKey: codeKeyOf(config.databaseUrl, secrets),
        publicPassword: defaultDemoPassword,
        messageRate: config.messageRate,
        smsUrl: config.smsUrl,
        identityUrl: config.identityUrl,
        upstreams: config.upstreams,
      },
      proxies: config.proxies,
      origins: config.allowedOrigins,
      metricsFrom: config.metricsFrom,
      frames: config.newsFrameUrl === undefined ? [] : [new URL(config.newsFrameUrl).origin],
      configuration: createConfiguration(store.db, config),
      onRestored: () => startOver('a backup was restored'),
      demoPages: config.demo.people > 0,
      isDraining: () => draining,
    });
    try {
      await listen(app, { ...config, port });
    } catch (error) {
      await app.close();
      throw error;
    }
    void app.warm().catch((error: unknown) => log.warn({ err: error }, 'warming up failed'));
    return app;
  };
  let service: Service;
  const stopBinding = new AbortController();
  try {
    const bind = () =>
      bindFiles(
        store.db.essential,
        storage,
        config.databaseUrl === undefined && config.filesUrl === undefined,
      );
    await withStartLock(store.connection, bind).catch((error: unknown) => {
      if (!(error instanceof FilesAway) && !isStorageFull(error)) throw error;
      log.warn({ cause: error instanceof Error ? error.message : error }, 'the files could not be checked');
      void bindLater(bind, stopBinding.signal, log);
    });
    if (config.demo.people > 0)
      await withStartLock(store.connection, () => makeDemo(store, config, storage, say)).catch(
        (error: unknown) => {
          throw error instanceof FilesAway ? new StartupError(`${error.message}.`, { passing: true }) : error;
        },
      );
    let failedOver = false;
    const stopWatching = store.primary?.onFailOver(() => (failedOver = true));
    service = await startService(serve, config.port, log);
    stopWatching?.();
    store.primary?.onFailOver(() => service.startOver('the database has failed over'));
    if (failedOver) service.startOver('the database has failed over');
  } catch (error) {
    stopBinding.abort();
    await redis?.close();
    storage.close();
    await store.close();
    throw error;
  }
  const { essential } = store.db;
  const stopJobs = startJobs({
    database: essential,
    instanceId,
    jobs: [
      { name: 'ended', every: HOUR_MS, work: () => deleteEnded(essential) },
      { name: 'events', every: HOUR_MS, work: () => pruneEvents(essential) },
      { name: 'disk', every: HOUR_MS, work: () => tidyDisk(essential, storage) },
      { name: 'avatars', every: HOUR_MS, work: () => tidyAvatars(essential, storage.avatars) },
    ],
    onError: (job, error) => log.warn({ err: error, job }, 'housekeeping failed'),
  });
  // With a bucket, each server has its own pieces of requests.
  const sweeping = setInterval(() => {
    sweepPieces(storage).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, HOUR_MS);
  const address = addressOf(service.bound, config);
  const node = keepNode(
    store.db.essential,
    { id: instanceId, address, pool: config.databasePool, isDraining: () => draining },
    (error) => log.warn({ err: error }, 'the list of servers is out of date'),
  );
  log.info({ address }, `The portal is at ${address}`);
  return {
    address,
    demoAccounts: await findDemoAccounts(store.db, config.demo.password),
    portalIsBuilt: existsSync(join(appFolders.portal, 'index.html')),
    async stop() {
      draining = true;
      const told = node.see();
      // Load balancers notice in the first half: a stream that is opened again goes to another server.
      await pause(config.drainSeconds * 500);
      await service.leave(config.drainSeconds * 500);
      await told;
      await node.stop();
      clearInterval(sweeping);
      await stopJobs();
      await backups.settled();
      stopBinding.abort();
      await service.stop();
      await redis?.close();
      storage.close();
      await store.close();
      room.close();
      await logOutput.close();
    },
  };
}

function openLogOutput({ logFile }: Config): LogOutput {
  if (logFile === undefined) return openLog(outputSink(process.stdout));
  try {
    return openLog(fileSink(logFile));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    throw new StartupError(
      `The log file ${logFile} cannot be opened (${systemCode(error)}): correct PORTAL_LOG_FILE, or leave it empty.`,
    );
  }
}

/** Creates the demo organisations when there is no organisation. */
async function makeDemo(
  { db }: Store,
  { demo, host, port }: Config,
  storage: FileStorage,
  say: (line: string) => void,
) {
  const tenant = await db.system((tx) =>
    tx.selectFrom('tenant').select('tenant_id').limit(1).executeTakeFirst(),
  );
  if (tenant) return;
  say(`Making the demo organisation (${demo.people} people) …`);
  const { createDemoOrganisation } = await import('./demo/organisation.ts');
  await createDemoOrganisation(db, demo);
  if (!demo.content) return;
  const { writeDemoContent } = await import('./demo/content/write-content.ts');
  const portal = port === 0 ? undefined : addressOf(null, { host, port });
  await writeDemoContent(db, { storage, portal });
}

async function listen({ http }: App, { host, port }: Config) {
  try {
    await http.listen({ host, port });
  } catch (error) {
    switch (systemCode(error)) {
      case 'EADDRINUSE':
        throw new StartupError(
          `Port ${port} on ${host} is taken by another program: stop that one, or choose another port with PORTAL_PORT.`,
        );
      case 'EACCES':
        throw new StartupError(
          `This user may not listen on port ${port}: choose one above 1023 with PORTAL_PORT.`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartupError(`${host} is not an address of this machine: correct PORTAL_HOST.`);
      default:
        throw error;
    }
  }
}

function addressOf(bound: Service['bound'], { host, port }: Pick<Config, 'host' | 'port'>): string {
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}/snap-portal/`;
}

/** Milliseconds between attempts to reach the files that could not be reached at the start. */
const BIND_EVERY_MS = 2_000;

/** Checks the files as soon as they can be reached. Stops a server that has others: its next start says why. */
async function bindLater(work: () => Promise<void>, signal: AbortSignal, log: Logger): Promise<void> {
  for (;;) {
    await pause(BIND_EVERY_MS);
    if (signal.aborted) return;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StartupError)) continue;
      log.error(error.message);
      process.kill(process.pid, 'SIGTERM');
      return;
    }
  }
}
