import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseMessageId } from '../areas/messages/conversation-id.ts';
import { openDatabase } from '../store/database.ts';
import { publish, type NewEvent } from '../store/events.ts';
import { createEventClient, type EventClient } from '../testing/event-client.ts';
import {
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let ann: TestSession;
let ben: TestSession;
let instance: MessagingInstance;
let reader: EventClient;
/**
 * Published before all tests: a client that connects while another transaction of the cluster is open starts before it.
 */
let hello: string;
/** Commits transactions that a failed test left open, which would block all following tests. */
const open = new Set<() => Promise<void>>();

beforeAll(async () => {
  database = await createTestDatabase();
  const [annId = '', benId = ''] = await addOrganisation(database, 'demo', ['ann', 'ben']);
  [ann, ben] = [await openSession(database, annId), await openSession(database, benId)];
  instance = await startMessagingInstance(database, [ann, ben]);
  hello = (await say('hello')).id;
});
beforeEach(async () => {
  reader = createEventClient(instance.url, ben.token);
  await reader.connect();
});
afterEach(async () => {
  reader.close();
  for (const commit of open) await commit();
});
afterAll(async () => {
  await instance.close();
  await database.close();
});

const say = (msg: string) => sendMessage(instance.url, ann, { type: 'user', id: ben.userId }, { msg });
const comeBack = async () => {
  reader.close();
  await reader.ended();
  await reader.connect();
};

/** An event for Ben only, identified by its number. */
const personal = (seq: number): NewEvent => ({
  type: 'remove',
  conversationId: parseMessageId(hello)?.conversationId ?? '',
  userIds: [ben.userId],
  payload: { type: 'remove', targetType: 'user', targetId: ann.userId, seq },
});
const sinceHello = ({ received }: EventClient) =>
  received.filter(({ event }) => event.type !== 'message' || event.message.id !== hello);
const removed = () => reader.received.flatMap(({ event }) => (event.type === 'remove' ? [event.seq] : []));

/** Starts a transaction with one event, on a separate connection; returns its commit. */
async function begin(seq: number): Promise<() => Promise<void>> {
  const own = openDatabase(database.connection, { connections: 1 });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const work = own.tenant('demo', async (tx) => {
    await publish(tx, [personal(seq)]);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const commit = async () => {
    open.delete(commit);
    end.resolve();
    await work;
    await own.close();
  };
  open.add(commit);
  return commit;
}

const orders = (of: readonly number[]): number[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first) => orders(of.filter((other) => other !== first)).map((rest) => [first, ...rest]));

describe('no event is lost when transactions commit in another order than they began (G4, G5)', () => {
  it('for clients that stay, disconnect or reconnect between the commits', async () => {
    const commit = await begin(1);
    const { id } = await say('began second, committed first');
    await comeBack();
    // A new client gets a cursor from before both transactions.
    const late = createEventClient(instance.url, ben.token);
    await late.connect();
    late.close();
    expect(sinceHello(reader)).toEqual([]);
    await commit();
    await comeBack();
    await late.connect();
    for (const client of [reader, late]) {
      await client.until(() => client.messageIds().includes(id));
      expect(sinceHello(client).map(({ event }) => event.type)).toEqual(['remove', 'message']);
    }
    late.close();
  });

  it('with four transactions in any order, and a reconnection after each', async () => {
    let seq = 0;
    for (const order of orders([0, 1, 2, 3])) {
      const commits: (() => Promise<void>)[] = [];
      for (const _ of order) commits.push(await begin((seq += 1)));
      for (const next of order) {
        await commits[next]?.();
        await comeBack();
      }
    }
    await reader.until(() => removed().includes(seq));
    expect(removed()).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
  });
});
