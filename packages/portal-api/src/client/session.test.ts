import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortalApi } from './create-portal-api.ts';
import { json, startServer, type LocalServer, type Received } from './testing/local-server.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const refreshPath = '/co/accesstoken/login';
const unread = { code: '0', total: 0, list: [] };
const grant = (accessToken: string) => ({
  code: '0',
  result: { userId: 'demo~lina', userName: 'Lina', tenantId: 'demo', accessToken, expiresIn: 900 },
});

/** A server that accepts one token, and tabs that share one browser's cookies. */
async function setUp(refresh: (request: Received, response: ServerResponse) => void) {
  let valid = 'second';
  let cookie: string | undefined = 'first';
  server = await startServer((request, response) => {
    if (request.path === refreshPath) return refresh(request, response);
    const welcome = request.headers.authorization === `Bearer ${valid}`;
    return welcome ? json(response, 200, unread) : json(response, 401, { code: '401', msg: 'ended' });
  });
  const { baseUrl, requests } = server;
  const tab = () => {
    const onSessionExpired = vi.fn<() => void>();
    const api = createPortalApi({
      baseUrl,
      tenantId: () => 'demo',
      accessToken: () => cookie,
      language: () => 'en',
      onSessionRenewed: ({ accessToken }) => (cookie = accessToken),
      onSessionExpired,
    });
    return { api, onSessionExpired };
  };
  return {
    tab,
    renewals: () => requests.filter(({ path }) => path === refreshPath).length,
    setCookie: (token: string | undefined) => (cookie = token),
    setValid: (token: string) => (valid = token),
  };
}

it('renews a refused token once for parallel calls of several tabs, and retries each call', async () => {
  const { tab, renewals } = await setUp((_, response) => json(response, 200, grant('second')));
  const [one, two] = [tab(), tab()];
  const calls = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).api.messages.unread());
  const results = await Promise.all(calls);
  expect(results).toHaveLength(20);
  expect(renewals()).toBe(1);
  expect(one.onSessionExpired).not.toHaveBeenCalled();
});

it('renews before the request when the token is missing', async () => {
  const { tab, renewals, setCookie } = await setUp((_, response) => json(response, 200, grant('second')));
  setCookie(undefined);
  await expect(tab().api.messages.unread()).resolves.toMatchObject({ total: 0 });
  expect(renewals()).toBe(1);
  expect(server?.requests).toHaveLength(2);
});

it('reports the end of the session once, and lets one error be shown', async () => {
  const { tab } = await setUp((_, response) => json(response, 401, { code: '401' }));
  const { api, onSessionExpired } = tab();
  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => api.messages.unread()));
  const reasons = settled.map((result) => (result.status === 'rejected' ? result.reason : undefined));
  expect(reasons).toEqual(
    Array.from({ length: 5 }, () => expect.objectContaining({ kind: 'http', status: 401 })),
  );
  expect(reasons.filter(({ shown }) => shown)).toHaveLength(1);
  await expect(api.messages.unread()).rejects.toMatchObject({ shown: false });
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('reports the end of a later session too', async () => {
  const { tab, setCookie, setValid } = await setUp((_, response) => json(response, 401, {}));
  const { api, onSessionExpired } = tab();
  await expect(api.messages.unread()).rejects.toMatchObject({ status: 401 });
  setCookie('second');
  await api.messages.unread();
  setValid('third');
  await expect(api.messages.unread()).rejects.toMatchObject({ status: 401 });
  expect(onSessionExpired).toHaveBeenCalledTimes(2);
});

it('retries only once: a refused new token ends the session', async () => {
  const { tab, renewals } = await setUp((_, response) => json(response, 200, grant('wrong')));
  const { api, onSessionExpired } = tab();
  await expect(api.messages.unread()).rejects.toMatchObject({ status: 401 });
  expect(renewals()).toBe(1);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('does not mistake an outage for the end of the session', async () => {
  const { tab } = await setUp((_, response) => json(response, 503, {}));
  const { api, onSessionExpired } = tab();
  await expect(api.messages.unread()).rejects.toMatchObject({ status: 503 });
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it.each(['-2', '401', 401])('treats body code %j as the end: one event, nothing shown', async (code) => {
  server = await startServer((_, response) => json(response, 200, { code }));
  const onSessionExpired = vi.fn<() => void>();
  const { messages } = createPortalApi({
    baseUrl: server.baseUrl,
    tenantId: () => 'demo',
    accessToken: () => 'token',
    language: () => 'zh',
    onSessionExpired,
  });
  const refusal = { kind: 'business', code: String(code), shown: false };
  await expect(messages.unread()).rejects.toMatchObject(refusal);
  await expect(messages.recent()).rejects.toMatchObject(refusal);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('stays silent for late responses after signing out', async () => {
  let signedOut = false;
  server = await startServer((request, response) => {
    if (request.path === '/co/webim/logout') {
      signedOut = true;
      return json(response, 200, { code: '0' });
    }
    return signedOut ? json(response, 401, {}) : json(response, 200, unread);
  });
  let token: string | undefined = 'token';
  const onSessionExpired = vi.fn<() => void>();
  const api = createPortalApi({
    baseUrl: server.baseUrl,
    tenantId: () => 'demo',
    accessToken: () => token,
    language: () => 'zh',
    onSessionExpired,
  });
  await api.account.logout();
  token = undefined;
  await expect(api.messages.unread()).rejects.toMatchObject({ status: 401, shown: false });
  expect(onSessionExpired).not.toHaveBeenCalled();
});
