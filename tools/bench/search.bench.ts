import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { makeOrganisation, portal } from './lib/command.ts';
import { cpuEach, cpuOfTree } from './lib/cpu.ts';
import { startFloor } from './lib/floor.ts';
import { memoryOf } from './lib/memory.ts';
import { progress, report } from './lib/report.ts';
import { signIn } from '../../e2e/signed-in.ts';
import { percentile, shuffled, spread, timed } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

const people = 100_000;
/** Additional typed names and user ids: too many for the server's cache. */
const sampled = 150;
const repeats = 2;
const tenantId = 'bench';

/** Typed queries by kind of spelling. */
const typed = {
  hanzi: ['张伟', '李娜', '王小明', '欧阳', '建国', '记者'],
  pinyin: ['zhangwei', 'lina', 'wangxiaoming', 'ouyang', 'jianguo', 'lvli'],
  initials: ['zw', 'ln', 'wxm', 'oy', 'ljg'],
  kana: ['たなか', 'さとう', 'すずき', 'ヤマダ'],
  'romaji and Latin': ['tanaka', 'satou', 'garcia', 'jose', 'emily smith'],
  'user id, e-mail, phone': ['zhangwei2', 'm.garcia', 'rongmei', '13800', '1391'],
};

/** Header search over HTTP, from request to last byte, with 100,000 people. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const [data, file] = [join(folder, 'data'), join(folder, 'staff.csv')];
  try {
    progress(`importing ${people.toLocaleString('en')} people`);
    await portal(['staff', 'sample', '--people', String(people)], { into: file });
    await makeOrganisation(data, tenantId, file);
    await withServer(
      async (server) => {
        const { accessToken } = await signIn(server, 'zhangwei', tenantId);
        await measure(server, accessToken, readFileSync(file, 'utf8'));
      },
      { data, env: { PORTAL_DEMO: '0' } },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: PortalServer, accessToken: string, staff: string): Promise<void> {
  const { origin } = new URL(server.url);
  const headers = { authorization: `Bearer ${accessToken}`, tenantid: tenantId };
  const search = async (q: string) => {
    const query = new URLSearchParams({ q, type: 'user', page: '1', size: '20', tenantId, lang: 'zh' });
    const response = await fetch(`${origin}/snap-app-im/im/search/web/all.ajax?${query}`, { headers });
    if (!response.ok) throw new Error(`search responded ${response.status}`);
    return response.text();
  };
  // Respect the rate limit per person: pause outside of the measurement.
  let sent = 0;
  const restInTime = async () => {
    sent += 1;
    if (sent % 1_800 === 0) await pause(10_000);
  };
  const first = await timed(() => search('z'));
  const words = { ...typed, ...sampleOf(staff) };
  const queries = Object.entries(words).flatMap(([kind, texts]) =>
    prefixes(texts).map((q) => ({ q, kind: kindOf(q, kind) })),
  );
  // Warm up with every query.
  let largest = '';
  for (const { q } of queries) {
    // oxlint-disable no-await-in-loop -- one call at a time is what is measured
    await restInTime();
    const result = await search(q);
    if (result.length > largest.length) largest = result;
  }
  const floor = await startFloor(largest);
  const cpuBefore = cpuOfTree(server.pid);
  const times = new Map<string, number[]>();
  const note = (kind: string, time: number) => times.set(kind, [...(times.get(kind) ?? []), time]);
  for (const { q, kind } of shuffled(Array.from({ length: repeats }, () => queries).flat())) {
    await restInTime();
    note(kind, await timed(() => search(q)));
    note('floor', await timed(async () => (await fetch(floor.url, { headers })).text()));
  }
  const cpuAfter = cpuOfTree(server.pid);
  await floor.close();
  const { resident, peak } = memoryOf(server.pid);
  const bare = times.get('floor') ?? [];
  times.delete('floor');
  const all = [...times.values()].flat();
  const ratio = percentile(all, 0.95) / percentile(bare, 0.95);
  report(`Search in ${people.toLocaleString('en')} people, ${all.length} calls: p50 / p95 / p99`, [
    { what: 'all', measured: spread(all), target: 'p95 ≤ 10 ms' },
    ...[...times].map(([kind, own]) => ({ what: `  ${kind} (${own.length})`, measured: spread(own) })),
    {
      what: 'floor: bare server with the largest response',
      measured: spread(bare),
      target: `p95 ratio ${ratio.toFixed(1)}`,
    },
    { what: 'CPU of server and database, each', measured: cpuEach(cpuBefore, cpuAfter, all.length) },
    { what: 'first search after the start', measured: `${first.toFixed(0)} ms` },
    {
      what: 'memory of the server, now / at its peak',
      measured: `${resident} / ${peak}`,
      target: '≤ 300 MB',
    },
  ]);
}

/** Names and user ids sampled from the whole staff file. */
function sampleOf(staff: string): Record<'names as written' | 'user ids', string[]> {
  const rows = shuffled(staff.split('\r\n').slice(1, -1)).slice(0, sampled);
  const column = (index: number) => rows.map((row) => row.split(',')[index] ?? '');
  return { 'names as written': column(1), 'user ids': column(0) };
}

/** All prefixes of each word. */
function prefixes(words: readonly string[]): string[] {
  const growing = words.flatMap((word) => {
    const characters = Array.from(word);
    return characters.map((_, index) => characters.slice(0, index + 1).join(''));
  });
  return [...new Set(growing.map((text) => text.trim()))];
}

function kindOf(q: string, kind: string): string {
  return Array.from(q).length === 1 ? 'one character' : kind;
}
