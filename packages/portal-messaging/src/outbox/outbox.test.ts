import 'fake-indexeddb/auto';
import { codes, type Message } from '@snap/portal-api/contract';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { me, message, peer, withPeer } from '../testing/messages.ts';
import { openOutboxStorage } from '../browser/outbox-storage.ts';
import { manualClock, memoryBrowser } from '../testing/engine.ts';
import { systemClock } from '../system-clock.ts';
import type { OutboxState } from './outbox-state.ts';
import type { OutboxRecord, OutboxStorage } from './outbox-storage.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { SendResult } from './send-result.ts';

const offline = new Error('offline');
const refused = new Error('refused');
const ended = new Error('ended');
const tooFast = new Error('too fast');
const taken = new Error('taken');
const results = new Map<unknown, SendResult>([
  [offline, { kind: 'retry' }],
  [refused, { kind: 'refuse', failure: { code: '1102', msg: 'has left' } }],
  [ended, { kind: 'wait' }],
  [tooFast, { kind: 'retry', after: 60_000, slowed: true }],
  [taken, { kind: 'taken', failure: { code: codes.clientMsgIdTaken } }],
]);

let storage: OutboxStorage;
let server: { sent: OutboxRecord[]; failing: Error | undefined; seen: Map<string, Message> };
let browser: ReturnType<typeof memoryBrowser>;
let tabs = 0;
/** Of the outbox that was opened last. */
let outgoing: OutboxState;
let names = 0;

/** Like the real server, returns the first result for a repeated id. */
async function send(item: OutboxRecord): Promise<Message> {
  server.sent.push(item);
  if (server.failing) throw server.failing;
  const known = server.seen.get(item.clientMsgId);
  const result =
    known ?? message(server.seen.size + 1, { sender: me, clientMsgId: item.clientMsgId, text: item.text });
  server.seen.set(item.clientMsgId, result);
  return result;
}

function open(options: Partial<OutboxOptions> = {}) {
  tabs += 1;
  const outbox = createOutbox({
    account: () => me,
    clock: systemClock,
    tabs: browser.tab(tabs),
    storage,
    send,
    upload: () => Promise.reject(new Error('no files here')),
    onSent: () => undefined,
    resultOf: (error) => results.get(error) ?? { kind: 'retry' },
    findSent: () => Promise.resolve('absent'),
    ...options,
  });
  outgoing = outbox.state;
  return outbox;
}

const states = () => outgoing.items.map(({ text, state }) => `${text}: ${state}`);
const sentIds = () => server.sent.map(({ clientMsgId }) => clientMsgId);
const delivered = () => [...server.seen.values()].map(({ text }) => text);

beforeEach(() => {
  names += 1;
  storage = openOutboxStorage(`outbox-${names}`);
  server = { sent: [], failing: undefined, seen: new Map() };
  browser = memoryBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows a message immediately and removes it when the server has it', async () => {
  const onSent = vi.fn<(sent: Message) => void>();
  const outbox = open({ onSent });
  const added = outbox.add(withPeer, 'hello');
  expect(states()).toEqual(['hello: queued']);
  await added;
  await vi.waitFor(() => expect(outgoing.items).toEqual([]));
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ text: 'hello' }));
  expect(await storage.list(me)).toEqual([]);
});

test('sends in order, one after the other', async () => {
  const outbox = open();
  await Promise.all(['1', '2', '3', '4'].map((text) => outbox.add(withPeer, text)));
  await vi.waitFor(() => expect(outgoing.items).toEqual([]));
  expect(delivered()).toEqual(['1', '2', '3', '4']);
});

test('retries with the same id and increasing delays until the server is back', async () => {
  const outbox = open();
  server.failing = offline;
  await outbox.add(withPeer, 'hello');
  await vi.waitFor(() => expect(outgoing.nextTryAt).toBeGreaterThan(Date.now()));
  expect(states()).toEqual(['hello: queued']);
  server.failing = undefined;
  outbox.wake();
  await vi.waitFor(() => expect(outgoing.items).toEqual([]));
  expect(new Set(server.sent.map(({ clientMsgId }) => clientMsgId)).size).toBe(1);
  expect(outgoing.nextTryAt).toBeUndefined();
});

test('retries automatically after the pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const outbox = open();
  server.failing = offline;
  await outbox.add(withPeer, 'hello');
  await vi.waitFor(() => expect(outgoing.nextTryAt).toBeDefined());
  server.failing = undefined;
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(delivered()).toEqual(['hello']));
});

test('retains a refused message with its reason, and sends the next one', async () => {
  const outbox = open();
  server.failing = refused;
  await outbox.add(withPeer, 'first');
  await vi.waitFor(() => expect(states()).toEqual(['first: failed']));
  expect(outgoing.items[0]?.failure).toEqual({ code: '1102', msg: 'has left' });
  server.failing = undefined;
  await outbox.add(withPeer, 'second');
  await vi.waitFor(() => expect(states()).toEqual(['first: failed']));
  expect(delivered()).toEqual(['second']);
});

test('resends or discards a refused message, as its author decides', async () => {
  const outbox = open();
  server.failing = refused;
  await outbox.add(withPeer, 'again');
  await outbox.add(withPeer, 'never');
  await vi.waitFor(() => expect(states()).toEqual(['again: failed', 'never: failed']));
  const [again, never] = outgoing.items.map(({ clientMsgId }) => clientMsgId);
  server.failing = undefined;
  await outbox.discard(never ?? '');
  await outbox.resend(again ?? '');
  await vi.waitFor(() => expect(outgoing.items).toEqual([]));
  expect(delivered()).toEqual(['again']);
  expect(await storage.list(me)).toEqual([]);
});

test('waits for a new session without a countdown', async () => {
  const outbox = open();
  server.failing = ended;
  await outbox.add(withPeer, 'hello');
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  await vi.waitFor(() => expect(states()).toEqual(['hello: queued']));
  expect(outgoing.nextTryAt).toBeUndefined();
});

describe('shown and stored items', () => {
  test('outbox › stores a message with mentions and a quote, and sends both after a reload', async () => {
    const mentions = [{ id: peer, name: '李娜' }];
    const quote = { id: 'c1-1', senderName: '李娜', text: 'text 1' };
    server.failing = offline;
    const killed = open();
    await killed.add(withPeer, '@李娜 hello', { mentions, quote });
    expect(outgoing.items[0]).toMatchObject({ mentions, quote });
    expect(await storage.list(me)).toMatchObject([{ mentions, quote }]);
    killed.stop();
    server.failing = undefined;
    server.sent = [];
    await open().start();
    await vi.waitFor(() => expect(server.sent).toMatchObject([{ mentions, quote }]));
  });

  test('outbox › accepts values that are valtio proxies', async () => {
    const store = proxy({
      mentions: [{ id: peer, name: '李娜' }],
      quote: { id: 'c1-1', senderName: '李娜', text: '' },
    });
    const outbox = open();
    await outbox.add(withPeer, '@李娜', { ...store });
    await vi.waitFor(() => expect(server.sent).toMatchObject([{ mentions: [{ id: peer }] }]));
  });
});

test('outbox › waits for the Retry-After of the server, then sends all in order', async () => {
  const outbox = open();
  server.failing = tooFast;
  await outbox.add(withPeer, '1');
  await vi.waitFor(() => expect(outgoing.slowed).toBe(true));
  const tries = server.sent.length;
  await outbox.add(withPeer, '2');
  await outbox.add({ type: 'group', id: 'g1' }, '3');
  expect(states()).toEqual(['1: queued', '2: queued', '3: queued']);
  expect(server.sent).toHaveLength(tries);
  server.failing = undefined;
  // As the timer does when the pause is over.
  outbox.wake();
  await vi.waitFor(() => expect(outgoing.items).toEqual([]));
  expect(delivered().filter((text) => text !== '3')).toEqual(['1', '2']);
  expect(outgoing.slowed).toBe(false);
});

/** The server knows the id of the first attempt from another message. */
async function sendTaken(item: OutboxRecord): Promise<Message> {
  if (server.sent.length > 0) return send(item);
  server.sent.push(item);
  throw taken;
}
const once = (options: Partial<OutboxOptions> = {}) => open({ send: sendTaken, ...options });

describe('a clientMsgId that the server knows from another message', () => {
  test('outbox › uses a new id when nothing was sent under it here', async () => {
    const outbox = once();
    await outbox.add(withPeer, 'hello', { clientMsgId: 'c1' });
    await vi.waitFor(() => expect(outgoing.items).toEqual([]));
    expect(delivered()).toEqual(['hello']);
    expect(server.sent.map(({ clientMsgId }) => clientMsgId === 'c1')).toEqual([true, false]);
  });

  test('outbox › adopts the existing message, and sends nothing twice', async () => {
    const onSent = vi.fn<(sent: Message) => void>();
    const there = message(7, { sender: me, clientMsgId: 'c1', text: 'hello, edited since' });
    const outbox = once({ onSent, findSent: () => Promise.resolve(there) });
    await outbox.add(withPeer, 'hello', { clientMsgId: 'c1' });
    await vi.waitFor(() => expect(outgoing.items).toEqual([]));
    expect(onSent).toHaveBeenCalledWith(there);
    expect(server.sent).toHaveLength(1);
  });

  test('outbox › lets the author decide when the result is unknown, and uses a new id for the resend', async () => {
    const outbox = once({ findSent: () => Promise.resolve('unknown') });
    await outbox.add(withPeer, 'hello', { clientMsgId: 'c1' });
    await vi.waitFor(() => expect(states()).toEqual(['hello: failed']));
    expect(server.sent).toHaveLength(1);
    await outbox.resend('c1');
    await vi.waitFor(() => expect(delivered()).toEqual(['hello']));
    expect(server.sent[1]?.clientMsgId).not.toBe('c1');
  });

  test('outbox › keeps the id while the history cannot be fetched', async () => {
    const outbox = once({ findSent: () => Promise.reject(offline) });
    await outbox.add(withPeer, 'hello', { clientMsgId: 'c1' });
    await vi.waitFor(() => expect(outgoing.nextTryAt).toBeDefined());
    expect(outgoing.items[0]).toMatchObject({ clientMsgId: 'c1', state: 'queued' });
    outbox.stop();
  });
});

describe('across reloads and tabs', () => {
  test('sends items of an earlier visit, in order', async () => {
    server.failing = offline;
    const killed = open();
    await killed.add(withPeer, '1');
    await killed.add(withPeer, '2');
    killed.stop();

    server.failing = undefined;
    await open().start();
    await vi.waitFor(() => expect(delivered()).toEqual(['1', '2']));
  });

  test('sends no items of another user of this device', async () => {
    server.failing = offline;
    const other = open({ account: () => peer });
    await other.add({ type: 'user', id: me }, 'not yours');
    await vi.waitFor(() => expect(outgoing.nextTryAt).toBeDefined());
    other.stop();
    server.failing = undefined;
    await open().start();
    expect(outgoing.items).toEqual([]);
    expect(delivered()).toEqual([]);
  });

  test('two tabs send each message once', async () => {
    const one = open();
    const two = open();
    await Promise.all([one.add(withPeer, 'a'), two.add(withPeer, 'b'), one.start(), two.start()]);
    await vi.waitFor(async () => expect(await storage.list(me)).toEqual([]));
    expect(server.sent.map(({ text }) => text).toSorted()).toEqual(['a', 'b']);
  });

  test('an event that arrives before the response settles the message', async () => {
    const reply = Promise.withResolvers<Message>();
    const outbox = open({ send: () => reply.promise });
    await outbox.add(withPeer, 'hello');
    await vi.waitFor(() => expect(states()).toEqual(['hello: sending']));
    const [item] = outgoing.items;
    await outbox.settle(item?.clientMsgId ?? '');
    expect(outgoing.items).toEqual([]);
    reply.reject(offline);
    await vi.waitFor(async () => expect(await storage.list(me)).toEqual([]));
    expect(outgoing.items).toEqual([]);
    outbox.stop();
  });
});

test('removes the message when the device cannot store it', async () => {
  const outbox = open({ storage: { ...storage, add: () => Promise.reject(new Error('full')) } });
  await expect(outbox.add(withPeer, 'hello')).rejects.toThrow('full');
  expect(outgoing.items).toEqual([]);
});

describe('with files', () => {
  const file = new File(['picture'], 'a.png', { type: 'image/png' });
  const stored = { id: 'f1', name: 'a.png', ext: 'png', size: 7, isImage: true } as const;

  test('a message waits for its file, and later ones overtake it', async () => {
    const reply = Promise.withResolvers<typeof stored>();
    const outbox = open({ upload: () => reply.promise });
    await outbox.add(withPeer, '', { upload: { file } });
    await outbox.add(withPeer, 'later');
    await vi.waitFor(() => expect(delivered()).toEqual(['later']));
    reply.resolve(stored);
    await vi.waitFor(() => expect(outgoing.items).toEqual([]));
    expect(server.sent.at(-1)).toMatchObject({ file: stored });
    expect(server.sent.at(-1)).not.toHaveProperty('upload');
  });

  test('files chosen together are sent in order, unless an upload has failed', async () => {
    const clock = manualClock();
    const responses = new Map<string, PromiseWithResolvers<typeof stored>>();
    let failed = '';
    const outbox = open({
      clock,
      upload: ({ clientMsgId }) => {
        const reply = Promise.withResolvers<typeof stored>();
        responses.set(clientMsgId, reply);
        return reply.promise;
      },
      uploadFailed: (id) => id === failed,
    });
    for (const clientMsgId of ['a', 'b', 'c', 'd']) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await outbox.add(withPeer, '', { clientMsgId, upload: { file } });
    }
    await vi.waitFor(() => expect(responses.size).toBe(4));
    responses.get('b')?.resolve(stored);
    await vi.waitFor(async () => expect((await storage.list(me))[1]?.file).toBeDefined());
    expect(sentIds()).toEqual([]);
    responses.get('a')?.resolve(stored);
    await vi.waitFor(() => expect(sentIds()).toEqual(['a', 'b']));
    responses.get('d')?.resolve(stored);
    await vi.waitFor(async () => expect((await storage.list(me)).at(-1)?.file).toBeDefined());
    failed = 'c';
    await vi.waitFor(() => {
      clock.advance(2_000);
      expect(sentIds()).toEqual(['a', 'b', 'd']);
    });
  });

  test('a file of an earlier visit is uploaded by the next one', async () => {
    const left = open({ upload: () => Promise.reject(offline) });
    await left.add(withPeer, '', { upload: { file } });
    await vi.waitFor(() => expect(outgoing.nextTryAt).toBeDefined());
    left.stop();
    const upload = vi.fn<OutboxOptions['upload']>(() => Promise.resolve(stored));
    await open({ upload }).start();
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    expect(upload.mock.calls[0]?.[0].upload?.file.name).toBe('a.png');
  });

  test('a refused file retains its message, with the reason', async () => {
    const outbox = open({ upload: () => Promise.reject(refused) });
    await outbox.add(withPeer, '', { upload: { file } });
    await vi.waitFor(() => expect(outgoing.items[0]?.failure).toEqual({ code: '1102', msg: 'has left' }));
    expect(server.sent).toEqual([]);
  });

  test('a discarded file is deleted everywhere', async () => {
    const reply = Promise.withResolvers<typeof stored>();
    const outbox = open({ upload: () => reply.promise });
    await outbox.add(withPeer, '', { clientMsgId: 'c1', upload: { file } });
    await outbox.discard('c1');
    reply.reject(new Error('given up'));
    await vi.waitFor(async () => expect(await storage.list(me)).toEqual([]));
    expect(outgoing.items).toEqual([]);
    expect(server.sent).toEqual([]);
  });
});
