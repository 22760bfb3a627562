import { codes, messages } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventClient } from '../../../testing/event-client.ts';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addGroup, addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let instances: MessagingInstance[];
let ann: TestSession;
let ben: TestSession;
let eve: TestSession;
let groupId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const [annId = '', benId = '', eveId = ''] = await addOrganisation(database, 'demo', ['ann', 'ben', 'eve']);
  [ann, ben, eve] = [
    await openSession(database, annId),
    await openSession(database, benId),
    await openSession(database, eveId),
  ];
  instances = await Promise.all([1, 2].map(() => startMessagingInstance(database, [ann, ben, eve])));
  groupId = await addGroup(database, { name: 'g', type: '1', ownerId: ann.userId, memberIds: [benId] });
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.close();
});

const urlOf = (n: number) => instances[n % instances.length]?.url ?? '';
const ask = (
  session: TestSession,
  ...[endpoint, input]: [Parameters<typeof call>[2], Record<string, string | number>]
) => call(urlOf(0), session, endpoint, input);
const say = (msg: string, by = ben) => sendMessage(urlOf(0), by, { type: 'group', id: groupId }, { msg });
const inGroup = () => ({ targetId: groupId, type: 'group' });
const newest = async () => {
  const { body } = await ask(ann, messages.history, inGroup());
  return messages.history.output.parse(body).list.at(-1);
};
/** Lets a message have been sent some minutes earlier. */
const age = (seq: number, minutes: number) =>
  database.tenant('demo', (tx) =>
    sql`UPDATE message SET sent_at = sent_at - make_interval(mins => ${minutes}::int)
      WHERE conversation_id = ${groupId} AND seq = ${seq}`.execute(tx),
  );

/** The codes of fifty copies of one call, on both processes at once. */
const copies = (...[endpoint, input]: [Parameters<typeof call>[2], Record<string, string | number>]) =>
  Promise.all(
    Array.from({ length: 50 }, async (_, n) => (await call(urlOf(n), ben, endpoint, input)).body.code),
  );
/** How many rows there are that calls of this area write. */
const countRows = () =>
  database.tenant('demo', (tx) =>
    sql<{ n: number }>`
      SELECT (SELECT count(*) FROM event)::int + (SELECT count(*) FROM message_removed)::int
        + (SELECT count(*) FROM message_pin)::int + (SELECT count(*) FROM message)::int AS n
    `.execute(tx),
  );

describe('a recall', () => {
  it("is its author's for two minutes, and the group owner's for a day", async () => {
    const sent = await say('old news');
    await age(sent.seq, 3);
    const late = await ask(ben, messages.recall, { messageId: sent.id });
    expect([late.status, late.body.code]).toEqual([200, codes.recallTooLate]);
    expect(late.body.msg).toContain('2');
    const { body } = await ask(ann, messages.recall, { messageId: sent.id });
    expect(body).toMatchObject({ code: codes.ok, result: { recalled: true, recalledBy: ann.userId } });
    expect(body.draft).toBeUndefined();
    const ancient = await say('ancient news');
    await age(ancient.seq, 60 * 25);
    expect((await ask(ann, messages.recall, { messageId: ancient.id })).body.code).toBe(codes.recallTooLate);
  });

  it('lets the acting owner do so in a group whose owner has left the organisation', async () => {
    const sent = await say('orphaned', ann);
    const input = { messageId: sent.id };
    expect((await ask(ben, messages.recall, input)).status).toBe(403);
    const leave = (gone: boolean) =>
      database.tenant('demo', (tx) =>
        sql`UPDATE person SET left_at = CASE WHEN ${gone} THEN now() END WHERE user_id = ${ann.userId}`.execute(
          tx,
        ),
      );
    await leave(true);
    const { body } = await ask(ben, messages.recall, input);
    expect(body).toMatchObject({ code: codes.ok, result: { recalledBy: ben.userId } });
    await leave(false);
  });

  it('leaves the text nowhere: not in quotes, not in the log, not for who comes back', async () => {
    const reader = createEventClient(urlOf(0), ann.token);
    await reader.connect();
    reader.close();
    const secret = `secret ${crypto.randomUUID()}`;
    const sent = await say(secret);
    await ask(ben, messages.edit, { messageId: sent.id, msg: `${secret} twice` });
    const target = { type: 'group', id: groupId } as const;
    const after = await sendMessage(urlOf(0), ann, target, { msg: 'quoting', quote: sent.id });
    await ask(ann, messages.remove, { messageId: after.id });
    await ask(ben, messages.recall, { messageId: sent.id });
    const left = await database.tenant('demo', (tx) =>
      sql<{ found: number }>`
        SELECT (SELECT count(*) FROM event WHERE payload::text LIKE ${`%${secret}%`})::int
          + (SELECT count(*) FROM message WHERE msg LIKE ${`%${secret}%`} OR extras::text LIKE ${`%${secret}%`})::int
          AS found
      `.execute(tx),
    );
    expect(left.rows[0]?.found).toBe(0);
    await reader.connect();
    // Waits for this recall: on a busy machine the cursor may still be before those of the tests above.
    await reader.until((received) =>
      received.some(({ event }) => event.type === 'recall' && event.message.id === sent.id),
    );
    reader.close();
    const events = reader.received.map(({ event }) => event);
    expect(JSON.stringify(events)).not.toContain(secret);
    // Said with all that came, should it be missing.
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'remove',
        last: expect.objectContaining({ seq: sent.seq, recalled: true, recalledBy: ben.userId, text: '' }),
      }),
    );
  });
});

it('a recall forgets also where the log no longer has the sending', async () => {
  const secret = `secret ${crypto.randomUUID()}`;
  const sent = await say(secret);
  await ask(ben, messages.edit, { messageId: sent.id, msg: `${secret} twice` });
  await database.tenant('demo', (tx) =>
    sql`DELETE FROM event WHERE type = 'message' AND payload->'message'->>'id' = ${sent.id}`.execute(tx),
  );
  await ask(ben, messages.recall, { messageId: sent.id });
  const { rows } = await database.tenant('demo', (tx) =>
    sql`SELECT 1 FROM event WHERE payload::text LIKE ${`%${secret}%`}`.execute(tx),
  );
  expect(rows).toEqual([]);
});

describe('an edit', () => {
  it("is its author's for a day, and no one else's", async () => {
    const sent = await say('yesterday');
    const { status } = await ask(ann, messages.edit, { messageId: sent.id, msg: 'forged' });
    expect(status).toBe(403);
    await age(sent.seq, 60 * 25);
    const late = await ask(ben, messages.edit, { messageId: sent.id, msg: 'too late' });
    expect(late.body.code).toBe(codes.editTooLate);
    expect((await newest())?.text).toBe('yesterday');
  });

  it('mentions the people in its new text, and no longer those in the old one', async () => {
    const target = { type: 'group', id: groupId } as const;
    const sent = await sendMessage(urlOf(0), ben, target, { msg: '@', mentions: [ann.userId] });
    const called = async () => {
      const recent = messages.recent.output.parse((await ask(ann, messages.recent, {})).body);
      return recent.find(({ target: { id } }) => id === groupId)?.mentionSeqs.includes(sent.seq);
    };
    expect(await called()).toBe(true);
    const { body } = await call(urlOf(0), ben, messages.edit, { messageId: sent.id, msg: '@ nobody' });
    expect(body).toMatchObject({ result: { mentions: [ann.userId] } });
    const none = await fetch(`${urlOf(0)}${messages.edit.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messageId: sent.id, msg: 'really nobody', mentions: [] }),
    });
    expect(await none.json()).toMatchObject({ result: { mentions: [] } });
    expect(await called()).toBe(false);
  });
});

it('a change that arrives fifty times on two processes happens once (G3)', async () => {
  const sent = await say('once');
  const messageId = sent.id;
  const repeated = [
    ...(await copies(messages.react, { messageId, emoji: '👍', on: 1 })),
    ...(await copies(messages.edit, { messageId, msg: 'twice', baseTime: 0 })),
    ...(await copies(messages.pin, { messageId, on: 1 })),
    ...(await copies(messages.remove, { messageId })),
    ...(await copies(messages.recall, { messageId })),
  ];
  expect(new Set(repeated)).toEqual(new Set([codes.ok]));
  const events = await database.tenant('demo', (tx) =>
    sql<{ type: string; times: number }>`
      SELECT type, count(*)::int AS times FROM event
      WHERE conversation_id = ${groupId} AND coalesce(payload->'message'->>'seq', payload->>'seq')::int = ${sent.seq}
      GROUP BY type ORDER BY type
    `.execute(tx),
  );
  const once = ['edit', 'message', 'pin', 'react', 'recall', 'remove'].map((type) => ({ type, times: 1 }));
  expect(events.rows).toEqual(once);
  expect(await newest()).toMatchObject({ seq: sent.seq, rev: 3, recalled: true });
});

it('a message of a group that one is not in is closed to every call, and nothing is written (G10)', async () => {
  const sent = await say('among us');
  const before = await newest();
  const counted = await countRows();
  const messageId = sent.id;
  const calls: [Parameters<typeof call>[2], Record<string, string | number>][] = [
    [messages.sendToGroup, { sender: eve.userId, groupId, message: 'in' }],
    [messages.history, inGroup()],
    [messages.setReadState, { ...inGroup(), lastId: messageId }],
    [messages.recall, { messageId }],
    [messages.edit, { messageId, msg: 'x' }],
    [messages.remove, { messageId }],
    [messages.react, { messageId, emoji: '👍', on: 1 }],
    [messages.pin, { messageId, on: 1 }],
    [messages.readers, { messageId }],
    [messages.pinned, inGroup()],
    [messages.setTop, { ...inGroup(), top: 1 }],
    [messages.setMute, { ...inGroup(), mute: 1 }],
    [messages.hide, inGroup()],
    [messages.typing, inGroup()],
    [messages.search, { q: 'among', ...inGroup() }],
  ];
  for (const [endpoint, input] of calls) {
    const { status, body } = await ask(eve, endpoint, input);
    // The response is the one for a missing message (G37).
    const refused =
      Object.keys(input)[0] === 'messageId' ? [200, codes.unknownMessage] : [403, codes.notMember];
    expect([endpoint.path, status, body.code]).toEqual([endpoint.path, ...refused]);
  }
  expect(await countRows()).toEqual(counted);
  expect(await newest()).toEqual(before);
  const { body } = await ask(eve, messages.search, { q: 'among us' });
  expect(body.list).toEqual([]);
});

it('a file that is not the sender’s to give is refused, and nothing is sent', async () => {
  const before = await newest();
  const message = JSON.stringify({
    msg: '[附件]',
    file: { id: 'no-such-file', name: 'a.txt', ext: 'txt', size: 1, isImage: 0 },
  });
  const { status } = await ask(ben, messages.sendToGroup, { sender: ben.userId, groupId, message });
  expect(status).toBe(403);
  expect(await newest()).toEqual(before);
});

it('typing is sent to the others, on every process, and is not stored', async () => {
  const readers = [createEventClient(urlOf(1), ann.token), createEventClient(urlOf(0), eve.token)];
  await Promise.all(readers.map((reader) => reader.connect()));
  await ask(ben, messages.typing, inGroup());
  await ask(ben, messages.typing, inGroup());
  await readers[0]?.until((received) => received.some(({ event }) => event.type === 'typing'));
  const sent = await say('finished');
  await readers[0]?.until(() => readers[0]?.messageIds().includes(sent.id) ?? false);
  const heard = readers.map(({ received }) => received.filter(({ event }) => event.type === 'typing').length);
  expect(heard).toEqual([1, 0]);
  for (const reader of readers) reader.close();
  const stored = await database.tenant('demo', (tx) =>
    sql`SELECT 1 FROM event WHERE payload->>'type' = 'typing'`.execute(tx),
  );
  expect(stored.rows).toEqual([]);
});
