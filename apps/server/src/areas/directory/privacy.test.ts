import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/**
 * No response and no event may contain what a person hides (G11): a colleague makes every call that carries a person,
 * and all received bytes are searched for the hidden texts.
 */
let server: TestServer;
let owner: PersonAtWork;
let colleague: PersonAtWork;
let group: string;
let headers: Record<string, string>;
/** Everything that the colleague has received since the state was set. */
let received: string[] = [];

const department = 'canary-parent/canary-dept';
const secrets = {
  position: 'canary-position',
  telephone: '01065880001',
  email: 'canary-mail@example.org',
  introduction: 'canary-introduction',
  gender: 'female',
} as const;
const mobile = '13900010001';

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', [{ login: 'owner', name: '林静' }, 'colleague']);
  await server.db.tenant('demo', (tx) =>
    tx
      .updateTable('person')
      .set({ ...secrets, mobile })
      .where('login', '=', 'owner')
      .execute(),
  );
  await server.addDepartments('demo', [{ path: 'canary-parent' }, { path: department, people: ['owner'] }]);
  [owner, colleague] = [await atWork(server, 'demo~owner'), await atWork(server, 'demo~colleague')];
  ({ headers } = await server.signIn(colleague.userId));
  group = await server.addGroup({
    type: '1',
    name: '讨论',
    ownerId: owner.userId,
    memberIds: [colleague.userId],
  });
});
afterAll(async () => {
  for (const { events } of [owner, colleague]) events.close();
  await server.close();
});

/** Makes a call as the colleague's browser does and records the raw response. */
async function listen(path: string, values: Record<string, string>, body?: string): Promise<void> {
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(values).toString()}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  received.push(withoutDepartmentsFound(await response.text()));
}

/**
 * A response without the departments that a search found by their own names: the organisation's tree shows them to
 * everyone, and they say nothing about the people in them.
 */
function withoutDepartmentsFound(text: string): string {
  const body: { departments?: object[] } = JSON.parse(text);
  if (!body.departments) return text;
  const { departments, ...rest } = body;
  const fields = departments.flatMap((found) => Object.keys(found));
  expect(fields.filter((field) => !['deptId', 'name', 'parents', 'count', 'match'].includes(field))).toEqual(
    [],
  );
  return JSON.stringify(rest);
}

/** Every call whose response carries a person, and every way to search for one. */
async function callEverything(): Promise<void> {
  const { userId } = owner;
  await listen('/co/mobile/user/obtain', { userId });
  await listen('/co/mobile/user/obtain', { userId, preview: '1' });
  await listen('/co/mobile/user/list', {}, JSON.stringify({ ids: [userId] }));
  await listen('/co/mobile/dept/employeeAndLeader/list', { deptId: department });
  await listen('/snap-app-im/stargroup/friend/obtain', { userId: colleague.userId });
  await listen('/snap-app-im/friend/unread', {});
  await listen('/snap-app-im/friend/obtain/requests', {});
  await listen('/snap-app-im/panel-mobile-recent-post', {});
  await listen('/snap-app-im/oapi/group/detail', { groupId: group });
  await listen('/snap-app-im/oapi/group/member/list', { groupId: group });
  await listen('/snap-app-im/oapi/message/history', { targetId: userId, type: 'user' });
  for (const q of ['林静', 'owner', ...Object.values(secrets), mobile, 'canary']) {
    await listen('/snap-app-im/im/search/web/all.ajax', { q });
  }
}

type Tied = 'stranger' | 'requested' | 'friend';
async function relate(how: Tied): Promise<void> {
  await server.db.tenant('demo', (tx) => tx.deleteFrom('friendship').execute());
  if (how === 'stranger') return;
  await colleague.api.settings.editPrivacy({ friendSwitch: how === 'requested' ? 1 : 0 });
  await owner.api.friends.ask({ friendId: colleague.userId });
}

it('sends hidden fields to no one, whatever they request and whatever their relationship', async () => {
  const tied = fc.constantFrom<Tied[]>('stranger', 'requested', 'friend');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.boolean(), tied, async (hide, hideMobile, how) => {
      await owner.api.settings.editPrivacy({ hide: 0, hideMobile: 0 });
      await owner.api.settings.editPrivacy({ hide: hide ? 1 : 0, hideMobile: hideMobile ? 1 : 0 });
      await relate(how);
      await owner.api.messages.sendToUser({
        sender: owner.userId,
        recipient: colleague.userId,
        message: 'hello',
      });
      received = [];
      await callEverything();
      const events = colleague.events.received.map(({ event }) => JSON.stringify(event));
      const wire = [...received, ...events].join('\n');
      const hidden = [
        ...(hide ? [...Object.values(secrets), 'canary-dept'] : []),
        ...(hide || hideMobile ? [mobile] : []),
      ];
      expect(hidden.filter((secret) => wire.includes(secret))).toEqual([]);
      // When nothing is hidden the same responses contain all of it, which shows that the search works.
      const shown = hide ? [] : [secrets.position, secrets.email, 'canary-dept'];
      expect(shown.filter((value) => !wire.includes(value))).toEqual([]);
      expect(await foundBy(hidden)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

/** The texts by which the search finds a person. */
async function foundBy(texts: readonly string[]): Promise<string[]> {
  const counts = await Promise.all(texts.map((q) => colleague.api.directory.search({ q })));
  return texts.filter((_, index) => (counts[index]?.userNumber ?? 0) > 0);
}
