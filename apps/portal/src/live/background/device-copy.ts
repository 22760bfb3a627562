import type { Conversation } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { inOrder, type CachedHistory, type ConversationHistory } from '@snap/portal-messaging';
import { snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { connection } from '../../stores/connection.ts';
import { deviceCache, type Kept, type CachedPerson } from '../../stores/device-cache.ts';
import { session } from '../../stores/session.ts';
import { messaging } from '../messaging.ts';

type Lines = Record<string, Conversation>;

const { conversations, history } = messaging;

/** Of so many conversations, from the top of the list, messages are kept. */
const mostThreads = 50;
/** Changes are written together. Milliseconds. */
const pause = 1_000;
const threadPrefix = 'thread:';

/** Keeps what one reads for when there is no network, and shows it then (decision B18; docs/decisions/0021). */
export function keepOnDevice(account: string): void {
  const kept = deviceCache(account);
  persistPerson(kept);
  const recent = soon(() => persistConversations(kept));
  const open = soon(() => persistHistories(kept));
  subscribe(conversations.state, () => {
    recent();
    open();
  });
  subscribe(history.state, () => {
    open();
    void restoreHistories(kept);
  });
  recent();
  open();
  subscribeKey(connection, 'status', () => void restore(kept));
  void restore(kept);
}

/** Runs soon after the last of several calls, and before the page is put away. */
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
    timer ??= setTimeout(run, pause);
  };
}

function persistPerson(kept: Kept): void {
  const keep = () => {
    const { userName, avatarUrl } = session;
    void kept.put('person', { userName, avatarUrl } satisfies CachedPerson);
  };
  keep();
  subscribeKey(session, 'userName', keep);
  subscribeKey(session, 'avatarUrl', keep);
}

function persistConversations(kept: Kept): void {
  if (conversations.state.status !== 'ready') return;
  const { byKey } = snapshot(conversations.state);
  void kept.put('recent', byKey);
  void prune(kept);
}

/** Conversations that have sunk, or left the list, are given up. */
async function prune(kept: Kept): Promise<void> {
  const top = inOrder(conversations.state.byKey).slice(0, mostThreads);
  const wanted = new Set(top.map(({ target }) => threadPrefix + targetKey(target)));
  const names = await kept.names();
  const sunk = names.filter((name) => name.startsWith(threadPrefix) && !wanted.has(name));
  await Promise.all(sunk.map((name) => kept.remove(name)));
}

/** What was written last, so that only what has changed is written again. */
const written = new Map<string, CachedHistory>();

function persistHistories(kept: Kept): void {
  for (const [key, thread] of Object.entries(history.state.byKey)) {
    const { messages, peerReadSeq } = thread;
    // The thread knows the position of when it was opened; the list knows the current one.
    const readSeq = Math.max(thread.readSeq, conversations.state.byKey[key]?.readSeq ?? 0);
    const last = written.get(key);
    const same = last?.messages === messages && last.peerReadSeq === peerReadSeq && last.readSeq === readSeq;
    // A place further back is not what is looked for without a network.
    if (thread.status !== 'ready' || thread.hasMoreAfter || same) continue;
    const hasMoreBefore = thread.hasMoreBefore || messages.length > limits.historyPage;
    written.set(key, { messages, hasMoreBefore, peerReadSeq, readSeq });
    const newest = messages.slice(-limits.historyPage);
    void kept.put(threadPrefix + key, { messages: newest, hasMoreBefore, peerReadSeq, readSeq });
  }
}

async function restore(kept: Kept): Promise<void> {
  if (connection.status !== 'waiting') return;
  await Promise.all([restoreConversations(kept), restoreHistories(kept)]);
}

/** The recent list, unless a newer one is here. */
async function restoreConversations(kept: Kept): Promise<void> {
  if (Object.keys(conversations.state.byKey).length > 0) return;
  const lines = await kept.get<Lines>('recent');
  if (lines) conversations.restore(lines);
  // The list then says by itself that there is no network.
  else await conversations.ensure();
}

const waits = ({ messages, status }: ConversationHistory) =>
  messages.length === 0 &&
  (status === 'offline' || (status === 'loading' && connection.status === 'waiting'));

/** Threads that wait for a network show what was read before; the first answer replaces it. */
async function restoreHistories(kept: Kept): Promise<void> {
  await Promise.all(
    Object.entries(history.state.byKey).map(async ([key, thread]) => {
      if (!waits(thread)) return;
      const page = await kept.get<CachedHistory>(threadPrefix + key);
      if (!page || page.messages.length === 0 || !waits(thread)) return;
      history.restore(thread.target, page);
    }),
  );
}
