import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PortalClientOptions } from './client.ts';
import { createPortalApi } from './create-portal-api.ts';
import { json, startServer, type LocalServer } from './testing/local-server.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const found = { code: '0', users: [], groups: [], userNumber: 0, groupNumber: 0 };

async function setUp(respond: Parameters<typeof startServer>[0], options: Partial<PortalClientOptions> = {}) {
  server = await startServer(respond);
  const onSessionExpired = vi.fn<() => void>();
  const api = createPortalApi({
    baseUrl: server.baseUrl,
    tenantId: () => 'demo',
    accessToken: () => 'token',
    language: () => 'ja',
    onSessionExpired,
    ...options,
  });
  return { api, requests: server.requests, onSessionExpired };
}

describe('requests', () => {
  it('sends tenant, token and language with a query, defaults included, and the fixed path', async () => {
    const { api, requests } = await setUp((_, response) => json(response, 200, found));
    await api.directory.search({ query: '张 三&' });
    const [request] = requests;
    expect(request?.path).toBe('/snap-app-im/im/search/web/all.ajax');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      q: '张 三&',
      type: 'user',
      page: '1',
      size: '20',
      tenantId: 'demo',
      lang: 'ja',
    });
    expect(request?.headers).toMatchObject({
      tenantid: 'demo',
      authorization: 'Bearer token',
      'accept-language': 'ja',
    });
  });

  it('appends tenant and language to a form', async () => {
    const { api, requests } = await setUp((_, response) =>
      json(response, 200, { code: 0, result: { readSeq: 7 } }),
    );
    await api.messages.setReadState({ targetId: 'demo~lina', type: 'user', lastId: 'c-7' });
    expect(requests[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      targetId: 'demo~lina',
      type: 'user',
      lastId: 'c-7',
      tenantId: 'demo',
      lang: 'ja',
    });
  });

  it('signs in with the tenant of the user name, in the header too', async () => {
    const grant = {
      userId: 'acme~walker',
      userName: 'W',
      tenantId: 'acme',
      accessToken: 'new',
      expiresIn: 900,
    };
    const { api, requests } = await setUp((_, response) => json(response, 200, { code: '0', result: grant }));
    const session = await api.account.login({ username: 'walker', password: 'p', tenantId: 'acme' });
    expect(session).toEqual(grant);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      username: 'walker',
      password: 'p',
      tenantId: 'acme',
    });
    expect(requests[0]?.headers['tenantid']).toBe('acme');
  });
});

describe('failures', () => {
  it("turns a refusal into a business error with the server's sentence", async () => {
    const { api } = await setUp((_, response) => json(response, 200, { code: '1101', msg: '查无此人' }));
    await expect(api.directory.obtainUser({ userId: 'demo~nobody' })).rejects.toMatchObject({
      kind: 'business',
      code: '1101',
      msg: '查无此人',
      status: 200,
      shown: true,
    });
  });

  it('keeps status, request id and Retry-After of a failed response', async () => {
    const { api } = await setUp((_, response) =>
      json(response, 503, { code: '503', msg: 'later', requestId: 'r-1' }, { 'Retry-After': '3' }),
    );
    await expect(api.messages.recent()).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      code: '503',
      requestId: 'r-1',
      retryAfter: 3000,
      shown: true,
    });
  });

  it('shows a status 500 unless the call carries noTip', async () => {
    const { api } = await setUp((_, response) => json(response, 500, 'broken'));
    await expect(api.messages.recent()).rejects.toMatchObject({ status: 500, shown: true });
    await expect(api.messages.recent({}, { noTip: true })).rejects.toMatchObject({
      status: 500,
      shown: false,
    });
  });

  it('does not let noTip hide another status', async () => {
    const { api } = await setUp((_, response) => json(response, 404, {}));
    await expect(api.messages.recent({}, { noTip: true })).rejects.toMatchObject({
      code: '404',
      shown: true,
    });
  });

  it.each([
    ['a field is missing', { code: '0', users: [] }],
    ['it is no object', 'hello'],
    ['it is empty', null],
  ])('rejects a response when %s', async (_, body) => {
    const { api } = await setUp((_request, response) => json(response, 200, body));
    await expect(api.directory.search({ query: 'a' })).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('rejects a response that is not JSON', async () => {
    const { api } = await setUp((_, response) => void response.end('<html>'));
    await expect(api.messages.recent()).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('distinguishes network error, timeout and abort', async () => {
    // The connection is cut long before the usual timeout; the short timeout waits for a response that never comes.
    const { api: cut } = await setUp((_, response) => void response.destroy());
    await expect(cut.messages.unread()).rejects.toMatchObject({ kind: 'network', shown: true });
    const { api } = await setUp(() => {}, { timeout: 30 });
    await expect(api.messages.recent()).rejects.toMatchObject({ kind: 'timeout', shown: true });
    const signal = AbortSignal.abort();
    await expect(api.messages.recent({}, { signal })).rejects.toMatchObject({
      kind: 'aborted',
      shown: false,
    });
  });

  it('aborts the request when its caller aborts, and the server notices', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const { api } = await setUp((_, response) => arrived.resolve(response));
    const caller = new AbortController();
    const call = api.messages.recent({}, { signal: caller.signal });
    const outcome = Promise.allSettled([call]);
    const closed = once(await arrived.promise, 'close');
    caller.abort();
    const [, settled] = await Promise.all([closed, outcome]);
    expect(settled).toMatchObject([{ status: 'rejected', reason: { kind: 'aborted', shown: false } }]);
  });

  it('times out after 60 seconds by default, and stops the timer with the response', async () => {
    const begun = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    const { api } = await setUp((_, response) => json(response, 200, found));
    await api.directory.search({ query: 'a' });
    const at = begun.mock.calls.findIndex(([, time]) => time === 60_000);
    expect(ended).toHaveBeenCalledWith(begun.mock.results[at]?.value);
    begun.mockRestore();
    ended.mockRestore();
  });

  it('includes the response body in the timeout', async () => {
    const { api } = await setUp((_, response) => void response.writeHead(200).write('{'), { timeout: 30 });
    await expect(api.messages.recent()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('never retries a failed call by itself', async () => {
    const { api, requests } = await setUp((_, response) => json(response, 503, {}));
    await expect(api.messages.recent()).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });
});

describe('a forced password change', () => {
  it('is reported, but not by responses to requests sent before the change', async () => {
    const refused = { code: '-3', msg: 'change it' };
    const held = Promise.withResolvers<ServerResponse>();
    let calls = 0;
    const onPasswordForced = vi.fn<() => void>();
    const { api } = await setUp(
      (request, response) => {
        if (request.path === '/co/findpassword/mobile/modify') return json(response, 200, { code: '0' });
        calls += 1;
        return calls === 1 ? held.resolve(response) : json(response, 200, refused);
      },
      { onPasswordForced },
    );
    const late = api.directory.search({ query: 'a' });
    const response = await held.promise;
    await api.account.changePassword({ oldPassword: 'a', newPassword: 'b', repeatedPassword: 'b' });
    json(response, 200, refused);
    await expect(late).rejects.toMatchObject({ code: '-3' });
    expect(onPasswordForced).not.toHaveBeenCalled();
    await expect(api.directory.search({ query: 'b' })).rejects.toMatchObject({ code: '-3' });
    expect(onPasswordForced).toHaveBeenCalledOnce();
  });
});
