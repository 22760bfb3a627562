import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from '../testing/cutting-proxy.ts';
import { createEventClient } from '../testing/event-client.ts';
import {
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../testing/world.ts';
import { runResumeScenario } from '../testing/resume-scenario.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { pruneEvents } from './prune.ts';

const missedLimit = 300;
let database: TestDatabase;
let ann: TestSession;
let ben: TestSession;
let instance: MessagingInstance;
let proxy: CuttingProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  const [annId = '', benId = ''] = await addOrganisation(database, 'demo', ['ann', 'ben']);
  ann = await openSession(database, annId);
  ben = await openSession(database, benId);
  instance = await startMessagingInstance(database, [ann, ben], { missed: missedLimit, streamsPerPerson: 3 });
  proxy = await startCuttingProxy(instance.url);
});
afterAll(async () => {
  await proxy.close();
  await instance.close();
  await database.close();
});

const say = (text: string) => sendMessage(instance.url, ann, { type: 'user', id: ben.userId }, { msg: text });

it('delivers exactly the missed events, wherever the connection is cut (G5)', async () => {
  const outcome = await runResumeScenario({ url: instance.url, proxy, sender: ann, reader: ben, cuts: 60 });
  expect(outcome.received).toEqual(outcome.sent);
  expect(outcome.resets).toBe(0);
});

it('sends a cursor immediately, so that a connection cut before its first event can be resumed', async () => {
  const reader = createEventClient(instance.url, ben.token);
  await reader.connect();
  const later = createEventClient(instance.url, ben.token);
  await later.connect();
  const { id } = await say('wake up');
  await reader.until((received) => received.length === 1);
  reader.close();
  await reader.ended();
  await later.until((received) => received.length === 1);
  const resumed = createEventClient(instance.url, ben.token);
  await resumed.connect({ lastEventId: (BigInt(later.cursor ?? 0) - 1n).toString() });
  await resumed.until((received) => received.length === 1);
  expect([reader.messageIds(), resumed.messageIds()]).toEqual([[id], [id]]);
  later.close();
  resumed.close();
});

it.each([
  ['is no number', 'yesterday'],
  ['is greater than any position', '99999999999999999999999'],
  ['comes from another log', (2n ** 62n).toString()],
])('responds to a cursor that %s with one reset, and continues live', async (_, lastEventId) => {
  const reader = createEventClient(instance.url, ben.token);
  await reader.connect({ lastEventId });
  await reader.until((received) => received.length === 1);
  const { id } = await say('after the reset');
  await reader.until((received) => received.length === 2);
  expect(reader.received.map(({ event }) => event.type)).toEqual(['reset', 'message']);
  expect(reader.messageIds()).toEqual([id]);
  reader.close();
});

it('resets when too many events were missed', async () => {
  const away = createEventClient(instance.url, ben.token);
  await away.connect({ lastEventId: 'none' });
  await away.until((received) => received.length === 1);
  away.close();
  await Promise.all(Array.from({ length: missedLimit }, (_, n) => say(`missed ${n}`)));
  const justSo = createEventClient(instance.url, ben.token);
  await justSo.connect(away.cursor === undefined ? {} : { lastEventId: away.cursor });
  await justSo.until((received) => received.length === missedLimit);
  await say('one too many');
  await justSo.until((received) => received.length > missedLimit);
  expect(justSo.messageIds()).toHaveLength(missedLimit + 1);
  justSo.close();
  const back = createEventClient(instance.url, ben.token);
  await back.connect(away.cursor === undefined ? {} : { lastEventId: away.cursor });
  await back.until((received) => received.length === 1);
  expect(back.received.map(({ event }) => event.type)).toEqual(['reset']);
  back.close();
});

it('resets a cursor whose events were pruned, and resumes one that missed none', async () => {
  const reader = createEventClient(instance.url, ben.token);
  await reader.connect({ lastEventId: 'none' });
  await reader.until((received) => received.length === 1);
  await say('kept for 30 days');
  await reader.until((received) => received.length === 2);
  reader.close();
  const [before, after] = reader.received.map(({ id }) => id ?? '');
  await database.system(async (tx) => {
    await sql`UPDATE event SET at = now() - interval '31 days'`.execute(tx);
  });
  await say('young enough');
  expect(await pruneEvents(database)).toBeGreaterThan(0);

  const tooOld = createEventClient(instance.url, ben.token);
  await tooOld.connect({ lastEventId: before ?? '' });
  await tooOld.until((received) => received.length === 1);
  expect(tooOld.received.map(({ event }) => event.type)).toEqual(['reset']);
  const inTime = createEventClient(instance.url, ben.token);
  await inTime.connect({ lastEventId: after ?? '' });
  await inTime.until((received) => received.length === 1);
  expect(inTime.received.map(({ event }) => event.type)).toEqual(['message']);
  tooOld.close();
  inTime.close();
});
