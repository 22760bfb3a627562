import { directory, groups, messages } from '@snap/portal-api/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ann: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ann', 'ben']);
  [ann, ben] = await Promise.all([server.signIn('demo~ann'), server.signIn('demo~ben')]);
});
afterAll(() => server.close());

async function post(who: SignedIn, path: string, input: Record<string, string>): Promise<void> {
  const init = { method: 'POST', headers: who.headers, body: new URLSearchParams(input) };
  const result: { code: string } = await (await fetch(server.url + path, init)).json();
  expect(result.code).toBe('0');
}
async function found(q: string): Promise<string[]> {
  const path = directory.search.path.replace('{type}', 'all');
  const response = await fetch(`${server.url}${path}?${new URLSearchParams({ q })}`, {
    headers: ben.headers,
  });
  return directory.search.output.parse(await response.json()).groups.map(({ name }) => name);
}

it('shows a group under its new name in the recent list at once, and finds it by that name alone', async () => {
  const groupId = await server.addGroup({
    name: '早间新闻',
    introduction: 'x',
    ownerId: ann.userId,
    memberIds: [ben.userId],
  });
  await post(ann, messages.sendToGroup.path, { sender: ann.userId, groupId, message: 'hello' });
  // Cached for the next keystroke from here on.
  await vi.waitFor(async () => expect(await found('zaojian')).toEqual(['早间新闻']));
  await post(ann, groups.update.path, { groupId, name: '晚间新闻' });
  const recent = await fetch(server.url + messages.recent.path, { headers: ben.headers });
  expect(messages.recent.output.parse(await recent.json())).toMatchObject([{ name: '晚间新闻' }]);
  await vi.waitFor(async () => expect(await found('wanjian')).toEqual(['晚间新闻']));
  expect(await found('zaojian')).toEqual([]);
});
