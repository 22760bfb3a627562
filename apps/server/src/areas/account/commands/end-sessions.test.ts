import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let desk: PersonAtWork;
let phone: PersonAtWork;
let other: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob']);
  desk = await atWork(server, 'demo~ada');
  phone = await atWork(server, 'demo~ada');
  other = await atWork(server, 'demo~bob');
});
afterAll(async () => {
  for (const { events } of [desk, phone, other]) events.close();
  await server.close();
});

const isOut = { status: 401 };

it('a person sees their own sessions, and which of them is this one', async () => {
  const [atDesk, onPhone] = [await desk.api.account.ownSessions(), await phone.api.account.ownSessions()];
  expect(atDesk).toHaveLength(2);
  expect(atDesk.filter(({ current }) => current)).toHaveLength(1);
  const currentOf = (sessions: typeof atDesk) => sessions.find(({ current }) => current)?.id;
  expect(currentOf(atDesk)).not.toBe(currentOf(onPhone));
});

it('someone else’s session and the present one stay', async () => {
  const [own] = (await desk.api.account.ownSessions()).filter(({ current }) => current);
  const [foreign] = await other.api.account.ownSessions();
  for (const session of [own, foreign]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await desk.api.account.endOwnSessions({ sessionId: session?.id ?? '' })).toEqual({ ended: 0 });
  }
  await expect(other.api.account.ownSessions()).resolves.toHaveLength(1);
  await expect(desk.api.account.ownSessions()).resolves.toHaveLength(2);
});

it('a session that is ended elsewhere is over at once, which the audit log keeps', async () => {
  const [there] = (await desk.api.account.ownSessions()).filter(({ current }) => !current);
  expect(await desk.api.account.endOwnSessions({ sessionId: there?.id ?? '' })).toEqual({ ended: 1 });
  await expect(phone.api.account.ownSessions()).rejects.toMatchObject(isOut);
  const audit = await server.db.tenant('demo', (tx) =>
    tx.selectFrom('audit').select(['user_id', 'before']).where('action', '=', 'sessions-ended').execute(),
  );
  expect(audit).toEqual([{ user_id: 'demo~ada', before: { sessions: [there?.id] } }]);
});

it('all other sessions end together, and the present one stays', async () => {
  const again = await Promise.all([atWork(server, 'demo~ada'), atWork(server, 'demo~ada')]);
  expect(await desk.api.account.endOwnSessions({})).toEqual({ ended: 2 });
  await expect(desk.api.account.ownSessions()).resolves.toHaveLength(1);
  for (const { api, events } of again) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(api.account.ownSessions()).rejects.toMatchObject(isOut);
    events.close();
  }
  await expect(other.api.account.ownSessions()).resolves.toHaveLength(1);
});
