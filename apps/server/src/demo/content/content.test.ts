import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts';
import { createDemoOrganisation } from '../organisation.ts';
import { knownLogins } from './people.ts';
import { writeDemoContent } from './write-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createDemoOrganisation(server.db, { people: 2_000, password: 'Portal#2026' });
  // Simulates a machine that needs five minutes to write it: longer than the recall limit.
  const present = Date.now() - 5 * 60_000;
  const portal = `${server.url}/snap-portal/`;
  await writeDemoContent(server.db, { storage: server.storage, portal, present });
});
afterAll(() => server.close());

const read = async (who: SignedIn, path: string): Promise<unknown> => {
  const response = await fetch(`${server.url}${path}`, { headers: who.headers });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
};
const signIn = (login: string) => server.signIn(`demo~${login}`, 'Portal#2026');
const rows = z.object({ code: z.string(), result: z.array(z.looseObject({})) });
const listed = z.object({ code: z.string(), list: z.array(z.looseObject({})) });
const stories = z.object({
  result: z.array(
    z.object({ url: z.string(), updateTime: z.optional(z.number()), time: z.optional(z.number()) }),
  ),
});

describe.each(knownLogins)('content for %s at the first sign-in', (login) => {
  let who: SignedIn;
  beforeAll(async () => (who = await signIn(login)));

  it('conversations with history, some unread, and none in the future', async () => {
    const body = z
      .object({ mobileVOList: z.array(z.looseObject({ lastTime: z.number(), unread: z.number() })) })
      .parse(await read(who, '/snap-app-im/panel-mobile-recent-post'));
    expect(body.mobileVOList.length).toBeGreaterThanOrEqual(5);
    const unread = body.mobileVOList.reduce((sum, line) => sum + line.unread, 0);
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(30);
    for (const { lastTime } of body.mobileVOList) expect(lastTime).toBeLessThanOrEqual(Date.now());
  });

  it('a friend request, files of several kinds, favourites, and own applications', async () => {
    const requests = rows.parse(await read(who, '/snap-app-im/friend/obtain/requests'));
    expect(requests.result.length).toBeGreaterThan(0);
    const disk = listed.parse(await read(who, '/co/pan/file/list?size=100'));
    expect(disk.list.length).toBeGreaterThanOrEqual(4);
    const favourites = listed.parse(await read(who, '/co/collection/list?size=50'));
    expect(favourites.list.length).toBeGreaterThanOrEqual(2);
    expect(rows.parse(await read(who, '/co/microapp/user/all')).result.length).toBeGreaterThan(1);
  });

  it('stories and hotspots at most a day old, with working links', async () => {
    const lists = await Promise.all(
      [
        '/newsroom/zjcloud/browse/user/todo/edit/stories',
        '/newsbdzh/api/bscreen/uec/hotspot/om/cus?size=50',
      ].map(async (path) => stories.parse(await read(who, path)).result),
    );
    for (const { url, updateTime = 0, time = 0 } of lists.flat()) {
      expect(Date.now() - Math.max(updateTime, time)).toBeLessThan(24 * 3_600_000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const page = await fetch(`${server.url}${url}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.text()).toMatch(/<p>[^<]{10,}<\/p>/);
    }
  });
});

it('has messages of each kind: recalled, edited, quoted, with reactions, mentions, images and files', async () => {
  const found = await server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('message')
      .select(['kind', 'extras', 'reactions', 'edited_at', 'recalled_at', 'quote_seq', 'sender'])
      .where('tenant_id', '=', 'demo')
      .execute(),
  );
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual(
    expect.arrayContaining(['text', 'image', 'file', 'notice']),
  );
  for (const column of ['reactions', 'edited_at', 'recalled_at', 'quote_seq'] as const) {
    expect(found.filter((row) => row[column] !== null).length).toBeGreaterThan(0);
  }
  const apps = new Set(found.map(({ sender }) => sender).filter((sender) => sender.includes('~app:')));
  expect(apps.size).toBe(2);
});

it('has favourites of every kind', async () => {
  const found = await server.db.tenant('demo', (tx) =>
    tx.selectFrom('favourite').select('kind').distinct().where('tenant_id', '=', 'demo').execute(),
  );
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([
    'app',
    'file',
    'group',
    'image',
    'link',
    'message',
    'note',
    'person',
  ]);
});

test('a page of the demo says who opened it by single sign-on, and others are 404', async () => {
  const garcia = await signIn('garcia');
  const { result } = z.object({ result: z.unknown() }).parse(await read(garcia, '/ssologin/getToken'));
  const token = z.union([z.string(), z.object({ token: z.string() })]).parse(result);
  const text = typeof token === 'string' ? token : token.token;
  const page = await fetch(`${server.url}/snap-portal/demo/stories/w10.html?token=${text}`, {
    headers: { 'accept-language': 'es' },
  });
  expect(await page.text()).toContain('Sesión de José García Muñoz');
  expect((await fetch(`${server.url}/snap-portal/demo/stories/w99.html`)).status).toBe(404);
  expect((await fetch(`${server.url}/snap-portal/demo/secrets/w1.html`)).status).toBe(404);
});

it('leaves an organisation that is too small unchanged', async () => {
  const small = await startTestServer();
  try {
    await createDemoOrganisation(small.db, { people: 3, password: 'Portal#2026' });
    await writeDemoContent(small.db, { storage: small.storage, portal: undefined });
    expect(await small.db.tenant('demo', (tx) => tx.selectFrom('message').select('seq').execute())).toEqual(
      [],
    );
  } finally {
    await small.close();
  }
});
