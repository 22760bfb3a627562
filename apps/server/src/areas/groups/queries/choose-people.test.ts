import { codes, groups } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addApplication } from '../../applications/commands/register.ts';

let server: TestServer;
let ann: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) await server.addTenant(tenant);
  const names = { ann: '安安', ben: '本本', cleo: '可可', dan: '丹丹', eve: '夏夏', gone: '老王' };
  const people = Object.entries(names).map(([login, name]) => ({ login, name }));
  await server.addPeople('demo', people);
  await server.addPeople('acme', ['walker']);
  await server.addDepartments('demo', [
    { path: '总编室', people: ['ann'] },
    { path: '总编室/时政部', people: ['ben', 'eve', 'gone'], leaders: ['cleo'] },
    { path: '总编室/时政部/要闻组', people: ['dan'] },
    { path: '总编室二部' },
  ]);
  await server.addDepartments('acme', [{ path: 'Newsroom', people: ['walker'] }]);
  await server.db.tenant('demo', async (tx) => {
    await sql`UPDATE person SET left_at = now() WHERE login = 'gone'`.execute(tx);
    await sql`UPDATE person SET hide = true WHERE login = 'eve'`.execute(tx);
    const app = { icon: 'bell', redirectUri: 'https://example.org/', group: 'apps' };
    await addApplication(tx, { tenantId: 'demo', appId: 'bot', name: 'Bot', ...app });
  });
  ann = await server.signIn('demo~ann');
});
beforeEach(() => setLimit(500));
afterAll(() => server.close());

async function setLimit(groupMembers: number): Promise<void> {
  const settings = JSON.stringify({ groupMembers });
  await server.db.tenant('demo', (tx) => sql`UPDATE tenant SET settings = ${settings}::jsonb`.execute(tx));
}
async function create(input: {
  name?: string;
  ids?: readonly string[];
  deptIds?: readonly string[];
  type?: '1' | '3';
  lang?: string;
}) {
  const response = await fetch(`${server.url}${groups.create.path}`, {
    method: 'POST',
    headers: { ...ann.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: crypto.randomUUID().slice(0, 16),
      introduce: 'x',
      creatorId: ann.userId,
      ...input,
    }),
  });
  const body: { code: string; msg?: string; result?: { userId: string; name: string; memberCount: number } } =
    await response.json();
  return { status: response.status, ...body };
}
async function loginsOf(groupId: string): Promise<string[]> {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ user_id: string }>`
      SELECT user_id FROM member WHERE conversation_id = ${groupId} AND left_at IS NULL ORDER BY user_id
    `.execute(tx),
  );
  return rows.map(({ user_id }) => user_id.slice('demo~'.length));
}

it('adds everyone listed in a department and below it, and reveals no one who hides', async () => {
  const made = await create({ deptIds: ['总编室/时政部'], ids: ['demo~ben'] });
  expect(await loginsOf(made.result?.userId ?? '')).toEqual(['ann', 'ben', 'cleo', 'dan']);
  expect(made.result?.memberCount).toBe(4);
  const whole = await create({ deptIds: ['总编室', '总编室/时政部/要闻组'] });
  expect(await loginsOf(whole.result?.userId ?? '')).toEqual(['ann', 'ben', 'cleo', 'dan']);
});

it('counts a choice before it makes anything, and returns the count', async () => {
  await setLimit(3);
  const refused = await create({ deptIds: ['总编室/时政部'], ids: ['demo~eve'], lang: 'zh' });
  expect(refused).toMatchObject({ status: 200, code: codes.refused });
  expect(refused.msg).toBe('群成员不能超过3人，现在将有5人。');
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ made: number }>`
      SELECT count(*)::int AS made FROM member m JOIN chat_group g ON g.group_id = m.conversation_id
      WHERE m.user_id = 'demo~eve'
    `.execute(tx),
  );
  expect(rows).toEqual([{ made: 0 }]);
});

it('names those who have left, and adds no one', async () => {
  const refused = await create({ ids: ['demo~ben', 'demo~gone'], lang: 'zh' });
  expect(refused).toMatchObject({ code: codes.refused, msg: '以下人员已离开本单位：老王。' });
});

it('counts people who do not exist, and names no id', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `demo~nobody${index}`);
  const { msg } = await create({ ids, lang: 'zh' });
  expect(msg).toBe('所选人员中有400位不存在，请重新选择。');
  const application = await create({ ids: ['demo~ben', 'demo~app:bot'], lang: 'en' });
  expect(application.msg).toBe('Not found among the people chosen: 1. Choose again.');
});

it.each([
  ['an application', { ids: ['demo~ben', 'app'] }],
  ['a department of another organisation', { deptIds: ['Newsroom'] }],
  ['an empty department', { deptIds: ['总编室二部'] }],
])('refuses %s', async (_, input) => {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ user_id: string }>`SELECT user_id FROM application`.execute(tx),
  );
  const ids = 'ids' in input ? input.ids.map((id) => (id === 'app' ? (rows[0]?.user_id ?? '') : id)) : [];
  expect(await create({ ...input, ids })).toMatchObject({ status: 200, code: codes.refused });
});

it('refuses people of another organisation with 403, alone or among others', async () => {
  expect((await create({ ids: ['demo~ben', 'acme~walker'] })).status).toBe(403);
  expect((await create({ ids: ['demo~ben,acme~walker'] })).status).toBe(403);
});

it('names a temporary chat after its creator and the chosen in their order, cut to 16 characters', async () => {
  const short = { type: '1', ids: ['demo~dan', 'demo~ben'], name: '' } as const;
  expect((await create(short)).result?.name).toBe('安安、丹丹、本本');
  const long = { ...short, ids: ['demo~dan', 'demo~ben', 'demo~cleo', 'demo~eve'] };
  expect((await create(long)).result?.name).toBe('安安、丹丹、本本、可可、夏夏');
  await server.addPeople('demo', [{ login: 'long', name: '🙂'.repeat(10) }]);
  const cut = await create({ ...short, ids: ['demo~long', 'demo~ben'] });
  expect(cut.result?.name).toBe(`安安、${'🙂'.repeat(10)}、本本`);
});

it('takes five hundred people in an address of 60 kB (F6)', async () => {
  const ids = Array.from({ length: 500 }, (_, n) => `demo~${'x'.repeat(100)}${n}`.slice(0, 95) + n);
  const query = new URLSearchParams({ type: '1', ids: ids.join(','), tenantId: 'demo', lang: 'zh' });
  const address = `${server.url}${groups.createTemporary.path}?${query}`;
  expect(address.length).toBeGreaterThan(48_000);
  const response = await fetch(address, { headers: ann.headers });
  // The ids do not exist: the server read the whole address and refuses only for that.
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ code: codes.refused });
  const repeated = new URLSearchParams([
    ['type', '1'],
    ...['ben', 'cleo', 'dan'].map((id) => ['ids', `demo~${id}`]),
  ]);
  const made = await fetch(`${server.url}${groups.createTemporary.path}?${repeated}`, {
    headers: ann.headers,
  });
  expect(await made.json()).toMatchObject({ code: codes.ok, result: { name: '安安、本本、可可、丹丹' } });
});

it('begins a chat with all that a group holds, over GET and over POST, as a form and as JSON (F6)', async () => {
  const logins = Array.from({ length: 499 }, (_, n) => `crowd${n}`);
  await server.addPeople('demo', logins);
  const ids = logins.map((login) => `demo~${login}`);
  const address = `${server.url}${groups.createTemporary.path}`;
  const parameters = (clientGroupId: string) =>
    new URLSearchParams([['clientGroupId', clientGroupId], ...ids.map((id) => ['ids', id])]);
  const json = {
    headers: { ...ann.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, clientGroupId: 'by-json' }),
  };
  const responses = await Promise.all([
    fetch(`${address}?${parameters('by-get')}`, { headers: ann.headers }),
    fetch(address, { method: 'POST', headers: ann.headers, body: parameters('by-form') }),
    fetch(address, { method: 'POST', ...json }),
  ]);
  for (const response of responses) {
    // oxlint-disable-next-line no-await-in-loop
    const { code, result }: Awaited<ReturnType<typeof create>> = await response.json();
    expect(code).toBe(codes.ok);
    // oxlint-disable-next-line no-await-in-loop
    expect(await loginsOf(result?.userId ?? '')).toHaveLength(500);
  }
});

it.each([
  [
    403,
    { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ],
  [415, { 'content-type': 'text/plain' }],
])('is refused with %i where another site could post it: %o', async (status, headers) => {
  const response = await fetch(`${server.url}${groups.createTemporary.path}`, {
    method: 'POST',
    headers: { ...ann.headers, ...headers },
    body: '{"ids":["demo~ben","demo~cleo"]}',
  });
  expect(response.status).toBe(status);
});
