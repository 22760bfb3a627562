import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { signIn } from '../../e2e/signed-in.ts';
import { makeOrganisation, portal } from './lib/command.ts';
import { progress, report } from './lib/report.ts';
import { settleData, withData } from './lib/server-data.ts';
import { percentile, spread, timed } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

/** `BENCH_AUDIT_ROWS` for a machine with less room: 10 million take 5 GB. */
const entries = Number(process.env['BENCH_AUDIT_ROWS'] ?? 10_000_000);
const [people, batch, calls] = [5_000, 500_000, 200];
const tenantId = 'bench';
const yearMs = 365 * 86_400_000;

/** Searches of the audit log over HTTP, whole calls in sequence. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const [data, file] = [join(folder, 'data'), join(folder, 'staff.csv')];
  try {
    progress(`importing ${people.toLocaleString('en')} people`);
    await portal(['staff', 'sample', '--people', String(people)], { into: file });
    await makeOrganisation(data, tenantId, file);
    await portal(['user', 'role', `${tenantId}~zhangwei`, 'admin'], { data });
    progress(`writing ${entries.toLocaleString('en')} entries`);
    const ids = await fill(data);
    await settleData(data);
    await withServer((server) => measure(server, ids), { data, env: { PORTAL_DEMO: '0' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A year: mostly sign-ins of everyone; every hundredth entry a change, a third of them by one administrator; some imports
 * of thousands at the same moment. Returns the people.
 */
async function fill(data: string): Promise<string[]> {
  return withData(data, async (db) => {
    const { rows } = await db.tenant(tenantId, (tx) =>
      sql<{ id: string }>`SELECT user_id AS id FROM person WHERE kind = 'person' ORDER BY user_id`.execute(
        tx,
      ),
    );
    const ids = rows.map(({ id }) => id);
    for (let from = 1; from <= entries; from += batch) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      await db.tenant(tenantId, (tx) =>
        sql`
          INSERT INTO audit (tenant_id, at, action, user_id, actor_id, address, detail, before, after)
          SELECT ${tenantId}, now() - interval '365 days' * (1 - moment::float8 / ${entries}), action, (${ids}::text[])[1 + n % ${ids.length}::int],
            CASE WHEN n % 100 = 0 THEN (${ids}::text[])[CASE WHEN n % 300 = 0 THEN 1 ELSE 1 + n / 7 % 50 END] END,
            '192.0.2.17', '{}', CASE WHEN n % 100 = 0 THEN '{"position": "Editor"}'::jsonb END,
            CASE WHEN n % 100 = 0 THEN '{"position": "Reporter"}'::jsonb END
          FROM generate_series(${from}::int, ${Math.min(from + batch - 1, entries)}::int) AS n
          CROSS JOIN LATERAL (SELECT CASE
            WHEN n % 100000 = 0 THEN 'role-given'
            WHEN n % 100 = 0 THEN 'person-changed'
            WHEN n % 10 = 1 THEN 'sign-out'
            WHEN n % 25 = 2 THEN 'sign-in-refused'
            ELSE 'sign-in' END AS action,
            -- Every hundredth block of 5,000 is of one moment.
            CASE WHEN n / 5000 % 100 = 0 THEN n / 5000 * 5000 ELSE n END AS moment) kinds`.execute(tx),
      );
    }
    return ids;
  });
}

/** Each a day of the year. */
const during = (call: number) => {
  const from = Date.now() - yearMs * ((call % 50) / 50) - 86_400_000;
  return { from: String(Math.round(from)), until: String(Math.round(from + 86_400_000)) };
};

async function measure(server: PortalServer, ids: readonly string[]): Promise<void> {
  const { accessToken } = await signIn(server, 'zhangwei', tenantId);
  const { origin } = new URL(server.url);
  const headers = { authorization: `Bearer ${accessToken}`, tenantid: tenantId };
  const fetchPage = async (search: Record<string, string>) => {
    const query = new URLSearchParams({ size: '50', tenantId, ...search });
    const response = await fetch(`${origin}/co/administration/audit/list?${query}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`audit responded ${response.status}: ${text}`);
    return text;
  };
  const person = (call: number) => ids[(call * 7_919) % ids.length] ?? '';
  const administrator = ids[0] ?? '';
  const searches: Record<string, (call: number) => Record<string, string>> = {
    'the newest': () => ({}),
    'a day': during,
    'an action': (call) => ({ action: ['person-changed', 'role-given', 'sign-in'][call % 3] ?? '' }),
    'a kind on a day': (call) => ({ kind: 'signIns', ...during(call) }),
    'whom it concerns': (call) => ({ personId: person(call) }),
    'who acted': (call) => ({ actorId: call % 2 === 0 ? administrator : person(call) }),
    'who acted, a rare kind': () => ({ actorId: administrator, kind: 'roles' }),
    'who acted on whom': (call) => ({ actorId: administrator, personId: person(call) }),
  };
  const figures = [];
  const all: number[] = [];
  for (const [what, search] of Object.entries(searches)) {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one call at a time is what is measured
      times.push(await timed(() => fetchPage(search(call))));
    }
    all.push(...times);
    figures.push({ what, measured: spread(times) });
  }
  report(`audit log of ${entries.toLocaleString('en')} entries, p50 / p95 / p99`, [
    ...figures,
    { what: 'all searches, p95', measured: `${percentile(all, 0.95).toFixed(1)} ms`, target: '≤ 100 ms' },
  ]);
}
