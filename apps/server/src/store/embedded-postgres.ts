import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { findBinaries } from './embedded/binaries.ts';
import {
  type DataFolder,
  makeSocketFolder,
  openDataFolder,
  releaseSocketFolder,
} from './embedded/data-folder.ts';
import { holdPipe, isGuarded } from './embedded/pipe.ts';
import { initialise, isAlive, isRunning, readPostmaster, startGuarded } from './embedded/postmaster.ts';
import { respondsToQuery, entrances, type Entrances, prepareRoles } from './embedded/roles.ts';
import { type Durability, settings } from './embedded/settings.ts';
import { unprivileged } from './embedded/unprivileged.ts';
import { within } from './embedded/within.ts';

export interface EmbeddedPostgres extends Entrances {
  /** True when this call started it, false when it was already running. */
  started: boolean;
  /** Whether the database process is running. */
  running(): boolean;
  /** Releases it. It stops when it has no other users; resolves when it has stopped, or immediately when it has. */
  stop(): Promise<void>;
}

/** Timeout in milliseconds for PostgreSQL to start (including recovery) or stop. */
const TIMEOUT_MS = 60_000;

/**
 * Opens the PostgreSQL of a data folder: joins a running one, otherwise starts it, and creates it if needed. It runs
 * while it has users and stops when the last one is gone, killed ones included. Throws a StartupError with the remedy.
 */
export async function openEmbeddedPostgres(
  folder: string,
  options: { durability?: Durability } = {},
): Promise<EmbeddedPostgres> {
  const data = openDataFolder(folder);
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const open = (await join(data)) ?? (await start(data, options.durability ?? 'durable'));
    if (open) return open;
    await pause(20);
  }
  throw refused(data, 'it does not respond');
}

/** Joins a database that runs under its guard. */
async function join(data: DataFolder): Promise<EmbeddedPostgres | undefined> {
  const hold = holdPipe(data.inUse);
  if (hold === undefined) return undefined;
  const until = Date.now() + TIMEOUT_MS;
  while (isGuarded(data.inUse) && Date.now() < until) {
    const postmaster = readPostmaster(data);
    if (postmaster?.status === 'stopping') break;
    if (postmaster?.status === 'ready' && (await respondsToQuery(entrances(data).superuser))) {
      // Its starter may not have finished the roles, or may be gone.
      await prepareRoles(data, entrances(data).superuser);
      return {
        ...entrances(data),
        started: false,
        running: () => isRunning(data, postmaster),
        stop() {
          closeSync(hold);
          return Promise.resolve();
        },
      };
    }
    await pause(10);
  }
  closeSync(hold);
  return undefined;
}

async function start(data: DataFolder, durability: Durability): Promise<EmbeddedPostgres | undefined> {
  await stopUnguarded(data);
  const binaries = findBinaries(data.libraries);
  const user = unprivileged(binaries.postgres, binaries.libraryPath);
  user.letThrough(data.path);
  if (!existsSync(data.cluster)) {
    const problem = initialise(data, binaries, user, durability);
    if (problem) throw refused(data, problem);
  }
  makeSocketFolder(data);
  user.own(data.socket);
  const { child, pid } = startGuarded(data, binaries, user, [
    '-D',
    data.cluster,
    ...settings(data.socket, durability),
  ]);
  const exited = exitOf(child);
  if (!(await becomesReady(data, await pid, exited))) {
    child.stdin?.end();
    // Another process was faster, or is just stopping: PostgreSQL's own lock decides, and the next round joins or
    // starts.
    const other = readPostmaster(data);
    // Its postmaster.pid is empty for a moment, but its guard is there before.
    if ((other && isRunning(data, other)) || isGuarded(data.inUse)) return undefined;
    throw refused(data, lastLine(data.log));
  }
  const entries = entrances(data);
  await prepareRoles(data, entries.superuser);
  child.unref();
  return {
    ...entries,
    started: true,
    running: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.ref();
      child.stdin?.end();
      if (await othersUse(data, child)) return child.unref();
      await within(TIMEOUT_MS, exited);
      releaseSocketFolder(data);
    },
  };
}

/** Whether it continues because another process still uses it. */
async function othersUse(data: DataFolder, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + 1_000;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if (readPostmaster(data)?.status !== 'ready') return false;
    await pause(5);
  }
  return child.exitCode === null && child.signalCode === null;
}

async function becomesReady(
  data: DataFolder,
  pid: number | undefined,
  exited: Promise<unknown>,
): Promise<boolean> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    if (await within(5, exited)) return false;
    const postmaster = readPostmaster(data);
    // The file may be stale, or of another starter.
    if (postmaster?.status === 'ready' && postmaster.pid === pid) return true;
  }
  return false;
}

/** Stops a PostgreSQL whose guard was killed, so that it can be restarted under one. */
async function stopUnguarded(data: DataFolder) {
  const postmaster = readPostmaster(data);
  if (!postmaster || !isAlive(postmaster)) return;
  if (!isRunning(data, postmaster)) {
    // Another program has the pid of the dead PostgreSQL, which would mistake it for itself.
    rmSync(`${data.cluster}/postmaster.pid`, { force: true });
    return;
  }
  if (isGuarded(data.inUse)) return;
  process.kill(postmaster.pid, 'SIGINT');
  const until = Date.now() + TIMEOUT_MS;
  while (isRunning(data, postmaster)) {
    if (Date.now() > until) throw refused(data, `process ${postmaster.pid} does not stop`);
    await pause(10);
  }
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function lastLine(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return (
    lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? 'it left no message'
  );
}

function refused(data: DataFolder, why: string): StartupError {
  const remedy = why.includes('No space left')
    ? 'make room on its disk.'
    : `see ${data.log}, restore the folder from a backup, or name another one with PORTAL_DATA.`;
  return new StartupError(
    `The database in ${data.path} does not start (${why.replaceAll(/\s+/g, ' ')}): ${remedy}`,
    { passing: true },
  );
}
