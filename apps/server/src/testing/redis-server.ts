import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Whether Debian's `redis-server`, or another one, is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.log('Skipped, as redis-server is not installed (apt-get install redis-server).');

/** A Redis on loopback, a process of its own, which stores nothing. */
export interface RedisServer {
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port, after `kill`. */
  start(): Promise<void>;
  /** Stops responding, with open connections. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startRedisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  const spawnServer = () => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    return { child, ended: once(child, 'exit') };
  };
  let { child, ended } = spawnServer();
  const accepts = async () => {
    for (let tries = 0; !(await isOpen(port)); tries += 1) {
      if (child.exitCode !== null || tries > 500) throw new Error('redis-server does not start');
      await pause(20);
    }
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await accepts();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      ({ child, ended } = spawnServer());
      await accepts();
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}
