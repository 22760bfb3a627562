import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGroup } from '../areas/messages/groups.ts';
import { createEventClient } from '../testing/event-client.ts';
import {
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../testing/messaging-instance.ts';
import { createOrganisation, openSession, type TestSession } from '../testing/organisation.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const clients = 20;
const conversations = 5;
const perClient = 20;
let database: TestDatabase;
let sessions: TestSession[];
let instances: MessagingInstance[];
let groups: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const logins = Array.from({ length: clients }, (_, n) => `p${n}`);
  const people = await createOrganisation(database, 'demo', logins);
  sessions = await Promise.all(people.map((userId) => openSession(database, userId)));
  groups = await Promise.all(
    Array.from({ length: conversations }, (_, n) =>
      database.tenant('demo', (tx) =>
        createGroup(tx, {
          tenantId: 'demo',
          name: `g${n}`,
          type: '1',
          ownerId: 'demo~p0',
          memberIds: people,
        }),
      ),
    ),
  );
  instances = await Promise.all([1, 2].map(() => startMessagingInstance(database, sessions)));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.close();
});

const urlFor = (n: number) => instances[n % instances.length]?.url ?? '';

it('shows everyone the same gap-free order of each conversation, whichever process they are on (G4)', async () => {
  const readers = sessions.map((session, n) => createEventClient(urlFor(n), session.token));
  await Promise.all(readers.map((reader) => reader.connect()));
  const sent = await Promise.all(
    sessions.flatMap((session, n) =>
      Array.from({ length: perClient }, (_, m) =>
        sendMessage(
          urlFor(n + m),
          session,
          { type: 'group', id: groups[(n + m) % conversations] ?? '' },
          {
            msg: `${n}/${m}`,
            clientMsgId: `${n}-${m}`,
          },
        ),
      ),
    ),
  );
  await Promise.all(readers.map((reader) => reader.until((received) => received.length >= sent.length)));

  const expected = groups.map((group) => {
    const count = sent.filter(({ targetId }) => targetId === group).length;
    return Array.from({ length: count }, (_, n) => `${group}-${n + 1}`);
  });
  for (const reader of readers) {
    expect(groups.map((group) => reader.messageIds().filter((id) => id.startsWith(group)))).toEqual(expected);
    reader.close();
  }
  // One order over all conversations too, and ids that only grow: the cursor can name a place in it.
  const [first, ...others] = readers.map(({ received }) => received.map(({ id }) => BigInt(id ?? 0)));
  expect(first).toEqual(first?.toSorted((a, b) => (a < b ? -1 : 1)));
  for (const other of others) expect(other).toEqual(first);
});
