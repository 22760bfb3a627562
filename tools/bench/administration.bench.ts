import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { signIn } from '../../e2e/signed-in.ts';
import { makeOrganisation, portal } from './lib/command.ts';
import { progress, report } from './lib/report.ts';
import { spread, timed } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

const people = 100_000;
const tenantId = 'bench';
/** Calls of each kind. */
const calls = 200;
/** Users that a directory service adds, and how many requests it has under way. */
const users = 2_000;
const connections = 4;
const bulkSize = 100;

/** The console's lists with 100,000 people, and users per second of a directory service. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const inFolder = (name: string) => join(folder, name);
  const [data, file, said] = [inFolder('data'), inFolder('staff.csv'), inFolder('token')];
  try {
    progress(`importing ${people.toLocaleString('en')} people`);
    await portal(['staff', 'sample', '--people', String(people)], { into: file });
    await makeOrganisation(data, tenantId, file);
    await portal(['user', 'role', `${tenantId}~zhangwei`, 'admin'], { data });
    await portal(['scim-token', 'add', '--tenant', tenantId], { data, into: said });
    const token = readFileSync(said, 'utf8').trim().split('\n').at(-1) ?? '';
    await withServer(
      async (server) => {
        const { accessToken } = await signIn(server, 'zhangwei', tenantId);
        await measureLists(server, accessToken);
        await measureScim(server, token);
      },
      { data, env: { PORTAL_DEMO: '0' } },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLists(server: PortalServer, accessToken: string): Promise<void> {
  const { origin } = new URL(server.url);
  const headers = { authorization: `Bearer ${accessToken}`, tenantid: tenantId };
  const call = async (path: string, query: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/co/administration/${path}?${new URLSearchParams(query)}`, {
      headers,
    });
    const text = await response.text();
    if (!response.ok || !text.startsWith('{"code":"0"')) throw new Error(`${path} responded ${text}`);
    return text;
  };
  const tree: {
    departments: { id: string; people: number; children: { id: string }[] }[];
  } = JSON.parse(await call('department/list'));
  const [largest] = tree.departments.toSorted((a, b) => b.people - a.people);
  let cursor = '';
  const nextPage = async () => {
    const page: {
      nextCursor?: string;
    } = JSON.parse(await call('person/list', cursor === '' ? {} : { cursor }));
    cursor = page.nextCursor ?? '';
  };
  const words = ['zhang', '李', 'wxm', 'tanaka', '138', '记者', 'garcia', 'zw'];
  const kinds: Record<string, (index: number) => Promise<unknown>> = {
    'first page, with the total': () => call('person/list'),
    'next page': nextPage,
    'page of a department and those below it': () =>
      call('person/list', { departmentId: largest?.id ?? '', below: '1' }),
    'page of those without a department': () => call('person/list', { withoutDepartment: '1' }),
    'page of a search': (index) => call('person/list', { query: words[index % words.length] ?? '' }),
    'departments with counts': () => call('department/list'),
  };
  const rows = [];
  for (const [what, work] of Object.entries(kinds)) {
    // oxlint-disable no-await-in-loop -- one call at a time is what is measured
    for (let index = 0; index < 20; index += 1) await work(index);
    const times: number[] = [];
    for (let index = 0; index < calls; index += 1) times.push(await timed(() => work(index)));
    const target = what.startsWith('departments') ? {} : { target: 'p95 ≤ 15 ms' };
    rows.push({ what, measured: spread(times), ...target });
    await pause(1_000);
    // oxlint-enable no-await-in-loop
  }
  report(
    `The console with ${people.toLocaleString('en')} people, ${calls} calls each: p50 / p95 / p99`,
    rows,
  );
}

const userOf = (name: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: name,
  externalId: name,
  displayName: `Berg ${name}`,
  title: 'Editor',
  emails: [{ type: 'work', value: `${name}@corp.example`, primary: true }],
});

async function measureScim(server: PortalServer, token: string): Promise<void> {
  const { origin } = new URL(server.url);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin}/scim/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${text}`);
  };
  let next = 0;
  const work = async () => {
    for (let index = next++; index < users; index = next++) {
      // oxlint-disable-next-line no-await-in-loop -- each connection sends one request at a time
      await post('/Users', userOf(`one${index}`));
    }
  };
  const single = await timed(() => Promise.all(Array.from({ length: connections }, work)));
  const bulk = await timed(async () => {
    for (let from = 0; from < users; from += bulkSize) {
      const operations = Array.from({ length: bulkSize }, (_, index) => ({
        method: 'POST',
        path: '/Users',
        bulkId: `b${from + index}`,
        data: userOf(`bulk${from + index}`),
      }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await post('/Bulk', {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
        Operations: operations,
      });
    }
  });
  const perSecond = (milliseconds: number) => `${((users * 1_000) / milliseconds).toFixed(0)} users a second`;
  report(`SCIM: ${users.toLocaleString('en')} new users beside ${people.toLocaleString('en')} people`, [
    { what: `one by one, ${connections} connections`, measured: perSecond(single), target: '≥ 200' },
    { what: `in requests of ${bulkSize}`, measured: perSecond(bulk), target: '≥ 200' },
  ]);
}
