import { eventStreamPath } from '@snap/portal-api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MessagingInstance, startMessagingInstance } from '../testing/messaging-instance.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addOrganisation, openSession, type TestSession } from '../testing/world.ts';

let database: TestDatabase;
let instance: MessagingInstance;
let ann: TestSession;

beforeAll(async () => {
  database = await createTestDatabase();
  const [annId = ''] = await addOrganisation(database, 'demo', ['ann']);
  ann = await openSession(database, annId);
  instance = await startMessagingInstance(database, [ann]);
});
afterAll(async () => {
  await instance.close();
  await database.close();
});

/** Opens a stream; `rest` is all of its text, once it has ended. */
async function open() {
  const response = await fetch(`${instance.url}${eventStreamPath}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(response.status).toBe(200);
  return { rest: response.text() };
}
/** The delay that a client is told at the end of its stream, in milliseconds. */
const toldDelay = (text: string) => Number(/\nretry: (\d+)\n\n$/.exec(text)?.[1]);

it('a server that leaves ends its streams while it serves others, and says when to come back', async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, open));
  const left = instance.live.streams.leave(60_000);
  // The first one at once, the others one by one.
  const first = await Promise.race(streams.map(({ rest }) => rest));
  expect(toldDelay(first)).toBe(50);
  expect(instance.live.streams.count()).toBeGreaterThan(0);
  const later = await open();

  await instance.live.close();
  await left;
  const texts = await Promise.all([...streams, later].map(({ rest }) => rest));
  const delays = texts.map(toldDelay);
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(50);
    expect(delay).toBeLessThanOrEqual(550);
  }
  expect(new Set(delays).size).toBeGreaterThan(2);
});
