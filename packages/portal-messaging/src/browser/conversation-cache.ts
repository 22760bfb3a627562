import { limits, type Conversation } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { snapshot, subscribe } from 'valtio/vanilla';
import { inOrder } from '../conversations/order.ts';
import type { CachedHistory, ConversationHistory } from '../history/history-state.ts';
import type { Messaging } from '../messaging.ts';
import type { DeviceCache } from './device-cache.ts';

export interface ConversationCacheOptions {
  messaging: Pick<Messaging, 'conversations' | 'history'>;
  cache: DeviceCache;
  /** There is no connection, and the next try is later. */
  isOffline: () => boolean;
}

/** Messages are cached of this many conversations, from the top of the list. */
const MAX_CACHED_HISTORIES = 50;
/** Debounce of writes. */
const WRITE_DELAY_MS = 1_000;
const threadPrefix = 'thread:';

/**
 * Caches conversations and messages on the device, and restores them offline (decision B18; docs/decisions/0021).
 * @returns Restores what waits for a connection. Call it when the connection changes.
 */
export function cacheConversations({
  messaging: { conversations, history },
  cache,
  isOffline,
}: ConversationCacheOptions): () => Promise<void> {
  /** The last written histories, so that only changed ones are written. */
  const written = new Map<string, CachedHistory>();

  function persistConversations(): void {
    if (conversations.state.status !== 'ready') return;
    const { byKey } = snapshot(conversations.state);
    void cache.put('recent', byKey);
    void prune();
  }

  /** Removes the messages of conversations that are no longer at the top of the list. */
  async function prune(): Promise<void> {
    const top = inOrder(conversations.state.byKey).slice(0, MAX_CACHED_HISTORIES);
    const wanted = new Set(top.map(({ target }) => threadPrefix + targetKey(target)));
    const names = await cache.names();
    const sunk = names.filter((name) => name.startsWith(threadPrefix) && !wanted.has(name));
    await Promise.all(sunk.map((name) => cache.remove(name)));
  }

  function persistHistories(): void {
    for (const [key, thread] of Object.entries(history.state.byKey)) {
      const { messages, peerReadSeq } = thread;
      // The history has the read position from when it was opened; the list has the current one.
      const readSeq = Math.max(thread.readSeq, conversations.state.byKey[key]?.readSeq ?? 0);
      const last = written.get(key);
      const same =
        last?.messages === messages && last.peerReadSeq === peerReadSeq && last.readSeq === readSeq;
      // An earlier place in the history is not cached.
      if (thread.status !== 'ready' || thread.hasMoreAfter || same) continue;
      const hasMoreBefore = thread.hasMoreBefore || messages.length > limits.historyPage;
      written.set(key, { messages, hasMoreBefore, peerReadSeq, readSeq });
      const newest = messages.slice(-limits.historyPage);
      void cache.put(threadPrefix + key, { messages: newest, hasMoreBefore, peerReadSeq, readSeq });
    }
  }

  /** Restores the conversation list, unless it is loaded. */
  async function restoreConversations(): Promise<void> {
    if (Object.keys(conversations.state.byKey).length > 0) return;
    const lines = await cache.get<Record<string, Conversation>>('recent');
    if (lines) conversations.restore(lines);
    // The list then shows that there is no network.
    else await conversations.ensure();
  }

  const waits = ({ messages, status }: ConversationHistory) =>
    messages.length === 0 && (status === 'offline' || (status === 'loading' && isOffline()));

  /** Restores the histories that wait for a network. The first response replaces them. */
  async function restoreHistories(): Promise<void> {
    await Promise.all(
      Object.entries(history.state.byKey).map(async ([key, thread]) => {
        if (!waits(thread)) return;
        const page = await cache.get<CachedHistory>(threadPrefix + key);
        if (!page || page.messages.length === 0 || !waits(thread)) return;
        history.restore(thread.target, page);
      }),
    );
  }

  async function restore(): Promise<void> {
    if (isOffline()) await Promise.all([restoreConversations(), restoreHistories()]);
  }

  const recent = soon(persistConversations);
  const open = soon(persistHistories);
  subscribe(conversations.state, () => {
    recent();
    open();
  });
  subscribe(history.state, () => {
    open();
    void restoreHistories();
  });
  recent();
  open();
  void restore();
  return restore;
}

/** Batches several calls, and runs before the page is hidden. */
function soon(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) run();
  });
  return () => {
    timer ??= setTimeout(run, WRITE_DELAY_MS);
  };
}
