import { createTokenSession } from '@snap/portal-api';
import { createContactSource, createPersonLoader } from '@snap/portal-api/contact-source';
import { disk, eventStreamPath, uploadPath } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPassword } from '../testing/world.ts';

const allowed = 'https://intranet.example';
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const friendly = { origin: allowed, 'sec-fetch-site': 'cross-site' };
const unread = '/snap-app-im/oapi/message/unread';
/** A GET with side effects. */
const star = '/co/friend/setstar?friendId=demo~li&starFriend=1';

let server: TestServer;
let closed: TestServer;
let zhang: SignedIn;
let file: string;
beforeAll(async () => {
  [server, closed] = await Promise.all([startTestServer({ origins: [allowed] }), startTestServer()]);
  for (const one of [server, closed]) {
    // oxlint-disable-next-line no-await-in-loop -- two servers
    await one.addTenant('demo');
    // oxlint-disable-next-line no-await-in-loop
    await one.addPeople('demo', ['zhang', 'li']);
  }
  zhang = await server.signIn('demo~zhang');
  file = await uploadFile(server, zhang, { name: 'a.txt', bytes: 'hello' });
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const get = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { ...zhang.headers, ...headers } });
const cors = (response: Response) => response.headers.get('access-control-allow-origin');

describe('a page of an allowed origin (F14)', () => {
  it.each([unread, star, `${disk.download.path}?fileId=FILE`])('calls %s with its token', async (path) => {
    const reply = await get(path.replace('FILE', file), friendly);
    expect([reply.status, cors(reply)]).toEqual([200, allowed]);
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('vary')).toMatch(/Origin/i);
    expect(reply.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('reads error responses', async () => {
    const results = await Promise.all([
      get(unread, { ...friendly, authorization: 'Bearer nothing' }),
      get('/co/mobile/user/obtain', friendly),
      get('/co/nothing', friendly),
      get('/co/webim/login', friendly),
    ]);
    expect(results.map((reply) => [reply.status, cors(reply)])).toEqual([
      [401, allowed],
      [400, allowed],
      [404, allowed],
      [405, allowed],
    ]);
  });

  it('reads the event stream', async () => {
    const ended = new AbortController();
    const reply = await get(eventStreamPath, friendly, { signal: ended.signal });
    expect([reply.status, cors(reply)]).toEqual([200, allowed]);
    ended.abort();
  });

  it.each([unread, eventStreamPath, uploadPath, `${uploadPath}/x`, '/co/webim/login'])(
    'receives a preflight response before it calls %s',
    async (path) => {
      const reply = await fetch(`${server.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          ...friendly,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,tenantid,upload-offset',
        },
      });
      expect([reply.status, cors(reply)]).toEqual([204, allowed]);
      expect(reply.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(reply.headers.get('access-control-allow-headers')).toMatch(
        /Authorization.*tenantId.*Upload-Offset/,
      );
    },
  );

  it('can still discover upload options', async () => {
    const reply = await get(uploadPath, { ...friendly, 'tus-resumable': '1.0.0' }, { method: 'OPTIONS' });
    expect(reply.headers.get('tus-extension')).toContain('creation');
  });

  it('has no cookies: none is accepted, none is set', async () => {
    const signIn = await fetch(`${server.url}/co/webim/login`, {
      method: 'POST',
      headers: { ...friendly, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'zhang', password: testPassword, tenantId: 'demo' }),
    });
    expect(await signIn.json()).toMatchObject({ code: '0', result: { accessToken: expect.any(String) } });
    expect(signIn.headers.getSetCookie()).toEqual([]);
    const own = await fetch(`${server.url}/co/webim/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'zhang', password: testPassword, tenantId: 'demo' }),
    });
    const cookie = own.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const bare = { ...friendly, cookie, tenantId: 'demo' };
    const refresh = await fetch(`${server.url}/co/accesstoken/login`, { headers: bare });
    const media = await fetch(`${server.url}${disk.download.path}?fileId=${file}`, { headers: bare });
    expect([refresh.status, media.status]).toEqual([401, 401]);
  });
});

describe('the portal as a contact source of another origin (F14)', () => {
  it('signs in with a token only, and finds people and their cards', async () => {
    const session = createTokenSession({
      baseUrl: server.url,
      tenantId: 'demo',
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        for (const [name, value] of Object.entries(friendly)) headers.set(name, value);
        return fetch(input, { ...init, headers });
      },
    });
    await session.signIn({ username: 'zhang', password: testPassword });
    const source = createContactSource(session);
    const { signal } = new AbortController();
    const found = await source.search('li', { kinds: 'people', signal });
    expect(found.items.map(({ id }) => id)).toEqual(['demo~li']);
    const resolved = await source.resolve([source.idOf('li')], signal);
    expect(resolved).toEqual([expect.objectContaining({ id: 'demo~li', avatarUrl: undefined })]);
    const load = createPersonLoader(session);
    expect(await load('demo~li')).toMatchObject({ id: 'demo~li', left: false });
    expect(await load('demo~unknown')).toBeUndefined();
    await session.signOut();
    await expect(source.search('li', { kinds: 'people', signal })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a page of any other origin', () => {
  it('is refused, even with a token, and by a server that allows no origin', async () => {
    const token = await closed.signIn('demo~zhang');
    const results = await Promise.all([
      get(unread, foreign),
      get(unread, { origin: 'https://intranet.example.evil.example', 'sec-fetch-site': 'cross-site' }),
      get(unread, { origin: 'null', 'sec-fetch-site': 'cross-site' }),
      fetch(`${closed.url}${unread}`, { headers: { ...token.headers, ...friendly } }),
    ]);
    expect(results.map((reply) => [reply.status, cors(reply)])).toEqual(
      Array.from({ length: 4 }, () => [403, null]),
    );
  });
});
