import { beginLongWork } from '../store/deferred-events.ts';
import { createEventClient } from './event-client.ts';
import { sendMessage, startMessagingInstance } from './messaging-instance.ts';
import { addGroup, addOrganisation, openSession } from './world.ts';
import { createTestDatabase } from './test-database.ts';

export interface OrderOutcome {
  /** By client, the ids received in each conversation, in order of arrival. */
  seen: string[][][];
  /** By conversation, the ids in gap-free order. */
  expected: string[][];
  /** By client, the positions of all events, in order of arrival. */
  positions: bigint[][];
  messages: number;
  seconds: number;
}

/**
 * All people write to all conversations concurrently, on two processes and one database, and all listen. A long
 * transaction like a staff import runs until everyone has received everything.
 */
export async function runOrderScenario(size: {
  clients: number;
  conversations: number;
  messagesPerClient: number;
}): Promise<OrderOutcome> {
  const database = await createTestDatabase();
  const logins = Array.from({ length: size.clients }, (_, n) => `p${n}`);
  const memberIds = await addOrganisation(database, 'demo', logins);
  const sessions = await Promise.all(memberIds.map((userId) => openSession(database, userId)));
  const groups = await Promise.all(
    Array.from({ length: size.conversations }, (_, n) =>
      addGroup(database, { name: `g${n}`, type: '1', ownerId: 'demo~p0', memberIds }),
    ),
  );
  const allReceived = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const longWork = database.tenant('demo', async (tx) => {
    await beginLongWork(tx);
    await tx.updateTable('tenant').set({ name: 'renamed' }).where('tenant_id', '=', 'demo').execute();
    begun.resolve();
    await allReceived.promise;
  });
  await begun.promise;
  const instances = await Promise.all([1, 2].map(() => startMessagingInstance(database, sessions)));
  const urlFor = (n: number) => instances[n % instances.length]?.url ?? '';
  try {
    const readers = sessions.map((session, n) => createEventClient(urlFor(n), session.token));
    await Promise.all(readers.map((reader) => reader.connect()));
    const since = performance.now();
    const sent = await Promise.all(
      sessions.map(async (session, n) => {
        const own = [];
        for (let m = 0; m < size.messagesPerClient; m += 1) {
          const group = { type: 'group' as const, id: groups[(n + m) % groups.length] ?? '' };
          own.push(
            await sendMessage(urlFor(n + m), session, group, { msg: `${n}/${m}`, clientMsgId: `${n}-${m}` }),
          );
        }
        return own;
      }),
    );
    const all = sent.flat();
    await Promise.all(readers.map((reader) => reader.until((received) => received.length >= all.length)));
    const seconds = (performance.now() - since) / 1_000;
    for (const reader of readers) reader.close();
    return {
      seen: readers.map((reader) => {
        const ids = reader.messageIds();
        return groups.map((group) => ids.filter((id) => id.startsWith(group)));
      }),
      expected: groups.map((group) => {
        const count = all.filter(({ targetId }) => targetId === group).length;
        return Array.from({ length: count }, (_, n) => `${group}-${n + 1}`);
      }),
      positions: readers.map(({ received }) => received.map(({ id }) => BigInt(id ?? 0))),
      messages: all.length,
      seconds,
    };
  } finally {
    allReceived.resolve();
    await longWork;
    await Promise.all(instances.map((instance) => instance.close()));
    await database.close();
  }
}
