import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { systemCode } from '../../startup-error.ts';
import { rotateLog } from '../../log-output.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import type { Durability } from './settings.ts';
import type { Unprivileged } from './unprivileged.ts';

/** Content of PostgreSQL's postmaster.pid. */
export interface Postmaster {
  pid: number;
  status: string;
}

export function readPostmaster(data: DataFolder): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(data.cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? 'starting' } : undefined;
}

/** Whether that process runs and is this folder's PostgreSQL, not a later process with the same pid. */
export function isRunning(data: DataFolder, postmaster: Postmaster): boolean {
  if (!isAlive(postmaster)) return false;
  const { pid } = postmaster;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data.cluster;
    } catch {
      return false;
    }
  }
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)])
    .stdout.toString()
    .includes(data.cluster);
}

/** Whether any process has that pid. */
export function isAlive({ pid }: Postmaster): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/**
 * PostgreSQL under a guard. All users of the database hold the pipe `in-use` open for writing; the starter does so
 * through its standard input and a `cat`. When the last one is gone, for any reason, the guard reads EOF and requests a
 * fast shutdown. The pipe has its reader before PostgreSQL starts: without one, another starter would take it for a database that lost
 * its guard, and stop it. PostgreSQL's pid is written to descriptor 3. $1 program, $2 pipe, $3 library path, then arguments.
 */
const guarded = `
program=$1; pipe=$2; LD_LIBRARY_PATH=$3; DYLD_LIBRARY_PATH=$3; shift 3
export LD_LIBRARY_PATH DYLD_LIBRARY_PATH
[ -p "$pipe" ] || [ ! -e "$pipe" ] || rm -f "$pipe"
# Another starter may make it at the same moment.
[ -p "$pipe" ] || mkfifo -m 600 "$pipe" 2>/dev/null || [ -p "$pipe" ] || exit 1
exec 4<&0 </dev/null
# Opening one end alone would wait for the other.
exec 5<>"$pipe"
exec 6<"$pipe" 7>"$pipe" 5<&-
"$program" "$@" 3>&- 4<&- 6<&- 7>&- & server=$!
echo $server >&3
exec 3>&-
{ read -r _ <&6; kill -INT $server; } 2>/dev/null 4<&- 7>&- & guard=$!
cat <&4 >&7 2>/dev/null 6<&- & holder=$!
exec 4<&- 6<&- 7>&-
wait $server; status=$?
kill $guard $holder 2>/dev/null
exit $status
`;

export interface Guarded {
  /** The guard. Ending its stdin releases the database. */
  child: ChildProcess;
  /** Pid of PostgreSQL; 0 or undefined when it could not be started. */
  pid: Promise<number | undefined>;
}

/** Starts PostgreSQL in its own process group, so that Ctrl-C does not reach it. */
export function startGuarded(
  data: DataFolder,
  binaries: Binaries,
  user: Unprivileged,
  args: string[],
): Guarded {
  rotateLog(data.log);
  const log = openSync(data.log, 'a', 0o600);
  const command = user.command('sh', [
    '-c',
    guarded,
    'portal-postgres',
    binaries.postgres,
    data.inUse,
    binaries.libraryPath,
    ...args,
  ]);
  const child = spawn(...command, {
    ...user.identity,
    cwd: data.path,
    detached: true,
    stdio: ['pipe', log, log, 'pipe'],
    env: { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.stdin?.on('error', () => {});
  const [, , , report] = child.stdio;
  const pid =
    report instanceof Readable ? text(report).then(Number, () => undefined) : Promise.resolve(undefined);
  return { child, pid };
}

/**
 * Creates the database cluster atomically: after a crash only a temporary folder remains, which the next process
 * removes. Of several concurrent processes, the first to finish wins.
 */
export function initialise(
  data: DataFolder,
  binaries: Binaries,
  user: Unprivileged,
  durability: Durability,
): string | undefined {
  sweepHalfMade(data);
  const fresh = `${data.cluster}.new.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  user.own(fresh);
  const passwordFile = `${data.cluster}.password.${process.pid}`;
  writeFileSync(passwordFile, `${data.secrets.superuser}\n`, { mode: 0o600 });
  user.own(passwordFile);
  const command = user.command(binaries.initdb, [
    `--pgdata=${fresh}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]);
  const made = spawnSync(...command, {
    ...user.identity,
    env: {
      PATH: process.env.PATH,
      LD_LIBRARY_PATH: binaries.libraryPath,
      DYLD_LIBRARY_PATH: binaries.libraryPath,
    },
  });
  rmSync(passwordFile);
  if (made.status !== 0) return made.stderr?.toString().trim() || made.error?.message || 'initdb failed';
  // One sync of the file system instead of one per file.
  if (durability === 'durable') spawnSync('sync', ['-f', fresh]);
  try {
    renameSync(fresh, data.cluster);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return undefined;
}

/** Removes unfinished clusters of processes that are gone. */
function sweepHalfMade({ path }: DataFolder) {
  for (const name of readdirSync(path)) {
    const [half, pid] = /^postgres\.(?:new|password)(?:\.(\d+))?$/.exec(name) ?? [];
    if (half === undefined || (pid !== undefined && isAlive({ pid: Number(pid), status: '' }))) continue;
    rmSync(join(path, half), { recursive: true, force: true });
  }
}
