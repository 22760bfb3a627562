import { codes } from '@snap/portal-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/responses.ts';
import { createEventClient } from '../../../testing/event-client.ts';
import { atWork } from '../../../testing/people-at-work.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { removeApplication } from './register.ts';

let server: TestServer;
let ann: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) {
    await server.addTenant(tenant);
    await server.addPeople(tenant, ['ann', 'ben']);
  }
  await server.addApp('demo', 'oa');
  await server.addApp('demo', 'crm');
  await server.addApp('demo', 'mam');
  await server.addApp('demo', 'cms');
  await server.addApp('acme', 'desk');
  ann = await server.signIn('demo~ann');
});
beforeEach(() => server.db.tenant('demo', (tx) => tx.deleteFrom('own_app').execute()));
afterAll(() => server.close());

const call = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { ...ann.headers, ...headers } });
const add = (appId: string, headers?: Record<string, string>) =>
  call(`/co/microapp/user/add?appId=${appId}`, headers);
const obtain = (appid: string) =>
  fetch(`${server.url}/co/oapi/obtainmycode`, {
    method: 'POST',
    headers: ann.headers,
    body: new URLSearchParams({ appid }),
  });
const own = async () => {
  const rows = await server.db.tenant('demo', (tx) =>
    tx.selectFrom('own_app').select(['user_id', 'app_id']).orderBy('added_at').execute(),
  );
  return rows.map(({ user_id, app_id }) => `${user_id} ${app_id}`);
};

describe('a person’s own applications', () => {
  it('are added once by any number of requests, which all succeed', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await add('oa'))));
    expect(new Set(results)).toEqual(new Set([codes.ok]));
    expect(await own()).toEqual(['demo~ann oa']);
  });

  it('are not changed by a prefetch, another site, or an opened address (A13, G19)', async () => {
    const { authorization = '' } = ann.headers;
    for (const path of ['add', 'delete']) {
      const address = `${server.url}/co/microapp/user/${path}?appId=oa`;
      for (const headers of [
        { authorization },
        { ...ann.headers, 'sec-purpose': 'prefetch' },
        { ...ann.headers, 'sec-purpose': 'prefetch;prerender' },
        { ...ann.headers, purpose: 'prefetch' },
        { ...ann.headers, 'sec-fetch-site': 'none' },
        { ...ann.headers, 'sec-fetch-site': 'cross-site' },
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- each by itself
        expect((await fetch(address, { headers })).status).toBe(403);
      }
      // oxlint-disable-next-line no-await-in-loop -- the cookies alone prove nothing
      expect((await fetch(address, { headers: { cookie: ann.cookies, tenantid: 'demo' } })).status).toBe(401);
    }
    expect(await own()).toEqual([]);
  });

  it('are of the own organisation, and gone with the application', async () => {
    expect(await codeOf(await add('desk'))).toBe(codes.unknownApp);
    await add('crm');
    await server.db.tenant('demo', (tx) => removeApplication(tx, 'demo', 'crm'));
    expect(await own()).toEqual([]);
  });

  it('are in the order that the person gave them, on each list, and a new one comes last', async () => {
    const { applications } = (await atWork(server, 'demo~ann')).api;
    const order = async () => (await applications.own({})).map(({ id }) => id);
    for (const id of ['oa', 'cms']) {
      // oxlint-disable-next-line no-await-in-loop -- the order in which they are chosen counts
      await add(id);
    }
    expect(await order()).toEqual(['oa', 'cms']);
    await applications.sortOwn({ ids: ['cms', 'unknown', 'oa'] });
    await add('mam');
    expect(await order()).toEqual(['cms', 'oa', 'mam']);
    const [group] = await applications.list({});
    expect(group?.apps.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place]]))).toEqual([
      ['oa', 1],
      ['mam', 2],
      ['cms', 0],
    ]);
    await applications.sortOwn({ ids: ['mam'] });
    expect(await order()).toEqual(['mam', 'oa', 'cms']);
    const ben = await atWork(server, 'demo~ben');
    await ben.api.applications.addOwn({ appId: 'oa' });
    await ben.api.applications.sortOwn({ ids: ['cms', 'oa'] });
    expect((await ben.api.applications.own({})).map(({ id }) => id)).toEqual(['oa']);
    expect(await order()).toEqual(['mam', 'oa', 'cms']);
  });

  it('notify the person’s other devices when they change, and only then', async () => {
    const other = createEventClient(server.url, (await server.signIn('demo~ann')).accessToken);
    await other.connect();
    await add('oa');
    await add('oa');
    await call('/co/microapp/user/delete?appId=oa');
    await call('/co/microapp/user/delete?appId=oa');
    await add('oa');
    const { api } = await atWork(server, 'demo~ann');
    await api.applications.sortOwn({ ids: ['oa'] });
    await api.applications.sortOwn({ ids: ['oa'] });
    await other.until(({ length }) => length === 4);
    expect(other.received.map(({ event }) => event)).toEqual([
      { type: 'apps' },
      { type: 'apps' },
      { type: 'apps' },
      { type: 'apps' },
    ]);
    other.close();
  });
});

it('gives no code for an application of another organisation', async () => {
  expect((await obtain('acme~desk')).status).toBe(403);
  expect(await codeOf(await obtain('desk'))).toBe(codes.unknownApp);
});
