import { createServer } from 'node:http';
import { once } from 'node:events';
import { codes } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNewsroomRows } from '../../testing/newsroom-rows.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['ann', 'ben']);
  }
  await server.db.tenant('acme', (tx) => addNewsroomRows(tx, 'acme', 'acme~ann'));
  ann = await server.signIn('demo~ann');
});
afterAll(() => server.close());

const get = async (path: string, { url } = server) => {
  const response = await fetch(`${url}${path}`, { headers: ann.headers });
  const body: unknown = await response.json();
  return { status: response.status, body };
};
const menusOf = (userId: string, topicId = 'special') =>
  get(`/newsbdzh/api/usermng/menus/role/${userId}/${topicId}`);

const menu = (menu_id: string, parent_id: string | null, role_id = 'ROLE_DEFAULT') => ({
  tenant_id: 'demo',
  topic_id: 'special',
  menu_id,
  parent_id,
  role_id,
  name: menu_id,
  path: '/',
  icon: 'home',
  sort: 0,
});

/** Founds a topic group as a person; the response's text. */
const foundGroup = async (userId: string, topicId: string) => {
  const { headers } = await server.signIn(userId);
  const response = await fetch(`${server.url}/snap-app-im/oapi/group/create`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'desk',
      introduce: 'about it',
      ids: [userId === 'acme~ann' ? 'acme~ben' : 'acme~ann'],
      creatorId: userId,
      type: '2',
      topicId,
    }),
  });
  return JSON.stringify(await response.json());
};

describe('topics of groups', () => {
  it('founds a group on an own story or a hotspot, and reveals no title of another’s story', async () => {
    expect(await foundGroup('acme~ann', 'published-0')).toContain('"code":"0"');
    expect(await foundGroup('acme~ben', 'h300')).toContain('"code":"0"');
    expect(await foundGroup('acme~ben', 'published-0')).toContain('This topic could not be found.');
    expect(await foundGroup('acme~ben', 'unheard-of')).toContain('This topic could not be found.');
  });
});

describe('the own store', () => {
  it('shows nothing of another organisation', async () => {
    for (const path of [
      '/newsbdzh/api/bscreen/uec/hotspot/om/cus',
      '/newsroom/zjcloud/browse/user/todo/edit/stories',
      '/newsbdzh/api/bscreen/rhcb/docs/getDocCountRanking',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      expect(await get(path)).toMatchObject({ status: 200, body: { code: codes.ok, result: [] } });
    }
    expect(await get('/newsbdzh/api/repthes/code/repthesType')).toMatchObject({
      body: { code: codes.unknownCodeType },
    });
  });

  it('names the portal’s own pages in the requested language, until an organisation has menus of its own', async () => {
    const spanish = await get('/newsbdzh/api/usermng/menus/role/demo~ann/portal?lang=es');
    const first = { id: 'workspace', name: 'Inicio' };
    expect(spanish).toMatchObject({ body: { result: [first, {}, {}, {}, {}, {}] } });
    await server.db.tenant('demo', (tx) =>
      tx
        .insertInto('menu')
        .values({
          tenant_id: 'demo',
          topic_id: 'portal',
          menu_id: 'only',
          parent_id: null,
          role_id: 'ROLE_DEFAULT',
          name: '消息',
          path: '/news/news',
          icon: 'message-square',
          sort: 0,
        })
        .execute(),
    );
    expect((await menusOf('demo~ann', 'portal')).body).toMatchObject({ result: [{ id: 'only' }] });
  });

  it('opens menus by role, hides what is below a hidden one, and ends at cycles', async () => {
    await server.db.tenant('demo', async (tx) => {
      await tx
        .insertInto('menu')
        .values([
          menu('a', null),
          menu('a1', 'a'),
          menu('shut', null, 'ROLE_EDITOR'),
          menu('below', 'shut'),
          menu('ring', null),
          menu('ring1', 'ring'),
        ])
        .execute();
      await tx.updateTable('menu').set({ parent_id: 'ring1' }).where('menu_id', '=', 'ring').execute();
    });
    expect((await menusOf('demo~ann')).body).toMatchObject({
      result: [{ id: 'a' }, { id: 'a1', parentId: 'a' }],
    });
    const editor = '/newsbdzh/api/usermng/permissionList/role/ROLE_EDITOR';
    expect((await get(editor)).status).toBe(403);
    await server.db.tenant('demo', async (tx) => {
      await tx
        .insertInto('person_role')
        .values({ tenant_id: 'demo', user_id: 'demo~ann', role_id: 'ROLE_EDITOR' })
        .execute();
      await tx
        .insertInto('role_permission')
        .values({ tenant_id: 'demo', role_id: 'ROLE_EDITOR', permission: 'story:publish' })
        .execute();
    });
    const { body } = await menusOf('demo~ann');
    expect(body).toMatchObject({ result: [{ id: 'a' }, { id: 'a1' }, { id: 'shut' }, { id: 'below' }] });
    expect((await get(editor)).body).toMatchObject({ result: ['story:publish'] });
  });

  it('shows no one the menus of another person (G10)', async () => {
    expect(await menusOf('demo~ben')).toMatchObject({ status: 403 });
    expect(await menusOf('acme~ann')).toMatchObject({ status: 403 });
  });

  it('stores a topic once, however many devices submit it at the same moment', async () => {
    await server.db.tenant('demo', (tx) =>
      tx
        .insertInto('code_entry')
        .values({ tenant_id: 'demo', code_type: 'repthesType', code: '1', value: '消息', sort: 0 })
        .execute(),
    );
    const propose = async () => {
      const response = await fetch(`${server.url}/newsbdzh/api/repthes`, {
        method: 'POST',
        headers: { ...ann.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title: '题', type: '1', clientId: 'c1' }),
      });
      return response.text();
    };
    const results = await Promise.all(Array.from({ length: 20 }, propose));
    expect(new Set(results).size).toBe(1);
    const { body } = await get('/newsroom/zjcloud/browse/user/todo/edit/stories');
    expect(body).toMatchObject({ total: 1, result: [{ title: '题', status: 'topic' }] });
  });

  it('calls the person in the office-automation system by the name it knows', async () => {
    const path = '/newsbdzh/api/usermng/weaver/user';
    expect((await get(path)).body).toMatchObject({ result: { loginId: 'ann' } });
    await server.db.tenant('demo', (tx) =>
      tx
        .insertInto('weaver_account')
        .values({ tenant_id: 'demo', user_id: 'demo~ann', login_id: '00471' })
        .execute(),
    );
    expect((await get(path)).body).toMatchObject({ result: { userId: 'demo~ann', loginId: '00471' } });
  });
});

it('passes on another system’s responses, and only its own calls fail with it', async () => {
  let status = 200;
  const other = createServer((request, response) => {
    response.writeHead(status);
    response.end(JSON.stringify({ code: 0, result: [], total: 0, requested: request.url }));
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const bound = other.address();
  const newsroom = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  const proxied = await startTestServer({ settings: { upstreams: { newsroom, newsbdzh: undefined } } });
  try {
    await proxied.addTenant('demo');
    await proxied.addPeople('demo', ['ann']);
    const { headers } = await proxied.signIn('demo~ann');
    const ask = (path: string) => fetch(`${proxied.url}${path}`, { headers });
    const stories = '/newsroom/zjcloud/browse/user/todo/edit/stories';
    expect(await (await ask(stories)).json()).toEqual({ code: 0, result: [], total: 0 });
    status = 500;
    const failed = await ask(stories);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await failed.json()).toMatchObject({ code: codes.upstreamFailed, requestId: expect.any(String) });
    expect((await ask('/newsbdzh/api/bscreen/uec/hotspot/om/cus')).status).toBe(200);
  } finally {
    await proxied.close();
    other.close();
  }
});
