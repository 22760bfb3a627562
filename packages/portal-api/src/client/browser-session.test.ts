import { afterEach, expect, it } from 'vitest';
import { messages } from '../areas/messages.ts';
import { areaApi } from './area-api.ts';
import { createBrowserSession } from './browser-session.ts';
import type { PortalSessionEvent } from './portal-session.ts';
import { json, startServer, type LocalServer } from './testing/local-server.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const grant = (accessToken: string) => ({
  code: '0',
  result: { userId: 'demo~lina', userName: 'Lina', tenantId: 'demo', accessToken, expiresIn: 900 },
});

/** A server that accepts one token and sets cookies as for a browser. */
async function setUp({ renews = true, signsOut = true } = {}) {
  const jar = new Map([['language', 'ja']]);
  let valid = '';
  const begin = (token: string) => {
    valid = token;
    for (const [name, value] of [
      ['portal_access_token', token],
      ['portal_login', 'demo~lina'],
      ['portal_tenant', 'demo'],
    ] as const)
      jar.set(name, encodeURIComponent(value));
    return grant(token);
  };
  server = await startServer(({ path, headers }, response) => {
    if (path === '/co/webim/login') return json(response, 200, begin('first'));
    if (path === '/co/accesstoken/login')
      return renews ? json(response, 200, begin('second')) : json(response, 401, { code: '401' });
    if (path === '/co/webim/logout' && signsOut) {
      for (const name of ['portal_access_token', 'portal_login']) jar.delete(name);
      return json(response, 200, { code: '0' });
    }
    const welcome = headers.authorization === `Bearer ${valid}`;
    return welcome
      ? json(response, 200, { code: '0', total: 0, list: [] })
      : json(response, 401, { code: '401' });
  });
  const session = createBrowserSession({
    tenantId: () => 'demo',
    client: { baseUrl: server.baseUrl },
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const events: PortalSessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return {
    session,
    events,
    calls: areaApi(session.client, messages),
    requests: server.requests,
    endToken: () => (valid = 'another'),
  };
}

it('signs in, calls and signs out with cookies only', async () => {
  const { session, events, calls, requests } = await setUp();
  expect([session.userId, session.language]).toEqual([undefined, 'ja']);
  await session.signIn({ username: 'lina', password: 'p' });
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ username: 'lina', tenantId: 'demo' });
  expect(session.userId).toBe('demo~lina');
  await calls.unread();
  expect(requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer first', 'accept-language': 'ja' });
  await session.signOut();
  expect([session.userId, events]).toEqual([undefined, ['signed-in', 'signed-out']]);
});

it('renews a refused token once for many calls', async () => {
  const { session, events, calls, requests, endToken } = await setUp();
  await session.signIn({ username: 'lina', password: 'p' });
  endToken();
  await Promise.all([calls.unread(), calls.unread(), calls.unread()]);
  expect(requests.filter(({ path }) => path === '/co/accesstoken/login')).toHaveLength(1);
  expect(events).toEqual(['signed-in']);
});

it('reports the end of the session once', async () => {
  const { session, events, calls, endToken } = await setUp({ renews: false });
  await session.signIn({ username: 'lina', password: 'p' });
  endToken();
  await Promise.allSettled([calls.unread(), calls.unread()]);
  expect(events).toEqual(['signed-in', 'expired']);
});

it('signs out without an error when the session has already ended', async () => {
  const { session, events, endToken } = await setUp({ renews: false, signsOut: false });
  await session.signIn({ username: 'lina', password: 'p', captchaId: 'x', captcha: 'READ' });
  endToken();
  await session.signOut();
  expect(events.at(-1)).toBe('signed-out');
});
