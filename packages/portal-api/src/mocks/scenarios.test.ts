import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPortalApi, type PortalApi } from '../client/create-portal-api.ts';
import { directory } from '../contract/directory.ts';
import { mock } from './mock.ts';
import { listHandlers, scenarios, type MockHandlers } from './scenarios.ts';
import { mockToken } from './world.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const onSessionExpired = vi.fn<() => void>();
function run(handlers: MockHandlers, timeout = 5_000): PortalApi {
  server.use(...listHandlers(handlers));
  return createPortalApi({
    baseUrl: 'http://portal.example',
    tenantId: () => 'demo',
    accessToken: () => mockToken,
    language: () => 'zh',
    onSessionExpired,
    timeout,
  });
}

it('normal: has people to find and messages to read', async () => {
  const api = run(scenarios.normal());
  await expect(api.directory.search({ q: 'zhangw' })).resolves.toMatchObject({ userCount: 1 });
  await expect(api.messages.unread()).resolves.toMatchObject({ total: 3 });
});

it('empty: has neither', async () => {
  const api = run(scenarios.empty());
  await expect(api.directory.search({ q: 'zhangw' })).resolves.toMatchObject({
    userCount: 0,
    groupCount: 0,
  });
  await expect(api.messages.recent()).resolves.toEqual([]);
});

it('failed: answers 500 to everything', async () => {
  await expect(run(scenarios.failed()).messages.recent()).rejects.toMatchObject({ status: 500 });
});

it('slow: answers in the end', async () => {
  await expect(run(scenarios.slow(1)).messages.recent()).resolves.toHaveLength(3);
  await expect(run(scenarios.slow(), 20).messages.recent()).rejects.toMatchObject({ kind: 'timeout' });
});

it('offline: lets nothing through', async () => {
  await expect(run(scenarios.offline()).messages.recent()).rejects.toMatchObject({ kind: 'network' });
});

it('signed out: ends the session once', async () => {
  const api = run(scenarios.signedOut());
  await Promise.allSettled([api.messages.recent(), api.messages.unread()]);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('lets a story replace one area', async () => {
  const nobody = mock(directory.search, () => ({
    code: '0',
    users: [],
    groups: [],
    userNumber: 0,
    groupNumber: 0,
  }));
  const api = run({ ...scenarios.normal(), directory: [nobody] });
  await expect(api.directory.search({ q: 'zhangw' })).resolves.toMatchObject({ userCount: 0 });
  await expect(api.messages.recent()).resolves.toHaveLength(3);
});

it('fails a call that nobody mocked, and names it', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = run({ ...scenarios.normal(), directory: [] });
  await expect(api.directory.search({ q: 'a' })).rejects.toMatchObject({ kind: 'network' });
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('/snap-app-im/im/search/web/all.ajax'));
});
