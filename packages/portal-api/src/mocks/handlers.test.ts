import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { openEventStream } from '../client/event-stream.ts';
import { createPortalApi } from '../client/create-portal-api.ts';
import { respondsWithFile } from '../contract/endpoint.ts';
import { isSuccess } from '../contract/codes.ts';
import { configuration, configurationPath } from '../contract/configuration.ts';
import { namedCalls } from './calls.ts';
import { exampleHandlers, offline, pending, refusal, refusedWith, type MockResponses } from './handlers.ts';

const baseUrl = 'http://portal.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const use = (overrides?: MockResponses) => server.use(...Object.values(exampleHandlers(overrides)));
const options = {
  baseUrl,
  tenantId: () => 'demo',
  accessToken: () => 'token',
  language: () => 'zh' as const,
  onSessionExpired: () => undefined,
};
const client = createClient(options);
const api = createPortalApi(options);

describe('handlers of the examples', () => {
  const files = namedCalls.flatMap(([name, call, { input }]) =>
    respondsWithFile(call) ? [[name, call, input] as const] : [],
  );
  it.each(files)('%s responds with a file', async (_, call, input) => {
    use();
    await expect(client.download(call, input)).resolves.toMatchObject({ status: 200 });
  });

  it.each(namedCalls.filter(([, call]) => !respondsWithFile(call)))(
    '%s responds with its example',
    async (_, call, { input }) => {
      use();
      // The client rejects a body that does not match the contract.
      await expect(client.call(call, input)).resolves.toBeDefined();
    },
  );

  it("returns a person's avatar as an image", async () => {
    use();
    const avatar = await api.directory.userAvatar({ userId: 'demo~zhangwei', version: '3' });
    expect(avatar.headers.get('content-type')).toMatch(/^image\//);
  });

  it('returns the runtime configuration', async () => {
    use();
    const response = await fetch(baseUrl + configurationPath);
    expect(configuration.parse(await response.json())).toMatchObject({ tenantId: 'demo' });
  });

  it('opens an event stream without events', async () => {
    use();
    const opened = Promise.withResolvers<void>();
    const onEvent = vi.fn<() => void>();
    const stream = openEventStream({
      client,
      onEvent,
      onState: ({ status }) => status === 'open' && opened.resolve(),
    });
    await opened.promise;
    stream.close();
    expect(onEvent).not.toHaveBeenCalled();
  });
});

describe('overrides of an example', () => {
  it('change only the named call', async () => {
    use({ 'messages.recent': { code: '0', mobileVOList: [] } });
    await expect(api.messages.recent()).resolves.toEqual([]);
    await expect(api.messages.recent()).resolves.toEqual([]);
    await expect(api.messages.unread()).resolves.toMatchObject({ total: 3 });
  });

  it('compute the response from the parsed input', async () => {
    use({
      'directory.search': ({ q, page }) => ({
        code: '0',
        users: [],
        groups: [
          {
            groupId: 'g',
            groupName: `${q}, page ${page + 1}`,
            groupType: '3',
            label: '',
            matchedMembers: [],
          },
        ],
        userNumber: 0,
        groupNumber: 1,
      }),
      'directory.listUsers': ({ ids }) => ({
        code: '0',
        result: ids.map((id) => ({ userId: id, name: id, starFriend: false, friendId: id, deptInfos: [] })),
      }),
    });
    const { groups } = await api.directory.search({ query: 'zhang', page: 2 });
    expect(groups.map(({ name }) => name)).toEqual(['zhang, page 3']);
    const people = await api.directory.listUsers({ personIds: ['demo~a', 'demo~b'] });
    expect(people.map(({ id }) => id)).toEqual(['demo~a', 'demo~b']);
  });

  it('refuse with the refusal of the example', async () => {
    use({ 'groups.create': refusal('groups.create') });
    await expect(api.groups.create({ creatorId: 'demo~lina', name: '早间新闻' })).rejects.toSatisfy(
      ({ kind, code }) => kind === 'business' && !isSuccess(code),
    );
  });

  it('refuse with a status', async () => {
    use({ 'messages.recent': refusedWith(503, { 'retry-after': '3' }) });
    await expect(api.messages.recent()).rejects.toMatchObject({ status: 503, retryAfter: 3_000 });
  });

  it('simulate an unreachable server and a pending response', async () => {
    use({ 'messages.recent': offline, 'messages.unread': pending });
    await expect(api.messages.recent()).rejects.toMatchObject({ kind: 'network' });
    const impatient = createPortalApi({ ...options, timeout: 20 });
    await expect(impatient.messages.unread()).rejects.toMatchObject({ kind: 'timeout' });
  });
});
