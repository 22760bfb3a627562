import { codes, messages } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let sessions: TestSession[];
let instances: MessagingInstance[];
const peers = ['ben', 'cleo', 'dora'].map((login) => `demo~${login}`);

const storedIds = () =>
  database.tenant('demo', async (tx) => {
    const rows = await tx.selectFrom('message').select(['conversation_id', 'seq', 'client_msg_id']).execute();
    return rows.map((row) => row.client_msg_id).toSorted();
  });

beforeAll(async () => {
  database = await createTestDatabase();
  const people = await addOrganisation(database, 'demo', ['ann', 'ben', 'cleo', 'dora', 'left']);
  await database.tenant('demo', (tx) =>
    tx.updateTable('person').set({ left_at: new Date() }).where('user_id', '=', 'demo~left').execute(),
  );
  sessions = await Promise.all(people.map((userId) => openSession(database, userId)));
  instances = await Promise.all([1, 2].map(() => startMessagingInstance(database, sessions)));
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.close();
});

describe('a repeated clientMsgId (B5, G3)', () => {
  const ids = Array.from({ length: 6 }, (_, n) => `copy-${n}`);
  /** A hundred copies of each id at once, over both instances. */
  const sendCopies = () =>
    Promise.all(
      ids.flatMap((clientMsgId, n) =>
        Array.from({ length: 100 }, async (_, copy) => {
          const [ann] = sessions;
          const url = instances[copy % instances.length]?.url;
          const id = peers[n % peers.length];
          if (!ann || !url || !id) throw new Error('not set up');
          return sendMessage(url, ann, { type: 'user', id }, { msg: `text ${n}`, clientMsgId });
        }),
      ),
    );

  it('is one message however many copies arrive at once on two processes', async () => {
    const results = await sendCopies();
    for (const [n, clientMsgId] of ids.entries()) {
      const copies = results.slice(n * 100, n * 100 + 100);
      expect(new Set(copies.map((message) => JSON.stringify(message))).size).toBe(1);
      expect(copies[0]).toMatchObject({ clientMsgId, text: `text ${n}`, sender: 'demo~ann' });
    }
    expect(await storedIds()).toEqual(ids);
  });

  it('is still recognised after both processes have restarted', async () => {
    const before = await sendCopies();
    await Promise.all(instances.map((instance) => instance.close()));
    instances = await Promise.all([1, 2].map(() => startMessagingInstance(database, sessions)));
    expect(await sendCopies()).toEqual(before);
    expect(await storedIds()).toEqual(ids);
  });

  it('is sent once when it comes to several at once, on both processes, and refused to the others', async () => {
    const [ann] = sessions;
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const url = instances[n % 2]?.url;
        const id = peers[n % peers.length];
        if (!ann || !url || !id) throw new Error('not set up');
        const message = JSON.stringify({ msg: `to ${id}`, clientMsgId: 'astray' });
        return call(url, ann, messages.sendToUser, { sender: ann.userId, recipient: id, message });
      }),
    );
    const codesOf = (copy: number) =>
      new Set(results.filter((_, n) => n % peers.length === copy).map(({ body }) => body.code));
    const answered = peers.map((_, copy) => [...codesOf(copy)]);
    // All copies to one of them got the first result, and all others were refused.
    expect(answered.flat().map(String).toSorted()).toEqual([
      codes.ok,
      ...peers.slice(1).map(() => codes.clientMsgIdTaken),
    ]);
    expect((await storedIds()).filter((id) => id === 'astray')).toHaveLength(1);
  });

  it('belongs to its sender alone', async () => {
    const [ann, ben] = sessions;
    const url = instances[0]?.url;
    if (!ann || !ben || !url) throw new Error('not set up');
    const one = await sendMessage(
      url,
      ann,
      { type: 'user', id: ben.userId },
      { msg: 'one', clientMsgId: 'same' },
    );
    const two = await sendMessage(
      url,
      ben,
      { type: 'user', id: ann.userId },
      { msg: 'two', clientMsgId: 'same' },
    );
    expect(two.seq).toBe(one.seq + 1);
  });

  it('leaves good messages alone when bad ones share their batch', async () => {
    const [ann] = sessions;
    const url = instances[0]?.url;
    if (!ann || !url) throw new Error('not set up');
    const responses = await Promise.all(
      Array.from({ length: 90 }, (_, n) =>
        call(url, ann, messages.sendToUser, {
          sender: ann.userId,
          recipient: ['demo~ben', 'demo~nobody', 'demo~left'][n % 3] ?? '',
          message: JSON.stringify({ msg: `mixed ${n}`, clientMsgId: `mixed-${n}` }),
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const byCode = (code: string) => responses.filter(({ body }) => body.code === code).length;
    expect([byCode(codes.ok), byCode(codes.unknownPerson), byCode(codes.personLeft)]).toEqual([30, 30, 30]);
  });
});
