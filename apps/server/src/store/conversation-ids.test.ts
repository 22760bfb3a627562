import { messages } from '@snap/portal-api/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type MessagingInstance, startMessagingInstance } from '../testing/messaging-instance.ts';
import { addOrganisation, openSession, type TestSession } from '../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listMigrations, makeSchema, migrate } from './migrate.ts';

/** Id of a conversation before migration 0100. */
const old = 'd0123456789abcdef0123456789abcdef';
const quote = {
  id: `${old}-1`,
  sender: 'demo~ann',
  senderName: 'ann',
  kind: 'text',
  msg: 'first',
  recalled: false,
};
const message = (seq: number) => ({ id: `${old}-${seq}`, seq, sender: 'demo~ann' });

let database: TestDatabase;
let instance: MessagingInstance;
let ann: TestSession;
let eve: TestSession;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client(database.owner);
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.query('BEGIN');
  await client.query("SELECT set_config('portal.tenant', '*', true)");
  await makeSchema(
    client,
    (await listMigrations()).filter((name) => name < '0100'),
  );
  await client.query('COMMIT');
  await client.query("SELECT set_config('portal.tenant', '*', false)");
  await addOrganisation(database, 'demo', ['ann', 'ben', 'eve']);
  await client.query(`
    INSERT INTO conversation (tenant_id, conversation_id, type, person_low, person_high, last_seq, last_time)
    VALUES ('demo', '${old}', 'user', 'demo~ann', 'demo~ben', 2, now());
    INSERT INTO member (tenant_id, conversation_id, user_id, read_seq)
    VALUES ('demo', '${old}', 'demo~ann', 2), ('demo', '${old}', 'demo~ben', 1);
    INSERT INTO message (tenant_id, conversation_id, seq, sender, client_msg_id, msg, sent_at, extras, quote_seq)
    VALUES ('demo', '${old}', 1, 'demo~ann', '1', 'first', now(), NULL, NULL),
      ('demo', '${old}', 2, 'demo~ann', '2', 'second', now(), '${JSON.stringify({ quote })}', 1);
    INSERT INTO mention VALUES ('demo', '${old}', 'demo~ben', 2);
    INSERT INTO message_pin VALUES ('demo', '${old}', 1, 'demo~ann', now());
    INSERT INTO message_removed VALUES ('demo', 'demo~ben', '${old}', 1);
    INSERT INTO gram_progress VALUES ('demo', '${old}', 2);
    INSERT INTO favourite (tenant_id, favourite_id, user_id, kind, source_type, source_id, conversation_id, seq, title,
      detail, search_text)
    VALUES ('demo', 'f', 'demo~ann', 'message', 'message', '${old}-1', '${old}', 1, 'ann',
      '{"type": "message", "messageId": "${old}-1"}', '');
    INSERT INTO event (pos, tenant_id, conversation_id, type, payload)
    VALUES (1, 'demo', '${old}', 'message', '${JSON.stringify({
      type: 'message',
      message: { ...message(2), quote: { id: `${old}-1` } },
    })}')`);
  await client.end();
  await migrate(database.owner);
  [ann, eve] = await Promise.all([openSession(database, 'demo~ann'), openSession(database, 'demo~eve')]);
  instance = await startMessagingInstance(database, [ann, eve]);
});
afterAll(async () => {
  await instance.close();
  await database.close();
});

it('replaces all computable ids and preserves all data', async () => {
  const withBen = { targetId: 'demo~ben', type: 'user', size: 10 };
  const { body } = await call(instance.url, ann, messages.history, withBen);
  const { list, readId } = messages.history.output.parse(body);
  const [first, second] = list;
  expect(list.map(({ text }) => text)).toEqual(['first', 'second']);
  expect(first?.id).toMatch(/^c[0-9a-f]{32}-1$/);
  expect(second?.quote?.id).toBe(first?.id);
  expect(readId).toBe(second?.id);
  const pinned = await call(instance.url, ann, messages.pinned, { targetId: 'demo~ben', type: 'user' });
  expect(messages.pinned.output.parse(pinned.body).map((pin) => pin.message.id)).toEqual([first?.id]);
  const found = await call(instance.url, ann, messages.search, { q: 'second' });
  expect(found.body.list).toMatchObject([{ message: { id: second?.id } }]);

  const client = new pg.Client(database.owner);
  await client.connect();
  await client.query("SELECT set_config('portal.tenant', '*', false)");
  for (const table of [
    'conversation',
    'member',
    'message',
    'mention',
    'message_pin',
    'message_removed',
    'favourite',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
    const stored = rows.map(({ row }) => `${table} ${row}`);
    expect(stored).not.toEqual([]);
    expect(stored.join('\n')).not.toContain(old);
  }
  const events = await client.query<{ payload: string; quoted: string; about: number }>(
    "SELECT payload::text, quoted, about FROM event WHERE type = 'message'",
  );
  await client.end();
  expect(events.rows).toMatchObject([{ quoted: first?.id, about: 2 }]);
  expect(events.rows[0]?.payload).not.toContain(old);
});

it('resolves messages by old ids stored on devices, for authorised readers only', async () => {
  const messageId = `${old}-1`;
  const around = { targetId: 'demo~ben', type: 'user', aroundId: messageId };
  expect((await call(instance.url, ann, messages.history, around)).body).toMatchObject({ code: '0' });
  const read = { targetId: 'demo~ben', type: 'user', lastId: `${old}-2` };
  expect((await call(instance.url, ann, messages.setReadState, read)).body).toMatchObject({ code: '0' });
  const reaction = { messageId, emoji: '👍', on: 1 };
  const { body } = await call(instance.url, ann, messages.react, reaction);
  expect(body).toMatchObject({ code: '0', result: { seq: 1 } });
  const quoting = JSON.stringify({ msg: 'third', quote: messageId });
  const sent = await call(instance.url, ann, messages.sendToUser, {
    sender: 'demo~ann',
    recipient: 'demo~ben',
    message: quoting,
  });
  expect(sent.body).toMatchObject({ code: '0', result: { seq: 3, quote: { msg: 'first' } } });
  expect((await call(instance.url, eve, messages.react, reaction)).body.code).toBe('1105');
});
