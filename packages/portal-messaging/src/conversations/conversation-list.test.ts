import type { Conversation, Message } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { me, message, peer, withPeer } from '../testing/messages.ts';
import { apiOf } from '../testing/engine.ts';
import { createConversationList, type ConversationList } from './conversation-list.ts';
import { inOrder, unreadTotal } from './order.ts';

const recent = vi.fn<() => Promise<Conversation[]>>();
let list: ConversationList;
const receive = (received: Message) => list.apply({ type: 'message', message: received });

const key = `user:${peer}`;

function line(fields: Partial<Conversation> = {}): Conversation {
  return {
    target: withPeer,
    name: '李娜',
    lastMessage: {
      seq: 3,
      rev: 0,
      text: 'text 3',
      kind: 'text',
      recalled: false,
      sender: peer,
      senderName: '李娜',
      time: 3_000,
    },
    lastTime: 3_000,
    mentionSeqs: [],
    uncountedSeqs: [],
    lastSeq: 3,
    readSeq: 1,
    pinned: false,
    muted: false,
    ...fields,
  };
}

beforeEach(() => {
  recent.mockReset().mockResolvedValue([line()]);
  list = createConversationList({ account: () => me, api: apiOf({ recent }) });
});

test('counts messages between the last one and the last one read as unread', async () => {
  recent.mockResolvedValue([line(), line({ target: { type: 'group', id: 'g' }, lastSeq: 9, readSeq: 4 })]);
  await list.load();
  expect(unreadTotal(list.state.byKey)).toBe(7);
});

test('a message updates its conversation: text, time, count', async () => {
  await list.load();
  receive(message(4, { text: 'new' }));
  expect(list.state.byKey[key]).toMatchObject({ lastSeq: 4, readSeq: 1, lastMessage: { text: 'new' } });
});

test('a repeated message counts once, and an older one changes nothing', async () => {
  await list.load();
  receive(message(4, { text: 'new' }));
  receive(message(4, { text: 'new' }));
  receive(message(2));
  expect(unreadTotal(list.state.byKey)).toBe(3);
  expect(list.state.byKey[key]?.lastMessage?.text).toBe('new');
});

test('a recalled message is not counted as unread, also when it arrives recalled or is removed too', async () => {
  await list.load();
  const recalled = message(3, { text: '', rev: 1, recalled: true });
  list.apply({ type: 'recall', message: recalled });
  list.apply({ type: 'recall', message: recalled });
  expect(unreadTotal(list.state.byKey)).toBe(1);
  list.apply({ type: 'remove', targetType: 'user', targetId: peer, seq: 3 });
  expect(unreadTotal(list.state.byKey)).toBe(1);
  receive(message(4, { text: '', rev: 1, recalled: true }));
  expect(unreadTotal(list.state.byKey)).toBe(1);
  // Recalling a read message changes no count.
  list.apply({ type: 'recall', message: message(1, { text: '', rev: 1, recalled: true }) });
  expect(unreadTotal(list.state.byKey)).toBe(1);
  list.applyRead(withPeer, 4);
  expect(list.state.byKey[key]).toMatchObject({ readSeq: 4, uncountedSeqs: [] });
});

test('a message to oneself is never unread, and does not mark earlier ones as read', async () => {
  await list.load();
  receive(message(4, { sender: me }));
  expect(unreadTotal(list.state.byKey)).toBe(2);
  list.applyRead(withPeer, 4);
  receive(message(5, { sender: me }));
  expect(list.state.byKey[key]).toMatchObject({ readSeq: 5, uncountedSeqs: [] });
});

test('a read position never decreases', async () => {
  await list.load();
  list.applyRead(withPeer, 3);
  list.applyRead(withPeer, 2);
  expect(list.state.byKey[key]?.readSeq).toBe(3);
});

test('a list response does not undo events that arrived during its request', async () => {
  await list.load();
  const result = Promise.withResolvers<Conversation[]>();
  recent.mockReturnValueOnce(result.promise);
  const loading = list.load();
  receive(message(4, { text: 'newer' }));
  list.applyRead(withPeer, 4);
  result.resolve([line()]);
  await loading;
  expect(list.state.byKey[key]).toMatchObject({ lastSeq: 4, readSeq: 4, lastMessage: { text: 'newer' } });
});

test('a message of an unknown person adds a conversation, and fetches the list for its name', async () => {
  recent.mockResolvedValue([line({ name: '李娜（时政部）', lastSeq: 1, readSeq: 0 })]);
  receive(message(1));
  expect(list.state.byKey[key]?.name).toBe('李娜');
  await vi.waitFor(() => expect(list.state.byKey[key]?.name).toBe('李娜（时政部）'));
});

test('retains the conversations when a refetch fails', async () => {
  await list.load();
  recent.mockRejectedValueOnce(new Error('down'));
  await list.load();
  expect(list.state.status).toBe('error');
  expect(Object.keys(list.state.byKey)).toEqual([key]);
});

test('pinned conversations are first, then the newest', () => {
  const byKey = {
    a: line({ name: 'old', lastTime: 1 }),
    b: line({ name: 'new', lastTime: 3 }),
    c: line({ name: 'pinned', lastTime: 2, pinned: true }),
  };
  expect(inOrder(byKey).map(({ name }) => name)).toEqual(['pinned', 'new', 'old']);
});

test('a conversation with an outbox item is sorted where that message will put it', () => {
  const byKey = {
    a: line({ name: 'waiting', lastTime: 1 }),
    b: line({ name: 'new', target: { type: 'user', id: 'demo~new' }, lastTime: 3 }),
  };
  expect(inOrder(byKey, new Map([[key, 4]])).map(({ name }) => name)).toEqual(['waiting', 'new']);
});
