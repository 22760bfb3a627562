import type { Conversation } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessaging } from '../messaging.ts';
import { apiOf, engineOptions } from '../testing/engine.ts';
import { message, withPeer } from '../testing/messages.ts';
import { cacheConversations } from './conversation-cache.ts';
import type { DeviceCache } from './device-cache.ts';

const key = targetKey(withPeer);
/** A new object each time: the engine makes proxies of what it is given. */
const line = (): Conversation => ({
  target: { ...withPeer },
  name: '李娜',
  lastTime: 1_780_000_002_000,
  lastSeq: 2,
  readSeq: 2,
  mentionSeqs: [],
  uncountedSeqs: [],
  pinned: false,
  muted: false,
});

function memoryCache(): DeviceCache {
  const values = new Map<string, unknown>();
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test stores what it reads
    get: async <Value>(name: string) => values.get(name) as Value | undefined,
    put: async (name, value) => void values.set(name, structuredClone(value)),
    names: async () => [...values.keys()],
    remove: async (name) => void values.delete(name),
  };
}

const waiting = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('conversation cache › the list and an open conversation are there offline after a reload', async () => {
  const cache = memoryCache();
  const before = createMessaging(
    engineOptions({
      api: apiOf({
        history: async () => ({
          messages: [message(1), message(2)],
          hasMoreBefore: false,
          hasMoreAfter: false,
        }),
      }),
    }),
  );
  cacheConversations({ messaging: before, cache, isOffline: () => false });
  before.conversations.restore({ [key]: line() });
  await before.history.open(withPeer);
  await vi.runAllTimersAsync();

  const after = createMessaging(engineOptions({ api: apiOf({ history: waiting, recent: waiting }) }));
  void after.history.open(withPeer);
  const restore = cacheConversations({ messaging: after, cache, isOffline: () => true });
  await restore();
  expect(after.conversations.state.byKey[key]?.name).toBe('李娜');
  expect(after.history.state.byKey[key]?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('conversation cache › online nothing is restored: the response comes', async () => {
  const cache = memoryCache();
  await cache.put('recent', { [key]: line() });
  const messaging = createMessaging(engineOptions());
  await cacheConversations({ messaging, cache, isOffline: () => false })();
  expect(messaging.conversations.state.byKey).toEqual({});
});
