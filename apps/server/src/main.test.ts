import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Program, processesNaming, startProgram } from './testing/processes.ts';

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
const nothingRuns = () => vi.waitFor(() => expect(processesNaming(data)).toEqual([]), { timeout: 15_000 });

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
    await vi.waitFor(async () => expect(await statusOf(`${url}/readyz`)).toBe(200), { timeout: 20_000 });
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });

  it('writes its log as JSON lines to a file, and keeps the terminal for people', async () => {
    const { program, url } = await start();
    await fetch(`${url}/snap-app-im/im/search/web/all.ajax?q=canary-text`, {
      headers: { authorization: 'canary-token' },
    });
    program.child.kill('SIGTERM');
    const { output } = await program.ended;
    expect(output).not.toContain('{"level"');
    const log = readFileSync(join(data, 'portal.log'), 'utf8');
    const lines = log
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ route: '/snap-app-im/im/search/web/all.ajax', status: 401 }),
    );
    expect(log).not.toContain('canary');
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

  it('a variable that makes no sense', async () => {
    expect(await refusal({ PORTAL_PORT: 'http' })).toContain('PORTAL_PORT is "http"');
  });
});
