import { codes, messages } from '@snap/portal-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addGroup, addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createGroup } from '../../groups/commands/create-group.ts';

let database: TestDatabase;
let instance: MessagingInstance;
let ann: TestSession;
let ben: TestSession;
let conversation: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const [annId = '', benId = ''] = await addOrganisation(database, 'demo', ['ann', 'ben', 'cleo', 'gone']);
  [ann, ben] = [await openSession(database, annId), await openSession(database, benId)];
  instance = await startMessagingInstance(database, [ann, ben]);
  let last = '';
  for (let n = 1; n <= 50; n += 1) {
    last = (await sendMessage(instance.url, ann, { type: 'user', id: benId }, { msg: `no. ${n}` })).id;
  }
  conversation = last.slice(0, last.lastIndexOf('-'));
});
afterAll(async () => {
  await instance.close();
  await database.close();
});

const history = (session: TestSession, input: Record<string, string | number>) =>
  call(instance.url, session, messages.history, { type: 'user', ...input });
const withBen = async (input: Record<string, string | number> = {}) => {
  const { body } = await history(ann, { targetId: ben.userId, ...input });
  const { list, hasMoreBefore, hasMoreAfter } = messages.history.output.parse(body);
  return { seqs: list.map(({ seq }) => seq), hasMoreBefore, hasMoreAfter };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const idOf = (seq: number) => `${conversation}-${seq}`;

const write = (session: TestSession, recipient: string, message = 'hello') =>
  call(instance.url, session, messages.sendToUser, { sender: session.userId, recipient, message });
const writeTo = (session: TestSession, groupId: string) =>
  call(instance.url, session, messages.sendToGroup, { sender: session.userId, groupId, message: 'hello' });

it('returns the avatar of its sender with a message, in every list, also after they left the group', async () => {
  const groupId = await database.tenant('demo', async (tx) => {
    const picture = tx.updateTable('person').set({ avatar: 'b'.repeat(64) });
    await picture.where('user_id', '=', ben.userId).execute();
    const people = { ownerId: ann.userId, memberIds: [ben.userId] };
    return createGroup(tx, { tenantId: 'demo', type: '3', name: 'desk', ...people });
  });
  const sent = await sendMessage(
    instance.url,
    ben,
    { type: 'group', id: groupId },
    { msg: 'with a picture' },
  );
  await database.tenant('demo', (tx) =>
    tx
      .updateTable('member')
      .set({ left_at: new Date() })
      .where('conversation_id', '=', groupId)
      .where('user_id', '=', ben.userId)
      .execute(),
  );
  const shown = { sender: ben.userId, senderAvatar: 'b'.repeat(16) };
  expect(sent).toMatchObject(shown);
  const read = await history(ann, { type: 'teamGroup', targetId: groupId });
  expect(read.body).toMatchObject({ list: [shown] });
  const found = await call(instance.url, ann, messages.search, { q: 'with a picture' });
  expect(JSON.stringify(found.body)).toContain(shown.senderAvatar);
  // A change replaces the message that a client has.
  const reacted = await call(instance.url, ann, messages.react, { messageId: sent.id, emoji: '👍', on: 1 });
  expect(JSON.stringify(reacted.body)).toContain(shown.senderAvatar);
});

describe('a page of history (B2)', () => {
  it('is the newest without an anchor, oldest first', async () => {
    expect(await withBen()).toEqual({ seqs: range(31, 50), hasMoreBefore: true, hasMoreAfter: false });
  });

  it('leads back to the very first message without a gap', async () => {
    expect(await withBen({ beforeId: idOf(31), size: 30 })).toEqual({
      seqs: range(1, 30),
      hasMoreBefore: false,
      hasMoreAfter: true,
    });
    expect((await withBen({ beforeId: idOf(1) })).seqs).toEqual([]);
  });

  it('leads on to the newest', async () => {
    expect(await withBen({ afterId: idOf(45) })).toEqual({
      seqs: range(46, 50),
      hasMoreBefore: true,
      hasMoreAfter: false,
    });
    expect((await withBen({ afterId: idOf(50) })).seqs).toEqual([]);
  });

  it('opens around a message, and has a full page at either end', async () => {
    expect((await withBen({ aroundId: idOf(25), size: 10 })).seqs).toEqual(range(20, 29));
    expect((await withBen({ aroundId: idOf(2), size: 10 })).seqs).toEqual(range(1, 10));
    expect((await withBen({ aroundId: idOf(50), size: 10 })).seqs).toEqual(range(41, 50));
  });

  it('is the same for both people, and says what each has read', async () => {
    const [own, peer] = [
      await history(ann, { targetId: ben.userId }),
      await history(ben, { targetId: ann.userId }),
    ];
    expect(peer.body.list).toEqual(own.body.list);
    expect([own.body.readId, own.body.peerReadId]).toEqual([idOf(50), undefined]);
    expect([peer.body.readId, peer.body.peerReadId]).toEqual([undefined, idOf(50)]);
  });

  it.each(['beforeId', 'afterId', 'aroundId'])('refuses %s of another conversation', async (anchor) => {
    const other = await sendMessage(
      instance.url,
      ann,
      { type: 'user', id: 'demo~cleo' },
      { msg: 'elsewhere' },
    );
    for (const id of [
      other.id,
      `${conversation}-0`,
      `${conversation}-51`,
      conversation,
      `${conversation}-1e1`,
    ]) {
      const { status, body } = await history(ann, { targetId: ben.userId, [anchor]: id });
      expect([status, body.code]).toEqual([200, codes.unknownMessage]);
    }
  });

  it('is empty before the first message to a person', async () => {
    const { body } = await history(ben, { targetId: 'demo~cleo' });
    expect(body).toMatchObject({ code: codes.ok, list: [], hasMoreBefore: false, hasMoreAfter: false });
  });
});

describe('who may be written to', () => {
  it('leaves conversations with people who left readable, and takes no more messages (D10)', async () => {
    await write(ann, 'demo~gone', 'goodbye');
    await database.tenant('demo', (tx) =>
      tx.updateTable('person').set({ left_at: new Date() }).where('user_id', '=', 'demo~gone').execute(),
    );
    expect((await write(ann, 'demo~gone')).body.code).toBe(codes.personLeft);
    expect((await history(ann, { targetId: 'demo~gone' })).body.list).toMatchObject([{ msg: 'goodbye' }]);
  });

  it('refuses an unknown person', async () => {
    expect((await write(ann, 'demo~nobody')).body.code).toBe(codes.unknownPerson);
    expect((await history(ann, { targetId: 'demo~nobody' })).body.code).toBe(codes.unknownPerson);
  });

  it('is oneself too: what one saves there is read and found by oneself alone (F9)', async () => {
    const { body } = await write(ann, ann.userId, 'to remember');
    expect(body).toMatchObject({
      code: codes.ok,
      result: { seq: 1, sender: ann.userId, targetId: ann.userId, type: 'user' },
    });
    expect((await history(ann, { targetId: ann.userId })).body.list).toMatchObject([{ msg: 'to remember' }]);
    const recent = await call(instance.url, ann, messages.recent, {});
    const own = messages.recent.output.parse(recent.body).find(({ target }) => target.id === ann.userId);
    expect(own).toMatchObject({ name: 'ann', lastSeq: 1, readSeq: 1, lastMessage: { text: 'to remember' } });
    const found = async (who: TestSession) =>
      (await call(instance.url, who, messages.search, { q: 'to remember' })).body.list;
    expect(await found(ann)).toHaveLength(1);
    expect(await found(ben)).toEqual([]);
    const stored = messages.history.output.parse((await history(ann, { targetId: ann.userId })).body);
    const messageId = stored.list[0]?.id ?? '';
    for (const [endpoint, input] of [
      [messages.react, { messageId, emoji: '👍', on: 1 }],
      [messages.pin, { messageId, on: 1 }],
      [messages.setTop, { targetId: ann.userId, type: 'user', top: 1 }],
      [messages.setReadState, { targetId: ann.userId, type: 'user', lastId: messageId }],
      [messages.readers, { messageId }],
      [messages.recall, { messageId }],
    ] as const) {
      expect((await call(instance.url, ann, endpoint, input)).body.code).toBe(codes.ok);
    }
  });

  it('is not decided in another name: that is 403, and nothing is written', async () => {
    const before = await withBen();
    const input = { sender: ben.userId, recipient: 'demo~cleo', message: 'forged' };
    const { status, body } = await call(instance.url, ann, messages.sendToUser, input);
    expect([status, body.code]).toEqual([403, codes.forbidden]);
    expect(await withBen()).toEqual(before);
    expect((await history(ben, { targetId: 'demo~cleo' })).body.list).toEqual([]);
  });
});

describe('a group', () => {
  let groupId: string;
  beforeEach(async () => {
    groupId = await addGroup(database, { name: 'desk', ownerId: ann.userId, memberIds: [] });
  });
  it('is closed to others, for writing and for reading', async () => {
    expect((await writeTo(ann, groupId)).body).toMatchObject({
      code: codes.ok,
      result: { type: 'teamGroup', seq: 1 },
    });
    expect((await writeTo(ben, groupId)).body.code).toBe(codes.notMember);
    expect((await history(ben, { targetId: groupId, type: 'teamGroup' })).body.code).toBe(codes.notMember);
    expect((await writeTo(ann, 'nowhere')).body.code).toBe(codes.notMember);
    expect((await history(ann, { targetId: 'nowhere', type: 'group' })).body.code).toBe(codes.notMember);
  });

  it('is not a way into a conversation of two other people', async () => {
    expect((await writeTo(ann, conversation)).body.code).toBe(codes.notMember);
    expect((await history(ann, { targetId: conversation, type: 'group' })).body.code).toBe(codes.notMember);
  });

  it('shows newcomers what was said from their coming on', async () => {
    await writeTo(ann, groupId);
    await database.tenant('demo', (tx) =>
      tx
        .insertInto('member')
        .values({
          tenant_id: 'demo',
          conversation_id: groupId,
          user_id: ben.userId,
          joined_seq: 1,
          read_seq: 1,
        })
        .execute(),
    );
    const before = await history(ben, { targetId: groupId, type: 'teamGroup' });
    expect(before.body).toMatchObject({ list: [], hasMoreBefore: false });
    await writeTo(ann, groupId);
    const after = await history(ben, { targetId: groupId, type: 'teamGroup' });
    expect(after.body).toMatchObject({ list: [{ seq: 2 }], hasMoreBefore: false });
  });
});

it('lists conversations pinned first, then newest first, and none without a message (B9)', async () => {
  await sendMessage(instance.url, ben, { type: 'user', id: 'demo~cleo' }, { msg: 'later' });
  await call(instance.url, ben, messages.history, { targetId: 'demo~gone', type: 'user' });
  const targets = async () =>
    messages.recent.output
      .parse((await call(instance.url, ben, messages.recent, {})).body)
      .map(({ target, name, lastMessage }) => [target.id, name, lastMessage?.text]);
  const withCleo = ['demo~cleo', 'cleo', 'later'];
  const withAnn = ['demo~ann', 'ann', 'no. 50'];
  expect((await targets()).filter(([id]) => id?.startsWith('demo~'))).toEqual([withCleo, withAnn]);
  await database.tenant('demo', (tx) =>
    tx.updateTable('member').set({ pinned: true }).where('conversation_id', '=', conversation).execute(),
  );
  expect((await targets()).filter(([id]) => id?.startsWith('demo~'))).toEqual([withAnn, withCleo]);
});
