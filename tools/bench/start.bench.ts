import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PortalServer } from '../../e2e/portal-server.ts';
import { ensureBuilt } from '../start/bootstrap.mjs';
import { progress, report } from './lib/report.ts';
import { percentile, timed } from './lib/stats.ts';
import { benchPort } from './lib/with-server.ts';

const rounds = 5;

/** From the start of the server process to a served page: with an empty data folder, and again. */
export async function bench(): Promise<void> {
  ensureBuilt();
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`start ${round} of ${rounds}`);
    const data = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    try {
      // oxlint-disable no-await-in-loop -- one after another is what is measured
      cold.push(await timeToPage(data));
      warm.push(await timeToPage(data));
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  report(`Start to served page, median of ${rounds}`, [
    { what: 'cold: empty data folder, demo of 2,000 people', measured: median(cold) },
    { what: 'warm: second start', measured: median(warm), target: '< 3 s' },
  ]);
}

async function timeToPage(data: string): Promise<number> {
  const server = await PortalServer.create({ data, port: benchPort, env: { PORTAL_DEMO: '2000' } });
  try {
    return await timed(() => Promise.all([server.start(), pageOf(server)]));
  } finally {
    await server.stop();
  }
}

/** Resolves with the first served page. `server.start` rejects when the server ends instead. */
async function pageOf(server: PortalServer): Promise<void> {
  for (;;) {
    const page = await fetch(server.url).catch(() => undefined);
    if (page?.ok) return;
    await delay(10);
  }
}

const median = (times: readonly number[]) => `${(percentile(times, 0.5) / 1000).toFixed(2)} s`;
