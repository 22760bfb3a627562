import { expect, it } from 'vitest';
import {
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addOrganisation, openSession } from '../../../testing/world.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

const ids = 1_000;
const copies = 100;
/** Ids whose copies are in flight together. */
const together = 5;

it('G3: 100 parallel copies of 1,000 ids on two processes, half of them after a restart, are 1,000 messages', async () => {
  const database = await createTestDatabase();
  const [senderId = '', peerId = '', otherId = ''] = await addOrganisation(database, 'demo', [
    'ann',
    'ben',
    'cleo',
  ]);
  const sender = await openSession(database, senderId);
  const start = () => Promise.all([1, 2].map(() => startMessagingInstance(database, [sender])));
  let instances: MessagingInstance[] = await start();
  const results = new Map<string, Set<string>>();
  let failures = 0;
  const begun = performance.now();

  /** Copies differ in process and target: the first to arrive decides. */
  const send = async (clientMsgId: string, copy: number) => {
    const url = instances[copy % instances.length]?.url ?? '';
    const id = copy % 4 < 2 ? peerId : otherId;
    try {
      const message = await sendMessage(url, sender, { type: 'user', id }, { msg: clientMsgId, clientMsgId });
      const seen = results.get(clientMsgId) ?? new Set();
      results.set(clientMsgId, seen.add(JSON.stringify(message)));
    } catch {
      failures += 1;
    }
  };
  for (const half of [0, 1]) {
    for (let first = 0; first < ids; first += together) {
      const sending = [];
      for (let n = first; n < first + together; n += 1) {
        for (let copy = 0; copy < copies / 2; copy += 1) sending.push(send(`id-${n}`, copy + half));
      }
      await Promise.all(sending);
    }
    await Promise.all(instances.map((instance) => instance.close()));
    instances = half === 0 ? await start() : [];
  }
  const stored = await database.tenant('demo', (tx) =>
    tx.selectFrom('message').select(['client_msg_id', 'conversation_id', 'seq']).execute(),
  );
  await database.close();

  const ambiguous = [...results.values()].filter(({ size }) => size !== 1).length;
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `G3: ${ids * copies} sends of ${ids} ids on 2 processes with a restart: ${stored.length} messages, ` +
      `${ambiguous} ids with differing results, ${failures} failures, ${seconds.toFixed(0)} s`,
  );
  expect([stored.length, results.size, ambiguous, failures]).toEqual([ids, ids, 0, 0]);
  for (const conversationId of new Set(stored.map((row) => row.conversation_id))) {
    const seqs = stored.filter((row) => row.conversation_id === conversationId).map(({ seq }) => seq);
    expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs.map((_, n) => n + 1));
  }
});
