import { groups, messages, type Conversation, type PortalEvent } from '@snap/portal-api/contract';
import {
  applyToConversations,
  applyToMessages,
  applyToPinned,
  conversationOfEvent,
  targetKey,
} from '@snap/portal-api/live';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventClient, type EventClient } from '../../../testing/event-client.ts';
import {
  call,
  type MessagingInstance,
  sendMessage,
  startMessagingInstance,
} from '../../../testing/messaging-instance.ts';
import { addGroup, addOrganisation, openSession, type TestSession } from '../../../testing/world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let instance: MessagingInstance;
let people: TestSession[];
let groupId: string;
let readers: EventClient[];

beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await addOrganisation(database, 'demo', ['ann', 'ben']);
  people = await Promise.all(ids.map((userId) => openSession(database, userId)));
  groupId = await addGroup(database, { name: 'g', ownerId: 'demo~ann', memberIds: ids });
  instance = await startMessagingInstance(database, people);
  readers = people.map(({ token }) => createEventClient(instance.url, token));
  await Promise.all(readers.map((reader) => reader.connect()));
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await instance.close();
  await database.close();
});

const other = (who: number) => people[1 - who]?.userId ?? '';
const targetOf = (who: number, group: boolean) =>
  group ? { type: 'group' as const, id: groupId } : { type: 'user' as const, id: other(who) };
const addressOf = (who: number, group: boolean) => {
  const { id, type } = targetOf(who, group);
  return { targetId: id, type: type === 'group' ? ('teamGroup' as const) : type };
};
const ask = (
  who: number,
  ...[endpoint, input]: [Parameters<typeof call>[2], Record<string, string | number>]
) => {
  const session = people[who];
  if (!session) throw new Error('not set up');
  return call(instance.url, session, endpoint, input);
};

/** Everything that a client shows, as the server returns it now. */
async function fetched(who: number) {
  const recent = messages.recent.output.parse((await ask(who, messages.recent, {})).body);
  const lines = Object.fromEntries(recent.map((line) => [targetKey(line.target), line]));
  const threads = new Map<string, { list: Awaited<ReturnType<typeof historyOf>>; pinned: Pins }>();
  for (const group of [true, false]) {
    const { targetId: id, type } = addressOf(who, group);
    threads.set(targetKey({ id, type }), {
      list: await historyOf(who, group),
      pinned: messages.pinned.output.parse((await ask(who, messages.pinned, addressOf(who, group))).body),
    });
  }
  return { lines: lines as Record<string, Conversation>, threads };
}
type Pins = ReturnType<typeof messages.pinned.output.parse>;

async function historyOf(who: number, group: boolean) {
  const { body } = await ask(who, messages.history, { ...addressOf(who, group), size: 100 });
  return messages.history.output.parse(body).list;
}

/** The same, made of an earlier state and the events since then. */
async function applied(who: number, state: Awaited<ReturnType<typeof fetched>>, events: PortalEvent[]) {
  const me = people[who]?.userId ?? '';
  let { lines } = state;
  const threads = new Map(state.threads);
  for (const event of events) {
    const next = applyToConversations(lines, event, me);
    // What a client does that has no name for a line.
    lines = next.stale ? (await fetched(who)).lines : { ...next.lines };
    const target = conversationOfEvent(event, me);
    const thread = target && threads.get(targetKey(target));
    if (!target || !thread) continue;
    threads.set(targetKey(target), {
      list: [...applyToMessages(thread.list, event)],
      pinned: [...applyToPinned(thread.pinned, event, thread.list)],
    });
  }
  return { lines, threads };
}

const who = fc.nat({ max: 1 });
const group = fc.boolean();
const position = fc.nat({ max: 40 });
const doing = fc.constantFrom(
  'send',
  'send',
  'quote',
  'call',
  'edit',
  'recall',
  'react',
  'unreact',
  'remove',
  'pin',
  'unpin',
  'read',
  'top',
  'mute',
  'mark',
  'hide',
  'rename',
  'announce',
  'forward',
);
const step = fc.record({ doing, who, group, position });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** So that every kind of event comes, whatever chance brings: Ann writes two messages, and each call has an effect. */
const everything: Step[] = [
  ...(['send', 'send', 'edit', 'react', 'pin', 'top', 'remove'] as const).map((one) => ({
    doing: one,
    who: 0,
    group: true,
    position: 1,
  })),
  { doing: 'read', who: 1, group: true, position: 1 },
  { doing: 'recall', who: 0, group: true, position: 0 },
];

async function act({ doing: what, who: actor, group: inGroup, position: place }: Step) {
  const list = await historyOf(actor, inGroup);
  const chosen = list[place % Math.max(1, list.length)];
  const session = people[actor];
  const target = targetOf(actor, inGroup);
  const address = addressOf(actor, inGroup);
  if (!session) return;
  const send = (body: object) =>
    sendMessage(instance.url, session, target, { msg: `${what} ${list.length}`, ...body });
  if (what === 'send' || !chosen) {
    await send({});
    return;
  }
  const messageId = chosen.id;
  const written = chosen.kind !== 'system';
  const there = written && !chosen.recalled && !chosen.removed;
  const calls: Record<string, () => Promise<unknown>> = {
    quote: () => send(written ? { quote: messageId } : {}),
    call: () => send({ mentions: ['all', other(actor)] }),
    edit: () => ask(actor, messages.edit, { messageId, msg: `edited ${place}` }),
    recall: () => ask(actor, messages.recall, { messageId }),
    react: () => ask(actor, messages.react, { messageId, emoji: place % 2 ? '👍' : '🎉', on: 1 }),
    unreact: () => ask(actor, messages.react, { messageId, emoji: '👍', on: 0 }),
    remove: () => ask(actor, messages.remove, { messageId }),
    pin: () => ask(actor, messages.pin, { messageId, on: 1 }),
    unpin: () => ask(actor, messages.pin, { messageId, on: 0 }),
    read: () => ask(actor, messages.setReadState, { ...address, lastId: messageId }),
    top: () => ask(actor, messages.setTop, { ...address, top: place % 2 }),
    mute: () => ask(actor, messages.setMute, { ...address, mute: place % 2 }),
    mark: () => ask(actor, messages.setUnread, { ...address, unread: place % 2 }),
    hide: () => ask(actor, messages.hide, address),
    rename: () => ask(actor, groups.update, { groupId, name: `name ${list.length}` }),
    announce: () => ask(actor, groups.setNotice, { groupId, notice: `notice ${list.length}` }),
    forward: () => send(there ? { forward: messageId } : {}),
  };
  await calls[what]?.();
}

it('live state equals refetched state, whatever happens (G8)', async () => {
  const seen = new Set<string>();
  const played = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
    const before = await Promise.all([0, 1].map(fetched));
    const from = readers.map(({ received }) => received.length);
    for (const one of steps) await act(one);
    const sentinel = await sendMessage(instance.url, people[0] ?? fail(), targetOf(0, true), { msg: 'over' });
    for (const [index, reader] of readers.entries()) {
      await reader.until(() => reader.messageIds().includes(sentinel.id));
      const events = reader.received.slice(from[index]).map(({ event }) => event);
      for (const { type } of events) seen.add(type);
      expect(await applied(index, before[index] ?? fail(), events)).toEqual(await fetched(index));
    }
  });
  await fc.assert(played, { numRuns: 6, examples: [[everything]], endOnFailure: true });
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining(['chat', 'edit', 'message', 'pin', 'react', 'read', 'recall', 'remove']),
  );
}, 120_000);

function fail(): never {
  throw new Error('not set up');
}
