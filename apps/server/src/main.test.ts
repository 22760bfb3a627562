import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Program, processesNaming, startProgram } from './testing/processes.ts';

/** Every line names the server instance. */
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

/** The log of a server that refuses one request with a secret in it. */
async function logOfRefusal(env: Record<string, string>) {
  const { program, url } = await start(env);
  await fetch(`${url}/snap-app-im/im/search/web/all.ajax?q=canary-text`, {
    headers: { authorization: 'canary-token' },
  });
  program.child.kill('SIGTERM');
  return program.ended;
}

describe('a server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('stops everything cleanly at %s', async (signal) => {
    const { program, url } = await start();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    program.child.kill(signal);
    expect((await program.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('is not kept from stopping by a connection that never asked for anything', async () => {
    const { program, url } = await start();
    const { port, hostname } = new URL(url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    silent.destroy();
  });

  it('stops when the program that started it is gone', async () => {
    const { program } = await start();
    program.child.disconnect();
    expect((await program.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('leaves no database behind when it is killed, and starts again at once', async () => {
    const { program } = await start();
    program.child.kill('SIGKILL');
    const { program: next, url } = await start();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    next.child.kill('SIGKILL');
    await nothingRuns();
  });

  it('says 503 while its database is away, brings it back and goes on', async () => {
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
  it('writes its log as JSON lines with its instance id to standard output, and words for people beside it', async () => {
    const { stdout, output } = await logOfRefusal({});
    const lines = linesOf(stdout);
    expect(lines).toContainEqual(refused);
    expect(new Set(lines.map(({ instance }) => instance)).size).toBe(1);
    expect(stdout).not.toContain('canary');
    expect(stdout).not.toContain('Ctrl-C');
    expect(output).toContain('Ctrl-C stops it.');
  });

  it('writes its log to PORTAL_LOG_FILE, and nothing to standard output', async () => {
    const file = join(data, 'server.log');
    const { stdout, output } = await logOfRefusal({ PORTAL_LOG_FILE: file });
    expect(stdout).toBe('');
    expect(output).toContain(`Log: ${file}`);
    expect(linesOf(readFileSync(file, 'utf8'))).toContainEqual(refused);
  });

  it('goes on serving, and stops, while no one reads its standard output', async () => {
    const { program, url } = await start();
    program.child.stdout?.pause();
    // More than a pipe holds.
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
  // One sentence: whatever else is printed shows in the failure.
  expect(output.trim()).not.toContain('\n');
  return output;
};

describe('a failed start prints one sentence and exits, with status 75 when a retry may help', () => {
  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await refusal({ PORTAL_PORT: port })).toMatch(new RegExp(`Port ${port} .*PORTAL_PORT`));
    other.close();
    await nothingRuns();
  });

  it('another server on the same folder, which goes on', async () => {
    const { program, url } = await start();
    expect(await refusal({})).toMatch(new RegExp(`already runs .*process ${program.child.pid}.*PORTAL_DATA`));
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  it('a folder of something else', async () => {
    writeFileSync(join(data, 'thesis.txt'), '');
    expect(await refusal({})).toContain('PORTAL_DATA');
  });

  it('a database that cannot be reached, without its password', async () => {
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

  it('a variable that makes no sense', async () => {
    expect(await refusal({ PORTAL_PORT: 'http' })).toContain('PORTAL_PORT is "http"');
  });
});
