import type { Conversation } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { me, message, peer, withPeer } from '../testing/messages.ts';
import { conversations, inOrder, unreadTotal } from './conversations.ts';
import { loadConversations, noteEvent, noteMessage, noteRead } from './recent-list.ts';
import { session } from './session.ts';

const recent = vi.hoisted(() => vi.fn<() => Promise<Conversation[]>>());
vi.mock('../messages-api.ts', () => ({ messagesApi: { recent } }));

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
  conversations.byKey = {};
  conversations.status = 'idle';
  session.userId = me;
  recent.mockReset().mockResolvedValue([line()]);
});

test('counts as unread what lies between the last message and the last one read', async () => {
  recent.mockResolvedValue([line(), line({ target: { type: 'group', id: 'g' }, lastSeq: 9, readSeq: 4 })]);
  await loadConversations();
  expect(unreadTotal(conversations.byKey)).toBe(7);
});

test('a message moves its conversation on: text, time, count', async () => {
  await loadConversations();
  noteMessage(message(4, { msg: 'new' }));
  expect(conversations.byKey[key]).toMatchObject({ lastSeq: 4, readSeq: 1, lastMessage: { text: 'new' } });
});

test('the same message twice counts once, and an older one changes nothing', async () => {
  await loadConversations();
  noteMessage(message(4, { msg: 'new' }));
  noteMessage(message(4, { msg: 'new' }));
  noteMessage(message(2));
  expect(unreadTotal(conversations.byKey)).toBe(3);
  expect(conversations.byKey[key]?.lastMessage?.text).toBe('new');
});

test('a recalled message counts as unread no longer, also when it comes recalled or is removed, too', async () => {
  await loadConversations();
  const recalled = message(3, { msg: '', rev: 1, recalled: true });
  noteEvent({ type: 'recall', message: recalled });
  noteEvent({ type: 'recall', message: recalled });
  expect(unreadTotal(conversations.byKey)).toBe(1);
  noteEvent({ type: 'remove', targetType: 'user', targetId: peer, seq: 3 });
  expect(unreadTotal(conversations.byKey)).toBe(1);
  noteMessage(message(4, { msg: '', rev: 1, recalled: true }));
  expect(unreadTotal(conversations.byKey)).toBe(1);
  // A read one changes nothing.
  noteEvent({ type: 'recall', message: message(1, { msg: '', rev: 1, recalled: true }) });
  expect(unreadTotal(conversations.byKey)).toBe(1);
  noteRead(withPeer, 4);
  expect(conversations.byKey[key]).toMatchObject({ readSeq: 4, uncountedSeqs: [] });
});

test('what one sends oneself is read', async () => {
  await loadConversations();
  noteMessage(message(4, { sender: me }));
  expect(unreadTotal(conversations.byKey)).toBe(0);
});

test('a read position never goes back', async () => {
  await loadConversations();
  noteRead(withPeer, 3);
  noteRead(withPeer, 2);
  expect(conversations.byKey[key]?.readSeq).toBe(3);
});

test('a list that was on its way does not undo what events brought meanwhile', async () => {
  await loadConversations();
  const answer = Promise.withResolvers<Conversation[]>();
  recent.mockReturnValueOnce(answer.promise);
  const loading = loadConversations();
  noteMessage(message(4, { msg: 'newer' }));
  noteRead(withPeer, 4);
  answer.resolve([line()]);
  await loading;
  expect(conversations.byKey[key]).toMatchObject({ lastSeq: 4, readSeq: 4, lastMessage: { text: 'newer' } });
});

test('a message of somebody new brings their line, and the list with its name', async () => {
  recent.mockResolvedValue([line({ name: '李娜（时政部）', lastSeq: 1, readSeq: 0 })]);
  noteMessage(message(1));
  expect(conversations.byKey[key]?.name).toBe('李娜');
  await vi.waitFor(() => expect(conversations.byKey[key]?.name).toBe('李娜（时政部）'));
});

test('keeps the lines when the list cannot be fetched again', async () => {
  await loadConversations();
  const failure = new Error('down');
  recent.mockRejectedValueOnce(failure);
  await loadConversations();
  expect(conversations).toMatchObject({ status: 'error', error: failure });
  expect(Object.keys(conversations.byKey)).toEqual([key]);
});

test('pinned conversations stand first, then the newest', () => {
  const byKey = {
    a: line({ name: 'old', lastTime: 1 }),
    b: line({ name: 'new', lastTime: 3 }),
    c: line({ name: 'pinned', lastTime: 2, pinned: true }),
  };
  expect(inOrder(byKey).map(({ name }) => name)).toEqual(['pinned', 'new', 'old']);
});
