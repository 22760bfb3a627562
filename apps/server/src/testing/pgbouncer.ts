import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unprivileged } from '../store/embedded/unprivileged.ts';
import { freePort } from './free-port.ts';

const program = 'pgbouncer';

/** Whether Debian's `pgbouncer`, or another one, is installed. */
export const hasPgBouncer = spawnSync(program, ['--version']).status === 0;
if (!hasPgBouncer) console.log('Skipped, as pgbouncer is not installed (apt-get install pgbouncer).');

/** A PgBouncer in transaction mode on loopback, a process of its own. */
export interface PgBouncer {
  /** PORTAL_DATABASE_URL through it. */
  url: string;
  /** Everything that it has logged. */
  log(): string;
  close(): Promise<void>;
}

/** @param target The database that it leads to, and the role that it accepts. */
export async function startPgBouncer(target: {
  port: number;
  database: string;
  user: string;
  password: string;
}): Promise<PgBouncer> {
  const { database, user, password } = target;
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  const port = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    // Fewer than the servers open: they share them.
    default_pool_size: 8,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(folder, 'users'), `"${user}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    ['[databases]', `${database} = host=127.0.0.1 port=${target.port}`, '[pgbouncer]', ...lines, ''].join(
      '\n',
    ),
  );
  chmodSync(folder, 0o755);
  // Like PostgreSQL, it refuses to run as root.
  const runner = unprivileged(program, '');
  const child = spawn(...runner.command(program, [join(folder, 'pgbouncer.ini')]), {
    ...runner.identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const accepts = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  while (!(await accepts())) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${log}`);
    await pause(20);
  }
  return {
    url,
    log: () => log,
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
