import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childrenOf, processesNaming, type Program, startKept } from './testing/processes.ts';

// Each test starts the whole program up to three times.
vi.setConfig({ testTimeout: 120_000 });

let data: string;
let program: Program | undefined;
const nothingRuns = () => vi.waitFor(() => expect(processesNaming(data)).toEqual([]), { timeout: 15_000 });
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

/** A port that was free a moment ago: a restarted server must come back to the same. */
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
const times = (kept: Program) => kept.output().split('Ctrl-C stops it.').length - 1;

describe('npm start', () => {
  it('starts the server again when it dies, on the same port, and Ctrl-C then stops everything', async () => {
    const port = await freePort();
    const kept = launch(port);
    await kept.says(/Ctrl-C/);
    const first = serverOf(kept);
    process.kill(first, 'SIGKILL');
    await kept.says(/The server ended \(SIGKILL\) and is started again in 0\.5 s/);
    await vi.waitFor(() => expect(times(kept)).toBe(2), { timeout: 60_000 });
    expect(serverOf(kept)).not.toBe(first);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    kept.child.kill('SIGINT');
    expect((await kept.ended).code).toBe(0);
    expect(processesNaming(data)).toEqual([]);
  });

  it('waits longer before each start that follows closely, and a stop during the wait ends it', async () => {
    const kept = launch(await freePort());
    await kept.says(/Ctrl-C/);
    process.kill(serverOf(kept), 'SIGKILL');
    await vi.waitFor(() => expect(times(kept)).toBe(2), { timeout: 60_000 });
    process.kill(serverOf(kept), 'SIGKILL');
    await kept.says(/started again in 1 s/);
    kept.child.kill('SIGTERM');
    expect((await kept.ended).code).toBe(0);
    expect(times(kept)).toBe(2);
  });

  it('ends with its sentence, and tries no more, when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await launch(port).ended;
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} .*PORTAL_PORT\\.$`));
  });

  it('ends with its sentence when a restarted server finds its port taken', async () => {
    const port = await freePort();
    const kept = launch(port);
    await kept.says(/Ctrl-C/);
    process.kill(serverOf(kept), 'SIGKILL');
    await kept.says(/started again/);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { code, output } = await kept.ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`Port ${port} .*PORTAL_PORT`));
  });
});
