import { afterEach, expect, it } from 'vitest';
import { messages } from '../areas/messages.ts';
import { areaApi } from './area-api.ts';
import type { PortalSessionEvent } from './portal-session.ts';
import { json, startServer, type LocalServer } from './testing/local-server.ts';
import { createTokenSession } from './token-session.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A server as a page of another origin sees it: it takes one token and no cookies, so that nothing renews a session. */
async function setUp() {
  let valid = 'first';
  server = await startServer(({ path, headers }, response) => {
    if (path === '/co/webim/login') {
      const result = {
        userId: 'demo~lina',
        userName: 'Lina',
        tenantId: 'demo',
        accessToken: valid,
        expiresIn: 900,
      };
      return json(response, 200, { code: '0', result });
    }
    const accepted = headers.authorization === `Bearer ${valid}`;
    return accepted
      ? json(response, 200, { code: '0', total: 0, list: [] })
      : json(response, 401, { code: '401' });
  });
  const session = createTokenSession({ baseUrl: server.baseUrl, tenantId: 'demo', language: () => 'ja' });
  const events: PortalSessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return {
    session,
    events,
    calls: areaApi(session.client, messages),
    requests: server.requests,
    endToken: () => (valid = 'second'),
  };
}

it('sends the token of the sign-in with each call', async () => {
  const { session, calls, requests } = await setUp();
  expect(session.userId).toBeUndefined();
  await session.signIn({ username: 'lina', password: 'p' });
  await calls.unread();
  expect(session.userId).toBe('demo~lina');
  expect(requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer first', 'accept-language': 'ja' });
});

it('reports once that the token has expired, and works again after a sign-in', async () => {
  const { session, events, calls, endToken } = await setUp();
  await session.signIn({ username: 'lina', password: 'p' });
  endToken();
  await Promise.allSettled([calls.unread(), calls.unread()]);
  expect([session.userId, events]).toEqual([undefined, ['signed-in', 'expired']]);
  await session.signIn({ username: 'lina', password: 'p' });
  await calls.unread();
  expect(session.userId).toBe('demo~lina');
});

it('forgets the token after a sign-out', async () => {
  const { session, events } = await setUp();
  await session.signIn({ username: 'lina', password: 'p' });
  await session.signOut();
  expect([session.userId, events]).toEqual([undefined, ['signed-in', 'signed-out']]);
});
