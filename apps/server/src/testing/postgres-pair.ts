import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from '../store/embedded/binaries.ts';
import { type Unprivileged, unprivileged } from '../store/embedded/unprivileged.ts';
import { freePort } from './free-port.ts';
import { childrenOf } from './processes.ts';

/** One of the two PostgreSQL servers, a process of its own. */
export interface PairMember {
  port: number;
  /** Runs a statement as superuser; resolves to the first column of the first row. */
  ask(statement: string): Promise<unknown>;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
}

/** A primary and a standby that streams from it. */
export interface PostgresPair {
  /** `PostgreSQL 15.14`. */
  version: string;
  primary: PairMember;
  standby: PairMember;
  /** PORTAL_DATABASE_URL with both hosts. */
  url: string;
  /** PORTAL_DATABASE_URL with these servers. */
  urlOf(...members: PairMember[]): string;
  /** PORTAL_DATABASE_URL with one address that leads to `primary`, and to `standby` after `promote`. */
  urlOfOneAddress: string;
  /** Commits wait for the standby, or not. */
  setSynchronous(on: boolean): Promise<void>;
  /** Resolves when the standby has applied everything. */
  caughtUp(): Promise<void>;
  /** Stops the replication: what is written from now on is lost with the primary. */
  detachStandby(): Promise<void>;
  /** Promotes the standby; resolves when it accepts writes. The earlier primary does, too, unless it was killed. */
  promote(): Promise<void>;
  /** Cuts the connections of the one address. */
  cutConnections(): void;
  close(): Promise<void>;
}

const password = randomBytes(12).toString('hex');

/** Starts both, with an empty database `portal`. Runs Debian's PostgreSQL when it is installed, otherwise the one from npm. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pair-'));
  const binaries = debianBinaries() ?? findBinaries(join(folder, 'lib'));
  const user = unprivileged(binaries.postgres, binaries.libraryPath);
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: binaries.libraryPath, LC_ALL: 'C.UTF-8' };
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  mkdirSync(first, { mode: 0o700 });
  user.own(first);
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  user.own(secret);
  const init = ['-D', first, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8'];
  const made = spawnSync(...user.command(binaries.initdb, [...init, '--locale=C']), {
    ...user.identity,
    env,
  });
  if (made.status !== 0) throw new Error(String(made.stderr));
  writeFileSync(join(first, 'pg_hba.conf'), 'host all,replication all 127.0.0.1/32 scram-sha-256\n');
  // A file copy of a server that does not run is a base backup.
  cpSync(first, second, { recursive: true, preserveTimestamps: true });
  chmodSync(second, 0o700);
  const start = (data: string, port: number) => startMember({ binaries, user, env, data, port });
  const [primaryPort, standbyPort] = await Promise.all([freePort(), freePort()]);
  const primary = await start(first, primaryPort);
  writeFileSync(join(second, 'standby.signal'), '');
  writeFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres password=${password} application_name=standby'\n`,
  );
  giveAll(user, second);
  const standby = await start(second, standbyPort);
  await primary.ask('CREATE DATABASE portal');
  const proxy = await startSwitch(primaryPort);
  const caughtUp = async () => {
    const written = String(await primary.ask('SELECT pg_current_wal_lsn()'));
    await until(standby, `coalesce(pg_last_wal_replay_lsn() >= '${written}', false)`);
  };
  await caughtUp();
  return {
    version: `PostgreSQL ${String(await primary.ask('SHOW server_version'))}`,
    primary,
    standby,
    url: urlOf(primary, standby),
    urlOf,
    urlOfOneAddress: urlOf(proxy),
    async setSynchronous(on) {
      await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '${on ? '*' : ''}'`);
      await primary.ask('SELECT pg_reload_conf()');
      if (on) await until(primary, "EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync')");
    },
    caughtUp,
    async detachStandby() {
      await standby.ask("ALTER SYSTEM SET primary_conninfo = ''");
      await standby.ask('SELECT pg_reload_conf()');
      await until(standby, 'NOT EXISTS (SELECT FROM pg_stat_wal_receiver)');
    },
    async promote() {
      await standby.ask('SELECT pg_promote()');
      proxy.leadTo(standbyPort);
    },
    cutConnections: proxy.cut,
    async close() {
      proxy.close();
      await Promise.all([primary.kill(), standby.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const urlOf = (...at: readonly { port: number }[]) =>
  `postgres://postgres:${password}@${at.map(({ port }) => `127.0.0.1:${port}`).join(',')}/portal`;

async function until(member: PairMember, condition: string) {
  while ((await member.ask(`SELECT ${condition}`)) !== true) await pause(20);
}

function debianBinaries(): Binaries | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root)
    .filter((version) => existsSync(join(root, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a));
  if (newest === undefined || Number(newest) < 15) return undefined;
  const folder = join(root, newest, 'bin');
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), libraryPath: '' };
}

function giveAll(user: Unprivileged, path: string) {
  user.own(path);
  for (const name of readdirSync(path, { recursive: true })) user.own(join(path, String(name)));
}

interface Start {
  binaries: Binaries;
  user: Unprivileged;
  env: Record<string, string | undefined>;
  data: string;
  port: number;
}

async function startMember({ binaries, user, env, data, port }: Start): Promise<PairMember> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    wal_level: 'replica',
    hot_standby: 'on',
    log_min_messages: 'fatal',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(`${data}.log`, 'a');
  const child = spawn(...user.command(binaries.postgres, ['-D', data, ...args]), {
    ...user.identity,
    env,
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  const at = { host: '127.0.0.1', port, user: 'postgres', password };
  const ask: PairMember['ask'] = async (statement) => {
    const client = new pg.Client({ ...at, database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end().catch(() => {});
    }
  };
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 500) throw new Error(`PostgreSQL does not start: see ${data}.log`);
    if (await ask('SELECT 1').then(Boolean, () => false)) break;
    await pause(20);
  }
  return {
    port,
    ask,
    async kill() {
      killTree(child);
      await ended;
    },
  };
}

/** The postmaster first, so that it starts no other process. */
function killTree({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  const children = childrenOf(pid);
  for (const member of [pid, ...children]) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** A TCP proxy, like the one that a database cluster is reached by. */
async function startSwitch(target: number) {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(current, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(port: number) {
      current = port;
    },
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
