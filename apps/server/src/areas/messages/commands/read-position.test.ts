import { messages } from '@snap/portal-api/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const runs = 12;
let database: TestDatabase;
let instance: MessagingInstance;
let people: TestSession[];

beforeAll(async () => {
  database = await createTestDatabase();
  // Each run of the property has two people of its own.
  const logins = Array.from({ length: runs * 4 }, (_, n) => `p${n}`);
  const ids = await addOrganisation(database, 'demo', logins);
  people = await Promise.all(ids.map((userId) => openSession(database, userId)));
  instance = await startMessagingInstance(database, people);
});
afterAll(async () => {
  await instance.close();
  await database.close();
});

const readResult = z.object({ readSeq: z.int() });
type Command = { do: 'send'; who: 0 | 1 } | { do: 'read'; who: 0 | 1; upTo: number };
const who = fc.constantFrom<0 | 1>(0, 1);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('send' as const), who }),
  fc.record({ do: fc.constant('read' as const), who, upTo: fc.integer({ min: 1, max: 40 }) }),
);

it('counts what is unread exactly, and never lets a read position go back (G7)', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const pair = [people[run * 2], people[run * 2 + 1]] as const;
      run = (run + 1) % (people.length / 2);
      const [one, other] = pair;
      if (!one || !other) throw new Error('not set up');
      const target = (session: TestSession) => (session === one ? other : one).userId;
      const model: Model = { conversationId: '', senders: [], readSeq: [0, 0] };

      for (const step of commands) {
        const session = step.who === 0 ? one : other;
        const lastSeq = model.senders.length;
        let outcome: (number | undefined)[] = [];
        if (step.do === 'send') {
          const sent = await sendMessage(
            instance.url,
            session,
            { type: 'user', id: target(session) },
            { msg: 'x' },
          );
          model.conversationId = sent.id.slice(0, sent.id.lastIndexOf('-'));
          model.senders.push(step.who);
          outcome = [sent.seq, model.senders.length];
          // Sending moves the read position where everything before it is read.
          if (model.readSeq[step.who] === lastSeq) model.readSeq[step.who] = sent.seq;
        } else if (lastSeq > 0) {
          const response = await call(instance.url, session, messages.setReadState, {
            targetId: target(session),
            type: 'user',
            lastId: `${model.conversationId}-${step.upTo}`,
          });
          model.readSeq[step.who] = Math.max(model.readSeq[step.who] ?? 0, Math.min(step.upTo, lastSeq));
          outcome = [readResult.parse(response.body.result).readSeq, model.readSeq[step.who]];
        }
        expect(outcome[0]).toBe(outcome[1]);
        await expectCounts(model, pair);
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

interface Model {
  conversationId: string;
  /** Of each message: which of the two. */
  senders: number[];
  readSeq: number[];
}

async function expectCounts(model: Model, pair: readonly [TestSession | undefined, TestSession | undefined]) {
  const lastSeq = model.senders.length;
  for (const [n, session] of pair.entries()) {
    const peer = pair[1 - n];
    if (!session || !peer) throw new Error('not set up');
    const unread = model.senders.slice(model.readSeq[n]).filter((sender) => sender !== n).length;
    const counts = await call(instance.url, session, messages.unread, {});
    expect(counts.body).toEqual({
      code: '0',
      total: unread,
      list: unread === 0 ? [] : [{ targetId: peer.userId, type: 'user', unread, mention: 0 }],
    });
    const recent = await call(instance.url, session, messages.recent, {});
    expect(recent.body.mobileVOList).toMatchObject(
      lastSeq === 0 ? [] : [{ userId: peer.userId, lastSeq, readSeq: model.readSeq[n], unread }],
    );
  }
}
