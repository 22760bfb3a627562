// npm run cluster: the portal as several servers, on this machine: HAProxy, three servers, a PostgreSQL primary with a standby,
// Redis, and an S3 server. For trying it out: all data is deleted at the end.
//   CLUSTER_PORT=4100 CLUSTER_SERVERS=3 PORTAL_DEMO=2000 npm run cluster
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { hasHaproxy, startHaproxy } from '../../apps/server/src/testing/load-balancers.ts';
import { startPostgresPair } from '../../apps/server/src/testing/postgres-pair.ts';
import { hasRedis, startRedisServer } from '../../apps/server/src/testing/redis-server.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts';
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  nodeBinary,
  root,
  run,
  serverProcess,
} from '../start/bootstrap.mjs';

/** Seconds in which HAProxy notices that a server stops, twice. */
const DRAIN_SECONDS = 4;
/** Milliseconds until a server that ended by itself is started again. */
const RESTART_MS = 1_000;
/** Ends of a server before it first serves, after which the start has failed. */
const MAX_STARTS = 3;
/** Milliseconds for the servers to stop. */
const STOP_MS = 8_000;

const say = (line = '') => void process.stderr.write(`${line}\n`);
const count = Number(process.env.CLUSTER_SERVERS ?? 3);
if (![1, 2, 3].includes(count)) fail('CLUSTER_SERVERS must be 1, 2 or 3.');
/** The usual one is refused through a proxy. */
const demoPassword = process.env.PORTAL_DEMO_PASSWORD || 'Cluster#2026';
const port = Number(process.env.CLUSTER_PORT ?? 4_100);

/** Stopped first: they use the engines. */
const servers: (() => Promise<void>)[] = [];
const engines: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;

if (process.send) await serve();
else await serveApart();

/**
 * Ctrl-C reaches all processes of a terminal's group at once, and the database would stop before the servers. Everything runs
 * in a group of its own, and this process passes the signal on.
 */
async function serveApart(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename], {
    cwd: root,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}

async function serve(): Promise<void> {
  process.on('SIGTERM', () => void end());
  process.on('disconnect', () => void end());
  try {
    await start();
  } catch (error) {
    if (!ending) {
      say(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
    await end();
  }
}

async function start(): Promise<void> {
  ensureInstalled();
  ensureEngines();
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  engines.push(async () => rmSync(folder, { recursive: true, force: true }));
  const pair = await startPostgresPair();
  engines.push(() => pair.close());
  say(`${pair.version}  primary 127.0.0.1:${pair.primary.port}, standby 127.0.0.1:${pair.standby.port}`);
  const redis = await startRedisServer();
  engines.push(() => redis.close());
  say(`Redis             ${redis.url}`);
  const s3 = await startS3Server(join(folder, 's3'));
  engines.push(() => s3.close());
  say(`S3                ${s3.url}`);

  const shared = {
    PORTAL_DATABASE_URL: pair.url,
    PORTAL_DATABASE_READ_URL: pair.urlOf(pair.standby),
    PORTAL_BUS_URL: redis.url,
    PORTAL_FILES_URL: s3.url,
    PORTAL_PROXIES: '127.0.0.1',
    PORTAL_DRAIN_SECONDS: String(DRAIN_SECONDS),
    // People without messages and files, unless asked for: three servers on one machine have enough to do.
    PORTAL_DEMO_CONTENT: process.env.PORTAL_DEMO_CONTENT || '0',
    PORTAL_DEMO_PASSWORD: demoPassword,
    // The pair accepts 100 connections.
    PORTAL_DATABASE_POOL: '15',
  };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  await Promise.all(ports.map((own) => keepServer(own, join(folder, String(own)), shared)));
  for (const [n, own] of ports.entries())
    say(`Server ${n + 1}          http://127.0.0.1:${own}/snap-portal/`);
  const balancer = await startHaproxy(
    ports.map((own) => `127.0.0.1:${own}`),
    port,
  );
  engines.push(() => balancer.close());
  say(`HAProxy           ${balancer.url}/snap-portal/  and  ${balancer.secureUrl}/snap-portal/`);
  say(`Logs              ${folder}/*/portal.log`);
  say();
  say(
    'Try: kill -9 the pid of a server (npm run portal -- node list), stop Redis, promote the standby (SELECT pg_promote()).',
  );
  say(
    `Demo accounts: zhangwei, lina, tanaka, garcia, smith; their password: ${demoPassword}. Ctrl-C stops everything.`,
  );
}

/** Starts a server and restarts it when it ends by itself; resolves when it serves. */
async function keepServer(own: number, data: string, shared: Record<string, string>): Promise<void> {
  mkdirSync(data);
  let stopping = false;
  let stop: (() => void) | undefined;
  let ends = 0;
  let gone: Promise<unknown> = Promise.resolve();
  const { promise: serving, resolve, reject } = Promise.withResolvers<void>();
  const launch = () => {
    const child = spawn(nodeBinary(), serverProcess.args, {
      cwd: root,
      env: {
        ...process.env,
        ...serverProcess.env,
        ...shared,
        PORTAL_PORT: String(own),
        PORTAL_DATA: data,
        PORTAL_LOG_FILE: join(data, 'portal.log'),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2_000)));
    child.on('message', (message) => {
      if (message === 'running') resolve();
    });
    stop = () => child.kill('SIGTERM');
    const follow = async () => {
      const [code, signal] = await once(child, 'exit');
      ends += 1;
      if (ends > MAX_STARTS) reject(new Error(`A server does not start: ${errors.trim()}`));
      if (stopping) return;
      say(
        `The server on port ${own} ended (${signal ?? `status ${code}`}) and is started again. ${errors.trim()}`,
      );
      await pause(RESTART_MS);
      if (!stopping) launch();
    };
    gone = follow();
  };
  launch();
  servers.push(async () => {
    stopping = true;
    stop?.();
    await Promise.race([gone, pause(DRAIN_SECONDS * 1_000 + STOP_MS)]);
  });
  await serving;
}

/** The servers, then the engines that they use, the last one first. */
function end(): Promise<void> {
  ending ??= (async () => {
    say('Stopping …');
    await Promise.all(servers.map((stop) => stop()));
    for (const stop of engines.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await stop().catch((error: unknown) => say(String(error)));
    }
    process.exit();
  })();
  return ending;
}

/** HAProxy and Redis: Debian's packages, when this runs as root. PostgreSQL is Debian's, or the one from npm. */
function ensureEngines(): void {
  for (const [has, name] of [
    [hasHaproxy, 'haproxy'],
    [hasRedis, 'redis-server'],
  ] as const) {
    if (has) continue;
    const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (mayInstall) run('apt-get', ['update', '-qq']);
    if (!mayInstall || !run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]))
      fail(`${name} is not installed: install it (Debian: apt-get install ${name}), then run this again.`);
  }
}
