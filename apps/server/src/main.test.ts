import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Program, processesNaming, startProgram } from './testing/processes.ts';

/** Every line contains the instance id. */
const logLine = z.looseObject({ level: z.number(), time: z.number(), msg: z.string(), instance: z.uuid() });

let data: string;
const running = new Set<Program>();

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'portal-main-'));
});
afterEach(async () => {
  for (const program of running) program.child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  running.clear();
  await nothingRuns();
  rmSync(data, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): Program {
  const program = startProgram('main.ts', [], {
    PORTAL_DATA: data,
    PORTAL_PORT: '0',
    PORTAL_DEMO: '0',
    ...env,
  });
  running.add(program);
  void program.ended.then(() => running.delete(program));
  return program;
}
async function start(env: Record<string, string> = {}) {
  const program = launch(env);
  const [, url = ''] = await program.says(/The portal is at (http:\/\/[^/]+)\/snap-portal\//);
  await program.says(/Ctrl-C/);
  return { program, url };
}
const statusOf = async (url: string) => (await fetch(url)).status;
const nothingRuns = () => vi.waitFor(() => expect(processesNaming(data)).toEqual([]));

const linesOf = (log: string) =>
  log
    .trim()
    .split('\n')
    .map((line) => logLine.parse(JSON.parse(line)));

/** Log of a server that refuses one request with a secret in it. */
async function logOfRefusal(env: Record<string, string>) {
  const { program, url } = await start(env);
  await fetch(`${url}/snap-app-im/im/search/web/all.ajax?q=canary-text`, {
    headers: { authorization: 'canary-token' },
  });
  program.child.kill('SIGTERM');
  return program.ended;
}

describe('a server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('shuts down cleanly on %s', async (signal) => {
    const { program, url } = await start();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    program.child.kill(signal);
    expect((await program.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('is not ready for PORTAL_DRAIN_SECONDS before it stops, but still serves', async () => {
    const { program, url } = await start({ PORTAL_DRAIN_SECONDS: '5' });
    program.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(503));
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/docs`)).toBe(200);
    expect((await program.ended).code).toBe(0);
  });

  it('shuts down despite a connection without requests', async () => {
    const { program, url } = await start();
    const { port, hostname } = new URL(url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    silent.destroy();
  });

  it('stops when its parent process is gone', async () => {
    const { program } = await start();
    program.child.disconnect();
    expect((await program.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('leaves no database process when killed, and restarts immediately', async () => {
    const { program } = await start();
    program.child.kill('SIGKILL');
    const { program: next, url } = await start();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    next.child.kill('SIGKILL');
    await nothingRuns();
  });

  it('responds 503 while its database is down, restarts it and continues', async () => {
    const { url } = await start();
    const pid = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        const response = await fetch(`${url}/readyz`);
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      },
      { interval: 2, timeout: 10_000 },
    );
    await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(200));
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });

  const refused = expect.objectContaining({ route: '/snap-app-im/im/search/web/all.ajax', status: 401 });
  it('logs JSON lines with its instance id to standard output, and prints messages for people to standard error', async () => {
    const { stdout, output } = await logOfRefusal({});
    const lines = linesOf(stdout);
    expect(lines).toContainEqual(refused);
    expect(new Set(lines.map(({ instance }) => instance)).size).toBe(1);
    expect(stdout).not.toContain('canary');
    expect(stdout).not.toContain('Ctrl-C');
    expect(output).toContain('Ctrl-C stops it.');
  });

  it('logs to PORTAL_LOG_FILE, and nothing to standard output', async () => {
    const file = join(data, 'server.log');
    const { stdout, output } = await logOfRefusal({ PORTAL_LOG_FILE: file });
    expect(stdout).toBe('');
    expect(output).toContain(`Log: ${file}`);
    expect(linesOf(readFileSync(file, 'utf8'))).toContainEqual(refused);
  });

  it('serves and stops while no one reads its standard output', async () => {
    const { program, url } = await start();
    program.child.stdout?.pause();
    // More than the buffer of a pipe.
    for (let n = 0; n < 1_000; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await statusOf(`${url}/snap-app-im/im/search/web/all.ajax`)).toBe(401);
    program.child.kill('SIGTERM');
    await once(program.child, 'exit');
    expect(program.child.exitCode).toBe(0);
    program.child.stdout?.resume();
  });
});

const refusal = async (env: Record<string, string>, status = 1) => {
  const { code, output } = await launch(env).ended;
  expect(code).toBe(status);
  // One sentence: other output would appear in the failure.
  expect(output.trim()).not.toContain('\n');
  return output;
};

describe('a failed start prints one sentence and exits, with status 75 when a retry may help', () => {
  it('an occupied port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await refusal({ PORTAL_PORT: port })).toMatch(new RegExp(`Port ${port} .*PORTAL_PORT`));
    other.close();
    await nothingRuns();
  });

  it('another server on the same folder, which continues', async () => {
    const { program, url } = await start();
    expect(await refusal({})).toMatch(new RegExp(`already runs .*process ${program.child.pid}.*PORTAL_DATA`));
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  it('a folder with other content', async () => {
    writeFileSync(join(data, 'thesis.txt'), '');
    expect(await refusal({})).toContain('PORTAL_DATA');
  });

  it('an unreachable database, without its password', async () => {
    const url = 'postgres://portal:s3cret@127.0.0.1:9/portal';
    const output = await refusal({ PORTAL_DATABASE_URL: url }, 75);
    expect(output).toMatch(/PORTAL_DATABASE_URL \(127\.0\.0\.1:9\/portal\) cannot be reached/);
    expect(output).not.toContain('s3cret');
  });

  it('a log file that cannot be opened', async () => {
    expect(await refusal({ PORTAL_LOG_FILE: join(data, 'no-folder', 'x.log') })).toMatch(
      /ENOENT.*PORTAL_LOG_FILE/,
    );
  });

  it('a pool that the database has no room for', async () => {
    expect(await refusal({ PORTAL_DATABASE_POOL: '60' })).toContain('use at most 52');
  });

  it('an invalid variable', async () => {
    expect(await refusal({ PORTAL_PORT: 'http' })).toContain('PORTAL_PORT is "http"');
  });
});
