import { PortalApiError } from '@snap/portal-api';
import type { Message } from '@snap/portal-api/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { me, message, peer, withPeer } from '../testing/messages.ts';
import { apiOf } from '../testing/engine.ts';
import type { RetryOnReconnect } from '../options.ts';
import { createHistory, type History } from './history.ts';

const history = vi.fn<typeof historyPage>();
const retryOnReconnect = vi.fn<RetryOnReconnect>();

const key = `user:${withPeer.id}`;
let server: Message[];
let engine: History;
const addMessage = (added: Message) => engine.apply({ type: 'message', message: added });

/** Parameters of a history request. */
interface HistoryRequest {
  beforeId?: string | undefined;
  afterId?: string | undefined;
  aroundId?: string | undefined;
  size?: number | undefined;
}
function historyPage({ beforeId, afterId, aroundId, size: requested }: HistoryRequest) {
  const size = Number(requested);
  const at = (id: string) => server.findIndex((item) => item.id === id);
  const list = beforeId
    ? server.slice(Math.max(0, at(beforeId) - size), at(beforeId))
    : afterId
      ? server.slice(at(afterId) + 1, at(afterId) + 1 + size)
      : aroundId
        ? server.slice(Math.max(0, at(aroundId) - size / 2), at(aroundId) + size / 2)
        : server.slice(-size);
  return Promise.resolve({
    messages: list,
    hasMoreBefore: list[0] !== server[0],
    hasMoreAfter: list.at(-1) !== server.at(-1),
    readId: 'c1-2',
  });
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));
const at = (seq: number) => engine.state.byKey[key]?.messages.find((item) => item.seq === seq);
const shown = () => engine.state.byKey[key]?.messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => {
  server = upTo(50);
  history.mockReset().mockImplementation(historyPage);
  retryOnReconnect.mockReset();
  engine = createHistory({ account: () => me, api: apiOf({ history }), retryOnReconnect });
});

test('opens at the newest page and returns the read position', async () => {
  await engine.open(withPeer);
  expect(shown()).toEqual(range(31, 50));
  expect(engine.state.byKey[key]).toMatchObject({ status: 'ready', hasMoreBefore: true, readSeq: 2 });
});

test('sends one request, however often the conversation is opened', async () => {
  await Promise.all([engine.open(withPeer), engine.open(withPeer)]);
  await engine.open(withPeer);
  expect(history).toHaveBeenCalledTimes(1);
});

test('pages back to the first message', async () => {
  await engine.open(withPeer);
  await engine.loadOlder(withPeer);
  await engine.loadOlder(withPeer);
  expect(shown()).toEqual(range(1, 50));
  expect(engine.state.byKey[key]?.hasMoreBefore).toBe(false);
  await engine.loadOlder(withPeer);
  expect(history).toHaveBeenCalledTimes(3);
});

test('retains loaded messages when an older page fails, and can retry', async () => {
  await engine.open(withPeer);
  history.mockRejectedValueOnce(new Error('down'));
  await engine.loadOlder(withPeer);
  expect(engine.state.byKey[key]).toMatchObject({ status: 'ready', beforeStatus: 'error' });
  await engine.loadOlder(withPeer);
  expect(shown()).toEqual(range(11, 50));
});

describe('live messages', () => {
  test('appear once, whether event or response comes first', async () => {
    await engine.open(withPeer);
    addMessage(message(51));
    addMessage(message(51));
    expect(shown()).toEqual(range(31, 51));
  });

  test('that jump a gap fetch the missing ones', async () => {
    await engine.open(withPeer);
    server = upTo(180);
    addMessage(message(180));
    await vi.waitFor(() => expect(shown()).toEqual(range(31, 180)));
  });

  test('that arrive during the request of the first page are not lost', async () => {
    const opening = engine.open(withPeer);
    addMessage(message(51));
    await opening;
    expect(shown()).toEqual(range(31, 51));
  });

  test('of unopened conversations are not stored', () => {
    addMessage(message(51));
    expect(engine.state.byKey).toEqual({});
  });
});

test('after a reset the open conversation is updated without a gap, and others are discarded', async () => {
  await engine.open(withPeer);
  await engine.open({ type: 'group', id: 'g1' });
  engine.setCurrent(withPeer);
  server = upTo(300);
  await engine.refresh();
  expect(Object.keys(engine.state.byKey)).toEqual([key]);
  expect(shown()).toEqual(range(281, 300));
  expect(engine.state.byKey[key]?.hasMoreBefore).toBe(true);
});

describe('after a reset, when a fail-over has lost the last messages', () => {
  beforeEach(async () => {
    await engine.open(withPeer);
    engine.setCurrent(withPeer);
    engine.apply({ type: 'read', userId: peer, targetType: 'user', targetId: me, lastSeq: 50 });
    server = [...upTo(45), message(46, { text: 'another' })];
  });

  test('what the server does not have disappears, and what has the same id is replaced', async () => {
    await engine.refresh();
    expect(shown()).toEqual(range(27, 46));
    expect(at(46)?.text).toBe('another');
    expect(engine.state.byKey[key]).toMatchObject({ hasMoreAfter: false, heardSeq: 46, peerReadSeq: 0 });
  });

  test('a message with the id of a lost one that arrives during the request is shown', async () => {
    const refreshing = engine.refresh();
    addMessage(message(47, { text: 'new' }));
    await refreshing;
    expect(at(47)?.text).toBe('new');
    expect(shown()?.at(-1)).toBe(47);
  });

  test('as many messages stay as were loaded', async () => {
    await engine.loadOlder(withPeer);
    await engine.refresh();
    expect(shown()).toEqual(range(7, 46));
  });

  test('a failure retains what is shown until the next reconnection', async () => {
    history.mockRejectedValueOnce(new PortalApiError('GET /x', { kind: 'network', shown: true }));
    await engine.refresh();
    expect(at(46)?.text).not.toBe('another');
    await retryOnReconnect.mock.calls[0]?.[2]();
    expect(at(46)?.text).toBe('another');
  });
});

test.each([
  ['business', '1101', 'missing'],
  ['http', '403', 'missing'],
  ['http', '500', 'error'],
  ['network', undefined, 'offline'],
] as const)('a first page that fails with %s %s shows as %s', async (kind, code, status) => {
  history.mockRejectedValueOnce(new PortalApiError('GET /x', { kind, code, shown: true }));
  await engine.open(withPeer);
  expect(engine.state.byKey[key]?.status).toBe(status);
});

test('a failed refresh retains loaded messages', async () => {
  await engine.open(withPeer);
  history.mockRejectedValueOnce(new PortalApiError('GET /x', { kind: 'network', shown: true }));
  await engine.loadNewest(withPeer);
  expect(engine.state.byKey[key]?.status).toBe('ready');
  expect(shown()).toEqual(range(31, 50));
});

test('a conversation that failed to open during an outage is opened afterwards, without other requests', async () => {
  engine.setCurrent(withPeer);
  history.mockRejectedValueOnce(new PortalApiError('GET /x', { kind: 'network', shown: true }));
  await engine.open(withPeer);
  await engine.reopen();
  expect(engine.state.byKey[key]?.status).toBe('ready');
  expect(shown()).toEqual(range(31, 50));
  await engine.reopen();
  expect(history).toHaveBeenCalledTimes(2);
});

describe('when events begin to flow after a conversation was opened', () => {
  beforeEach(async () => {
    engine.setCurrent(withPeer);
    await engine.open(withPeer);
  });

  test('what happened before them is shown', async () => {
    server = [...upTo(49), message(50, { rev: 1, text: 'edited' }), message(51)];
    await engine.catchUp();
    expect([at(50)?.text, at(51)?.seq]).toEqual(['edited', 51]);
  });

  test('an earlier place stays', async () => {
    server = upTo(200);
    await engine.openAt(withPeer, 'c1-5');
    history.mockClear();
    await engine.catchUp();
    expect(history).not.toHaveBeenCalled();
  });

  test('a failure is repeated after the next reconnection', async () => {
    server = upTo(51);
    history.mockRejectedValueOnce(new PortalApiError('GET /x', { kind: 'network', shown: true }));
    await engine.catchUp();
    expect(shown()).toEqual(range(31, 50));
    await retryOnReconnect.mock.calls[0]?.[2]();
    expect(shown()).toEqual(range(31, 51));
  });

  test.each([
    ['1104', 'left'],
    ['1101', 'missing'],
  ] as const)('a conversation that is refused with %s is closed as %s', async (code, status) => {
    history.mockRejectedValueOnce(
      new PortalApiError('GET /x', { kind: 'business', status: 403, code, shown: true }),
    );
    await engine.catchUp();
    expect(engine.state.byKey[key]).toMatchObject({ status, messages: [] });
  });
});

describe('changes of messages', () => {
  test('apply edits and recalls, and ignore older versions', async () => {
    await engine.open(withPeer);
    engine.apply({ type: 'edit', message: message(40, { rev: 1, text: 'edited' }) });
    addMessage(message(40));
    expect(at(40)?.text).toBe('edited');
    engine.apply({ type: 'recall', message: message(40, { rev: 2, text: '', recalled: true }) });
    expect(at(40)).toMatchObject({ text: '', recalled: true });
  });

  test('a removed message retains its position, so that it is not fetched as a gap', async () => {
    await engine.open(withPeer);
    engine.apply({ type: 'remove', targetType: 'user', targetId: peer, seq: 40 });
    addMessage(message(51));
    expect(shown()).toEqual(range(31, 51));
    expect(at(40)).toMatchObject({ removed: true, text: '' });
    expect(history).toHaveBeenCalledTimes(1);
  });

  test('a page response does not undo changes during its request', async () => {
    await engine.open(withPeer);
    const loading = engine.loadOlder(withPeer);
    engine.apply({ type: 'recall', message: message(20, { rev: 1, text: '', recalled: true }) });
    await loading;
    expect(at(20)?.recalled).toBe(true);
  });

  test('a gap that the server cannot fill is requested only once', async () => {
    await engine.open(withPeer);
    history.mockImplementation(async (request) => ({ ...(await historyPage(request)), messages: [] }));
    addMessage(message(60));
    await vi.waitFor(() => expect(history).toHaveBeenCalledTimes(2));
    expect(shown()?.at(-1)).toBe(60);
  });
});

describe('a position in the history', () => {
  beforeEach(() => {
    server = upTo(200);
  });

  test('opens around a message and pages to the newest', async () => {
    expect(await engine.openAt(withPeer, 'c1-50')).toEqual({ gone: false });
    expect(engine.state.byKey[key]).toMatchObject({
      status: 'ready',
      hasMoreBefore: true,
      hasMoreAfter: true,
    });
    expect(engine.state.byKey[key]?.jump).toEqual({ seq: 50 });
    expect(shown()).toEqual(range(40, 59));
    while (engine.state.byKey[key]?.hasMoreAfter) await engine.loadNewer(withPeer);
    expect(shown()).toEqual(range(40, 200));
  });

  test('messages that arrive during this time create no gap, and are loaded at the end', async () => {
    await engine.openAt(withPeer, 'c1-50');
    server = upTo(201);
    addMessage(message(201));
    expect(shown()).toEqual(range(40, 59));
    await engine.loadNewest(withPeer);
    expect(shown()).toEqual(range(182, 201));
    expect(engine.state.byKey[key]?.hasMoreAfter).toBe(false);
  });

  test('a message that arrives while the last page is fetched is fetched afterwards', async () => {
    await engine.openAt(withPeer, 'c1-185');
    const late = Promise.withResolvers<Awaited<ReturnType<typeof historyPage>>>();
    history.mockReturnValueOnce(late.promise);
    const loading = engine.loadNewer(withPeer);
    const page = await historyPage({ afterId: 'c1-194', size: 20 });
    server = upTo(201);
    addMessage(message(201));
    late.resolve(page);
    await loading;
    expect(engine.state.byKey[key]?.hasMoreAfter).toBe(true);
    await engine.loadNewer(withPeer);
    expect(shown()?.at(-1)).toBe(201);
    expect(engine.state.byKey[key]?.hasMoreAfter).toBe(false);
  });

  test('a position next to loaded messages is joined to them', async () => {
    await engine.open(withPeer);
    await engine.loadAround(withPeer, 175);
    expect(shown()).toEqual(range(165, 200));
    expect(engine.state.byKey[key]).toMatchObject({ hasMoreBefore: true, hasMoreAfter: false });
  });

  test('an unknown message leaves the conversation at its end', async () => {
    history.mockRejectedValueOnce(
      new PortalApiError('GET history', { kind: 'http', status: 403, shown: true }),
    );
    expect(await engine.openAt(withPeer, 'c1-999')).toEqual({ gone: true });
    expect(shown()).toEqual(range(181, 200));
  });
});

test.each([
  ['dissolved', 'dissolved'],
  ['renamed', undefined],
] as const)('of a left group, %s as its last message shows %s', async (type, expected) => {
  const group = { type: 'group', id: 'g1' } as const;
  server = [message(1)];
  await engine.open(group);
  const system = { type, actorId: peer, actorName: 'Lina', people: [], peopleCount: 0 };
  const last = message(2, { targetId: group.id, type: group.type, kind: 'system', system });
  engine.apply({ type: 'message', message: last });
  engine.apply({ type: 'group', groupId: group.id, change: 'left' });
  const { status, ending } = engine.state.byKey['group:g1'] ?? {};
  expect([status, ending?.system?.type]).toEqual(['left', expected]);
});
