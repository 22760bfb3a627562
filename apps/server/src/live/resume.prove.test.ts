import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageWriter } from '../areas/messages/sending/message-writer.ts';
import { type CuttingProxy, startCuttingProxy } from '../testing/cutting-proxy.ts';
import { createEventClient } from '../testing/event-client.ts';
import { type MessagingInstance, startMessagingInstance } from '../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../testing/world.ts';
import { runResumeScenario } from '../testing/resume-scenario.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let instance: MessagingInstance;
let proxy: CuttingProxy;
let sender: TestSession;
let reader: TestSession;

beforeAll(async () => {
  database = await createTestDatabase();
  const [senderId = '', readerId = ''] = await addOrganisation(database, 'demo', ['ann', 'ben']);
  [sender, reader] = [await openSession(database, senderId), await openSession(database, readerId)];
  instance = await startMessagingInstance(database, [sender, reader]);
  proxy = await startCuttingProxy(instance.url);
});
afterAll(async () => {
  await proxy.close();
  await instance.close();
  await database.close();
});

it('G5: 1,000 interruptions lose and duplicate nothing', async () => {
  const { sent, received, cuts, resets } = await runResumeScenario({
    url: instance.url,
    proxy,
    sender,
    reader,
    cuts: 1_000,
  });
  const doubled = received.length - new Set(received).size;
  const missed = sent.filter((id) => !new Set(received).has(id)).length;
  console.log(
    `G5: ${cuts} cuts, ${sent.length} messages, ${missed} missed, ${doubled} doubled, ${resets} resets`,
  );
  expect(received).toEqual(sent);
  expect(resets).toBe(0);
});

it('G5: an absence of 100,000 events ends in one reset, never in a gap', async () => {
  const away = createEventClient(instance.url, reader.token);
  await away.connect();
  away.close();
  await away.ended();
  const writer = createMessageWriter({ database });
  const target = { type: 'user' as const, id: reader.userId };
  const begun = performance.now();
  for (let chunk = 0; chunk < 20; chunk += 1) {
    const sending = Array.from({ length: 5_000 }, (_, n) =>
      writer.send('demo', {
        sender: sender.userId,
        target,
        clientMsgId: `away-${chunk}-${n}`,
        msg: 'while away',
      }),
    );
    await Promise.all(sending);
  }
  const seconds = (performance.now() - begun) / 1_000;
  await away.connect();
  await away.until((received) => received.length > 0);
  away.close();
  await away.ended();
  const types = away.received.map(({ event }) => event.type);
  console.log(
    `G5: absence of 100000 events (written in ${seconds.toFixed(1)} s): answered with ${types.join(', ')}`,
  );
  expect(types).toEqual(['reset']);
});
