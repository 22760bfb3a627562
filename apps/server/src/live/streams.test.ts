import { codes, eventStreamPath, messages } from '@snap/portal-api/contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../store/events.ts';
import { createEventClient, type EventClient } from '../testing/event-client.ts';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../testing/messaging-instance.ts';
import { addGroup, addOrganisation, openSession, type TestSession } from '../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let instance: MessagingInstance;
let ann: TestSession;
let ben: TestSession;
let eve: TestSession;
let stranger: TestSession;
let readers: EventClient[] = [];
let organisations = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
/**
 * People of their own for each test: a transaction of another test file may hold back the end of the log, and then a new
 * stream begins with events of the test before.
 */
beforeEach(async () => {
  organisations += 1;
  const [annId = '', benId = '', eveId = ''] = await addOrganisation(database, `demo${organisations}`, [
    'ann',
    'ben',
    'eve',
  ]);
  const [strangerId = ''] = await addOrganisation(database, `acme${organisations}`, ['ann']);
  ann = await openSession(database, annId);
  ben = await openSession(database, benId);
  eve = await openSession(database, eveId);
  stranger = await openSession(database, strangerId);
  const limits = { streams: 4, streamsPerPerson: 2, buffered: 256 * 1024, heartbeat: 500 };
  instance = await startMessagingInstance(database, [ann, ben, eve, stranger], limits);
});
afterEach(async () => {
  for (const reader of readers) reader.close();
  readers = [];
  await instance.close();
});
afterAll(() => database.close());

async function read(session: TestSession, lastEventId?: string): Promise<EventClient> {
  const reader = createEventClient(instance.url, session.token);
  readers.push(reader);
  await reader.connect(lastEventId === undefined ? {} : { lastEventId });
  return reader;
}
const say = (msg: string) => sendMessage(instance.url, ann, { type: 'user', id: ben.userId }, { msg });
const kick = (event: { sessionId?: string; userIds?: string[] }) =>
  database.tenant(ann.tenantId, (tx) => publish(tx, { type: 'kick', ...event }));
const reads = (reader: EventClient) =>
  reader.received.map(({ event }) => event).filter(({ type }) => type === 'read');
const types = (reader: EventClient) => reader.received.map(({ event }) => event.type);

describe('recipients of an event', () => {
  it('are all members of the conversation and no one else, in this organisation or another', async () => {
    const [own, peer, outsider, foreign] = await Promise.all(
      [ann, ben, eve, stranger].map((who) => read(who)),
    );
    const { id } = await say('for two');
    const marker = await sendMessage(instance.url, ann, { type: 'user', id: eve.userId }, { msg: 'for eve' });
    await outsider?.until((received) => received.length > 0);
    await own?.until((received) => received.length > 1);
    await peer?.until((received) => received.length > 0);
    expect([own, peer, outsider, foreign].map((reader) => reader?.messageIds())).toEqual([
      [id, marker.id],
      [id],
      [marker.id],
      [],
    ]);
  });

  it('are a single person outside any conversation, connected or returning', async () => {
    const [live, other] = [await read(ben), await read(ann)];
    const away = (await read(eve)).cursor;
    readers.at(-1)?.close();
    const payload = { type: 'group', groupId: 'g1', change: 'left' } as const;
    const event = { type: 'group', userIds: [ben.userId, eve.userId], payload } as const;
    await database.tenant(ann.tenantId, (tx) => publish(tx, [event]));
    await live.until((received) => received.length === 1);
    const back = await read(eve, away);
    await back.until((received) => received.length === 1);
    await say('after it');
    await Promise.all([live.until(({ length }) => length === 2), other.until(({ length }) => length === 1)]);
    expect([live, back].map((reader) => reader.received[0]?.event)).toEqual([payload, payload]);
    expect([live, other].map(types)).toEqual([['group', 'message'], ['message']]);
  });

  it('do not include another person or organisation with a stolen cursor', async () => {
    const reader = await read(ann);
    const start = reader.cursor;
    await say('secret of two');
    await reader.until((received) => received.length > 0);
    const [outsider, foreign] = await Promise.all([read(eve, start), read(stranger, start)]);
    const { id } = await sendMessage(instance.url, ann, { type: 'user', id: eve.userId }, { msg: 'for eve' });
    await outsider?.until((received) => received.length > 0);
    expect(outsider?.messageIds()).toEqual([id]);
    expect(foreign?.received).toEqual([]);
  });

  it('of a read position are the reader and, one-to-one, the other person', async () => {
    const [own, peer] = [await read(ann), await read(ben)];
    const groupId = await addGroup(database, {
      name: 'new',
      ownerId: ann.userId,
      memberIds: [ben.userId],
    });
    const inGroup = await sendMessage(
      instance.url,
      ann,
      { type: 'group', id: groupId },
      { msg: 'in the group' },
    );
    const alone = await say('one-to-one');
    for (const [type, targetId, { id }] of [
      ['teamGroup', groupId, inGroup],
      ['user', ann.userId, alone],
    ] as const) {
      await call(instance.url, ben, messages.setReadState, { type, targetId, lastId: id });
    }
    await Promise.all([
      own.until((received) => received.length === 3),
      peer.until(({ length }) => length === 4),
    ]);
    const direct = {
      type: 'read',
      userId: ben.userId,
      targetType: 'user',
      targetId: ann.userId,
      lastSeq: alone.seq,
    };
    expect(reads(own)).toEqual([direct]);
    expect(reads(peer)).toEqual([
      { ...direct, targetType: 'teamGroup', targetId: groupId, lastSeq: 1 },
      direct,
    ]);
  });

  it('follow joins and leaves during the connection', async () => {
    const reader = await read(ben);
    const groupId = await addGroup(database, {
      name: 'new',
      type: '1',
      ownerId: ann.userId,
      memberIds: [ben.userId],
    });
    const target = { type: 'group' as const, id: groupId };
    const first = await sendMessage(instance.url, ann, target, { msg: 'welcome' });
    await reader.until((received) => received.length === 1);
    await database.tenant(ann.tenantId, async (tx) => {
      await tx
        .updateTable('member')
        .set({ left_at: new Date() })
        .where('conversation_id', '=', groupId)
        .where('user_id', '=', ben.userId)
        .execute();
      await publish(tx, { type: 'membership', conversationId: groupId, userIds: [ben.userId] });
    });
    await sendMessage(instance.url, ann, target, { msg: 'without ben' });
    const last = await say('still one-to-one');
    await reader.until((received) => received.length === 2);
    expect(reader.messageIds()).toEqual([first.id, last.id]);
  });
});

describe('a stream closes', () => {
  it('with a kick when its session signs out, and other streams stay open', async () => {
    const other = await openSession(database, ben.userId);
    await instance.close();
    instance = await startMessagingInstance(database, [ann, ben, other]);
    const [ending, staying] = [await read(other), await read(ben)];
    await kick({ sessionId: other.sessionId });
    await ending.ended();
    expect(types(ending)).toEqual(['kick']);
    await say('still here');
    await staying.until((received) => received.length === 1);
    expect(types(staying)).toEqual(['message']);
  });

  it('with a kick when all sessions of its person end', async () => {
    await instance.close();
    instance = await startMessagingInstance(database, [ben, ann]);
    const [one, two, other] = [await read(ben), await read(ben), await read(ann)];
    await kick({ userIds: [ben.userId] });
    await Promise.all([one.ended(), two.ended()]);
    expect([one, two, other].map(types)).toEqual([['kick'], ['kick'], []]);
  });

  it('with a kick when its session expires', async () => {
    const brief = await openSession(database, ben.userId, 0.02);
    await instance.close();
    instance = await startMessagingInstance(database, [brief]);
    const reader = await read(brief);
    await reader.ended();
    expect(types(reader)).toEqual(['kick']);
  });

  it('immediately when the session was revoked before it opened', async () => {
    const revoked = await openSession(database, ben.userId);
    await database.tenant(ann.tenantId, (tx) =>
      tx
        .updateTable('session')
        .set({ revoked_at: new Date() })
        .where('session_id', '=', revoked.sessionId)
        .execute(),
    );
    await instance.close();
    instance = await startMessagingInstance(database, [revoked]);
    const reader = await read(revoked);
    await reader.ended();
    expect(types(reader)).toEqual(['kick']);
  });

  it('without an event when the server stops', async () => {
    const reader = await read(ben);
    await instance.live.close();
    await reader.ended();
    expect(reader.received).toEqual([]);
  });
});

describe('limits', () => {
  it('close the oldest stream of a person who opens too many', async () => {
    const [oldest, second] = [await read(ben), await read(ben)];
    const third = await read(ben);
    await oldest.ended();
    await say('to two streams');
    await Promise.all([second, third].map((reader) => reader.until((received) => received.length === 1)));
    expect([oldest, second, third].map(types)).toEqual([[], ['message'], ['message']]);
  });

  it('respond 503 with Retry-After when the process has its maximum of streams', async () => {
    await Promise.all([ann, ben, eve, stranger].map((who) => read(who)));
    const response = await fetch(`${instance.url}${eventStreamPath}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ code: codes.unavailable });
    expect(instance.live.streams.count()).toBe(4);
  });

  it('disconnect a reader that does not read, which then resumes without a gap', async () => {
    const start = (await read(ben)).cursor;
    readers[0]?.close();
    const { hostname, port } = new URL(instance.url);
    const stuck = connect(Number(port), hostname);
    stuck.on('error', () => {});
    stuck.write(`GET ${eventStreamPath} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ben.token}\r\n\r\n`);
    await once(stuck, 'data');
    stuck.pause();
    const sent: string[] = [];
    for (let n = 0; n < 300; n += 1) sent.push((await say('长'.repeat(9_900))).id);
    await vi.waitFor(() => expect(instance.live.streams.count()).toBe(0));
    stuck.destroy();
    const back = await read(ben, start);
    await back.until((received) => received.length === sent.length);
    expect(back.messageIds()).toEqual(sent);
  });

  it('send heartbeats on an idle stream', async () => {
    const response = await fetch(`${instance.url}${eventStreamPath}`, {
      headers: { authorization: `Bearer ${ben.token}` },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk);
      if (text.includes(':\n\n')) break;
    }
    expect(text).toMatch(/^id: \d+\n\n:\n\n$/);
  });
});

it('refuses a stream without a session', async () => {
  const response = await fetch(`${instance.url}${eventStreamPath}`);
  expect(response.status).toBe(401);
});
