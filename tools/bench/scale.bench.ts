import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexConversations } from '../../apps/server/src/areas/messages/search/grams.ts';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { makeOrganisation, portal } from './lib/command.ts';
import { cpuEach, cpuOfTree } from './lib/cpu.ts';
import { fillMessages } from './lib/fill-messages.ts';
import { startFloor } from './lib/floor.ts';
import { memoryOf } from './lib/memory.ts';
import { type Figure, progress, report } from './lib/report.ts';
import { readApart } from './lib/read-apart.ts';
import { signIn } from '../../e2e/signed-in.ts';
import { settleData, withData } from './lib/server-data.ts';
import { percentile, shuffled, spread } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

const [people, warmUps, calls] = [100_000, 60, 300];
const tenantId = 'bench';

interface Read {
  what: string;
  target: string;
  /** Path and query of each call, by number. */
  url: (call: number) => string;
}

/** Typical reads over HTTP, complete calls in sequence, with 100,000 people and a million messages. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const [data, file] = [join(folder, 'data'), join(folder, 'staff.csv')];
  try {
    progress(`importing ${people.toLocaleString('en')} people`);
    await portal(['staff', 'sample', '--people', String(people)], { into: file });
    await makeOrganisation(data, tenantId, file);
    const userId = `${tenantId}~zhangwei`;
    progress('filling in a million messages');
    const messages = await withData(data, (db) =>
      db.tenant(tenantId, (tx) => fillMessages(tx, tenantId, userId)),
    );
    progress('indexing them');
    await indexMessages(data);
    await settleData(data);
    await withServer(async (server) => measure(server, data, messages), { data, env: { PORTAL_DEMO: '0' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the search index of the messages, which the server would otherwise do during the measurement. */
async function indexMessages(data: string): Promise<void> {
  await withData(data, async (db) => {
    const found = await db.tenant(tenantId, (tx) =>
      tx.selectFrom('conversation').select('conversation_id').where('tenant_id', '=', tenantId).execute(),
    );
    const waiting = found.map((row) => row.conversation_id);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, 100);
      // oxlint-disable-next-line no-await-in-loop -- each batch says what is left
      waiting.push(...(await db.tenant(tenantId, (tx) => indexConversations(tx, tenantId, batch))));
    }
  });
}

async function measure(server: PortalServer, data: string, messages: number): Promise<void> {
  const { accessToken, userId } = await signIn(server, 'zhangwei', tenantId);
  const { peers, departments } = await whomToAsk(data, userId);
  const headers = { authorization: `Bearer ${accessToken}`, tenantid: tenantId };
  const { origin } = new URL(server.url);
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).text();
  const common = new URLSearchParams({ tenantId, lang: 'zh' });
  const history = (more: Record<string, string>) =>
    `/snap-app-im/oapi/message/history?${new URLSearchParams({ type: 'user', size: '20', ...more })}&${common}`;
  const peer = (call: number) => peers[call % peers.length] ?? { targetId: '', conversationId: '' };
  progress('waiting for the index of people');
  await read(`/snap-app-im/im/search/web/all.ajax?q=zhang&type=user&${common}`);
  const reads: Read[] = [
    {
      what: 'history, newest page',
      target: 'p95 ≤ 8 ms',
      url: (call) => history({ targetId: peer(call).targetId }),
    },
    {
      what: 'history, a page in the middle',
      target: 'p95 ≤ 8 ms',
      url: (call) =>
        history({
          targetId: peer(call).targetId,
          beforeId: `${peer(call).conversationId}-${50 + ((call * 37) % 400)}`,
        }),
    },
    {
      what: `recent list of ${peers.length} conversations`,
      target: 'p95 ≤ 10 ms',
      url: () => `/snap-app-im/panel-mobile-recent-post?${common}`,
    },
    { what: 'unread counts', target: '', url: () => `/snap-app-im/oapi/message/unread?${common}` },
    {
      what: 'department, a page of 200',
      target: 'p95 ≤ 15 ms',
      url: (call) =>
        `/co/mobile/dept/employeeAndLeader/list?${new URLSearchParams({ deptId: departments[call % departments.length] ?? '', page: '1', size: '200' })}&${common}`,
    },
  ];
  const figures: Figure[] = [];
  for (const { what, target, url } of reads) {
    progress(what);
    // oxlint-disable no-await-in-loop -- one call at a time is what is measured
    const floor = await startFloor(await read(url(0)));
    const urls = (count: number) => Array.from({ length: count }, (_, call) => `${origin}${url(call)}`);
    const before = cpuOfTree(server.pid);
    const { times, floor: bare } = await readApart({
      headers,
      warmUps: urls(warmUps),
      urls: shuffled(urls(calls)),
      floor: floor.url,
    });
    const cpu = cpuEach(before, cpuOfTree(server.pid), calls + warmUps);
    await floor.close();
    const ratio = percentile(times, 0.95) / percentile(bare, 0.95);
    figures.push({
      what,
      measured: spread(times),
      target: `${target} (${ratio.toFixed(1)} × floor, CPU ${cpu})`,
    });
  }
  const { resident, peak } = memoryOf(server.pid);
  report(
    `${people.toLocaleString('en')} people, ${messages.toLocaleString('en')} messages, ${calls} calls each: p50 / p95 / p99`,
    [
      ...figures,
      {
        what: 'memory of the server, now / at its peak',
        measured: `${resident} / ${peak}`,
        target: '≤ 300 MB',
      },
    ],
  );
}

/** The filled conversations, and the largest departments. */
function whomToAsk(data: string, userId: string) {
  return withData(data, (db) =>
    db.tenant(tenantId, async (tx) => {
      const conversations = await tx
        .selectFrom('conversation as c')
        .innerJoin('member as m', 'm.conversation_id', 'c.conversation_id')
        .select(['c.conversation_id', 'c.person_low', 'c.person_high'])
        .where('m.user_id', '=', userId)
        .execute();
      const departments = await tx
        .selectFrom('person_department')
        .select('dept_id')
        .groupBy('dept_id')
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .limit(20)
        .execute();
      return {
        peers: conversations.map((row) => ({
          conversationId: row.conversation_id,
          targetId: (row.person_low === userId ? row.person_high : row.person_low) ?? '',
        })),
        departments: departments.map(({ dept_id }) => dept_id),
      };
    }),
  );
}
