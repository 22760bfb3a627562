import { codes, groups, messages } from '@snap/portal-api/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createEventClient, type EventClient } from '../../../testing/event-client.ts';
import { call } from '../../../testing/messaging-instance.ts';
import type { TestSession } from '../../../testing/world.ts';
import { type GroupTest, startGroupTest } from '../../../testing/group-test.ts';

let test: GroupTest<'ann' | 'ben' | 'cleo'>;
let readers: EventClient[] = [];
beforeAll(async () => {
  test = await startGroupTest(['ann', 'ben', 'cleo']);
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});
afterAll(() => test.close());

async function read(session: TestSession, lastEventId?: string): Promise<EventClient> {
  const reader = createEventClient(test.instance.url, session.token);
  readers.push(reader);
  await reader.connect(lastEventId === undefined ? {} : { lastEventId });
  return reader;
}
/** What a reader received of a group: texts, and membership events. */
const received = (reader: EventClient, groupId: string) =>
  reader.received.flatMap(({ event }) => {
    if (event.type === 'message' && event.message.targetId === groupId)
      return [event.message.system?.type ?? event.message.text];
    return event.type === 'group' && event.groupId === groupId ? [event.change] : [];
  });
const add = (groupId: string) =>
  test.code('ann', groups.addMembers, { groupId, ids: test.people.cleo.userId });
const remove = (groupId: string) =>
  test.code('ann', groups.removeMembers, { groupId, ids: test.people.cleo.userId });
const unreadOf = async (groupId: string) => {
  const { body } = await call(test.instance.url, test.people.cleo, messages.unread, {});
  return messages.unread.output.parse(body).list.find(({ targetId }) => targetId === groupId)?.unread ?? 0;
};

it('shows newcomers what is written from their coming on, and those who left nothing', async () => {
  const groupId = await test.team('ann', 'ben');
  await test.say('ann', groupId, 'before');
  await add(groupId);
  expect(await test.texts('cleo', groupId)).toEqual([]);
  expect(await unreadOf(groupId)).toBe(0);
  await test.say('ben', groupId, 'during');
  expect(await test.texts('cleo', groupId)).toEqual(['during']);
  expect(await unreadOf(groupId)).toBe(1);

  await remove(groupId);
  await test.say('ann', groupId, 'meanwhile');
  expect(await test.texts('cleo', groupId)).toBeUndefined();
  expect(await test.say('cleo', groupId, 'still here?')).toBe(codes.notMember);
  expect(await unreadOf(groupId)).toBe(0);

  await add(groupId);
  await test.say('ann', groupId, 'again');
  expect(await test.texts('cleo', groupId)).toEqual(['again']);
  expect(await unreadOf(groupId)).toBe(1);
  expect(await test.texts('ben', groupId)).toEqual(['before', 'during', 'meanwhile', 'again']);
});

it('sends joining and leaving members just that, and what was written in between', async () => {
  const groupId = await test.team('ann', 'ben');
  const [cleo, ben] = [await read(test.people.cleo), await read(test.people.ben)];
  await test.say('ann', groupId, 'before');
  await add(groupId);
  await test.say('ben', groupId, 'during');
  await remove(groupId);
  await test.say('ann', groupId, 'after');
  await ben.until(() => received(ben, groupId).includes('after'));
  await cleo.until(() => received(cleo, groupId).includes('left'));
  expect(received(cleo, groupId)).toEqual(['joined', 'changed', 'invited', 'during', 'left']);
  expect(received(ben, groupId)).toEqual([
    'before',
    'changed',
    'invited',
    'during',
    'changed',
    'removed',
    'after',
  ]);
});

it('brings a device that was away what concerns it, and nothing of before and after', async () => {
  const groupId = await test.team('ann', 'ben');
  const start = (await read(test.people.cleo)).cursor;
  readers[0]?.close();
  await test.say('ann', groupId, 'before');
  await add(groupId);
  await test.say('ben', groupId, 'during');
  const inside = await read(test.people.cleo, start);
  await inside.until(() => received(inside, groupId).includes('during'));
  expect(received(inside, groupId)).not.toContain('before');

  await remove(groupId);
  await test.say('ann', groupId, 'after');
  const outside = await read(test.people.cleo, start);
  await outside.until(() => received(outside, groupId).includes('left'));
  const marker = { sender: test.people.ann.userId, recipient: test.people.cleo.userId, message: 'marker' };
  await test.code('ann', messages.sendToUser, marker);
  await outside.until(({ length }) => length > 1 && outside.received.at(-1)?.event.type === 'message');
  // A former member gets no more messages of a group, not even those of their time.
  expect(received(outside, groupId)).toEqual(['left']);
});

it('informs a stream of a group that did not exist when it opened', async () => {
  const cleo = await read(test.people.cleo);
  const input = {
    name: 'new',
    introduce: 'new',
    creatorId: test.people.ann.userId,
    ids: test.people.cleo.userId,
  };
  const { body } = await call(test.instance.url, test.people.ann, groups.create, input);
  const { target } = groups.create.output.parse(body);
  await test.say('ann', target.id, 'welcome');
  await cleo.until(() => received(cleo, target.id).includes('welcome'));
  expect(received(cleo, target.id)).toEqual(['joined', 'created', 'welcome']);
});
