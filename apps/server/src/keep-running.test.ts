import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childrenOf, keepRunning, processesNaming, type Program, startKept } from './testing/processes.ts';

// Each test starts the whole program up to three times.
vi.setConfig({ testTimeout: 120_000 });

let data: string;
let program: Program | undefined;
const nothingRuns = () => vi.waitFor(() => expect(processesNaming(data)).toEqual([]));
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'portal-kept-'));
});
afterEach(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended;
  program = undefined;
  await nothingRuns();
  rmSync(data, { recursive: true, force: true });
});

/** A port that was free a moment ago: a restarted server must use the same one. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
function launch(port: number): Program {
  program = startKept({ PORTAL_DATA: data, PORTAL_PORT: String(port), PORTAL_DEMO: '0' });
  return program;
}
const serverOf = ({ child }: Program) => childrenOf(child.pid ?? 0)[0] ?? 0;
const times = (supervised: Program) => supervised.output().split('Ctrl-C stops it.').length - 1;

/** Starts the server from a parent that the test can end, with its output in a file that outlives the parent. */
async function startUnder(parent: 'npm' | 'shell', more: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const log = join(data, 'out.log');
  const node = `"${process.execPath}" "${keepRunning}" >"${log}" 2>&1`;
  writeFileSync(join(data, 'package.json'), JSON.stringify({ scripts: { start: `exec ${node}` } }));
  // The shell waits, so that the test decides when the parent ends.
  const [command, args] = parent === 'npm' ? ['npm', ['start']] : ['sh', ['-c', `${node} & sleep 100`]];
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(command, args, {
    cwd: data,
    env: { ...env, PORTAL_DATA: join(data, 'kept'), PORTAL_PORT: String(port), PORTAL_DEMO: '0', ...more },
    stdio: 'ignore',
    detached: true,
  });
  const said = () => readFileSync(log, 'utf8');
  await vi.waitFor(() => expect(said()).toContain('Ctrl-C stops it.'), { timeout: 60_000 });
  const supervised = childrenOf(child.pid ?? 0)[0] ?? 0;
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status;
  return { child, supervised, said, isReady };
}

describe('a parent process that ends', () => {
  it('ends the server, with a line that gives the reason, when it was npm', async () => {
    const { child, said, isReady } = await startUnder('npm');
    expect(await isReady()).toBe(200);
    child.kill('SIGKILL');
    await nothingRuns();
    expect(said()).toContain('npm, which started the server, has ended: the server ends too.');
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['a shell', {}],
    ['a shell that npm runs', { npm_lifecycle_event: 'start' }],
  ])('leaves a background server running when it was %s', async (_, more) => {
    const { child, supervised, said, isReady } = await startUnder('shell', more);
    child.kill('SIGKILL');
    // The parent is checked once a second.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await isReady()).toBe(200);
    expect(said()).not.toContain('has ended');
    process.kill(supervised, 'SIGTERM');
    await nothingRuns();
  });
});

describe('npm start', () => {
  it('restarts a crashed server on the same port, and Ctrl-C stops everything', async () => {
    const port = await freePort();
    const supervised = launch(port);
    await supervised.says(/Ctrl-C/);
    const first = serverOf(supervised);
    process.kill(first, 'SIGKILL');
    await supervised.says(/The server ended \(SIGKILL\) and is started again in 0\.5 s/);
    await vi.waitFor(() => expect(times(supervised)).toBe(2), { timeout: 60_000 });
    expect(serverOf(supervised)).not.toBe(first);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    supervised.child.kill('SIGINT');
    expect((await supervised.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('backs off between close restarts, and can be stopped while waiting', async () => {
    const supervised = launch(await freePort());
    await supervised.says(/Ctrl-C/);
    process.kill(serverOf(supervised), 'SIGKILL');
    await vi.waitFor(() => expect(times(supervised)).toBe(2), { timeout: 60_000 });
    process.kill(serverOf(supervised), 'SIGKILL');
    await supervised.says(/started again in 1 s/);
    supervised.child.kill('SIGTERM');
    expect((await supervised.ended).code).toBe(0);
    expect(times(supervised)).toBe(2);
  });

  it('exits with the error, without retry, when the port is occupied', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await launch(port).ended;
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} .*PORTAL_PORT\\.$`));
  });

  it('exits with the error when a restarted server finds its port occupied', async () => {
    const port = await freePort();
    const supervised = launch(port);
    await supervised.says(/Ctrl-C/);
    process.kill(serverOf(supervised), 'SIGKILL');
    await supervised.says(/started again/);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { code, output } = await supervised.ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`Port ${port} .*PORTAL_PORT`));
  });
});
