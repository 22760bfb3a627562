import type { Message, PortalEvent, Target } from '@snap/portal-api/contract';
import { codes, limits } from '@snap/portal-api/contract';
import { applyToMessages, conversationOfEvent, mergeMessages, targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio';
import { errorCode, isOffline } from '../errors/kinds.ts';
import { messagesApi } from '../messages-api.ts';
import { session } from './session.ts';
import { seqOfMessageId } from './targets.ts';
import { beforeFirstGap, joins } from './timeline.ts';

/**
 * - `loading`, `ready`, `error`, `offline`: the newest page.
 * - `missing`: there is no such person or group (decision B15).
 */
export type ThreadStatus = 'loading' | 'ready' | 'error' | 'offline' | 'missing';

/**
 * One conversation's messages as far as they are loaded: without holes, up to the newest. What one removed for oneself
 * keeps its place.
 */
export interface Thread {
  target: Target;
  status: ThreadStatus;
  /** Oldest first. Replaced as a whole, never changed in place: lists of a hundred thousand stay cheap. */
  messages: readonly Message[];
  hasMoreBefore: boolean;
  beforeStatus: 'idle' | 'loading' | 'error';
  /** How far the other person has read; one-to-one only. */
  peerReadSeq: number;
  /** How far the server says one had read when the first page came. */
  readSeq: number;
}

export interface ThreadsState {
  byKey: Record<string, Thread>;
  /** The conversation on screen. */
  current?: Target | undefined;
}

export const threads = proxy<ThreadsState>({ byKey: {} });

const filling = new Set<string>();

type Page = Awaited<ReturnType<typeof messagesApi.history>>;

function setMessages(thread: Thread, list: readonly Message[]): void {
  thread.messages = ref(list);
}

/** For each conversation, what has happened since each page that is under way was asked for. */
const underWay = new Map<string, Set<PortalEvent[]>>();

/** Fetches a page. What events brought meanwhile is newer than the answer and is put upon it. */
async function fetchPage(
  target: Target,
  asked: { beforeId?: string; afterId?: string; size: number },
): Promise<Page> {
  const key = targetKey(target);
  const since: PortalEvent[] = [];
  const others = underWay.get(key) ?? new Set();
  underWay.set(key, others.add(since));
  try {
    const page = await messagesApi.history({ type: target.type, targetId: target.id, ...asked });
    const changes = since.filter(({ type }) => type !== 'message');
    return { ...page, list: [...changes.reduce<readonly Message[]>(applyToMessages, page.list)] };
  } finally {
    others.delete(since);
    if (others.size === 0) underWay.delete(key);
  }
}

function take(thread: Thread, page: Page): void {
  setMessages(thread, mergeMessages(thread.messages, page.list));
  thread.peerReadSeq = Math.max(thread.peerReadSeq, seqOfMessageId(page.peerReadId));
}

/** Makes a conversation's newest messages available; a no-op when they are here. */
export async function openThread(target: Target): Promise<void> {
  const key = targetKey(target);
  const known = threads.byKey[key];
  if (known && (known.status === 'ready' || known.status === 'loading')) return;
  threads.byKey[key] ??= {
    target: { ...target },
    status: 'loading',
    messages: ref([]),
    hasMoreBefore: false,
    beforeStatus: 'idle',
    peerReadSeq: 0,
    readSeq: 0,
  };
  await loadNewest(target);
}

/** Fetches the newest page; what is on screen stays unless a hole would open between the two. */
export async function loadNewest(target: Target): Promise<void> {
  const thread = threads.byKey[targetKey(target)];
  if (!thread) return;
  if (thread.status !== 'ready') thread.status = 'loading';
  try {
    const page = await fetchPage(target, { size: limits.historyPage });
    const joined = thread.status === 'ready' && joins(thread.messages, page.list);
    if (!joined) {
      // Events may have come during the call: they are newer than the page.
      const later = thread.messages.filter((message) => message.seq > (page.list.at(-1)?.seq ?? 0));
      setMessages(thread, later);
      thread.hasMoreBefore = page.hasMoreBefore;
    }
    take(thread, page);
    thread.readSeq = Math.max(thread.readSeq, seqOfMessageId(page.readId));
    thread.status = 'ready';
    await fillGap(thread);
  } catch (error) {
    if (thread.status === 'ready') return;
    const missing = [
      codes.unknownPerson,
      codes.unknownGroup,
      codes.notMember,
      codes.toYourself,
      codes.forbidden,
      codes.notFound,
    ];
    const code = errorCode(error);
    if (missing.some((known) => known === code)) thread.status = 'missing';
    else thread.status = isOffline(error) ? 'offline' : 'error';
  }
}

/** Fetches the page before the oldest message here. */
export async function loadOlder(target: Target): Promise<void> {
  const thread = threads.byKey[targetKey(target)];
  const first = thread?.messages[0];
  if (!thread || !first || !thread.hasMoreBefore || thread.beforeStatus === 'loading') return;
  thread.beforeStatus = 'loading';
  try {
    const page = await fetchPage(target, { beforeId: first.id, size: limits.historyPage });
    take(thread, page);
    thread.hasMoreBefore = page.hasMoreBefore;
    thread.beforeStatus = 'idle';
    // A page of nothing but removed messages shows nothing that could be scrolled to.
    if (page.list.every(({ removed }) => removed)) await loadOlder(target);
  } catch {
    thread.beforeStatus = 'error';
  }
}

/**
 * Something has happened in a conversation, told by an event or an answer, in whichever order they come; a hole before
 * a message is filled from the server.
 */
export function noteThreadEvent(event: PortalEvent): void {
  const target = conversationOfEvent(event, session.userId);
  const thread = target && threads.byKey[targetKey(target)];
  if (!thread) return;
  if (event.type === 'read') {
    if (event.userId !== session.userId && event.targetType === 'user') {
      thread.peerReadSeq = Math.max(thread.peerReadSeq, event.lastSeq);
    }
    return;
  }
  for (const since of underWay.get(targetKey(target)) ?? []) since.push(event);
  const first = thread.messages[0];
  if (event.type === 'message' && first && event.message.seq < first.seq) return;
  const list = applyToMessages(thread.messages, event);
  if (list !== thread.messages) setMessages(thread, list);
  if (event.type === 'message' && thread.status === 'ready') void fillGap(thread);
}

/** A message has gone out. */
export function addMessage(message: Message): void {
  noteThreadEvent({ type: 'message', message });
}

async function fillGap(thread: Thread): Promise<void> {
  const key = targetKey(thread.target);
  if (filling.has(key)) return;
  filling.add(key);
  try {
    for (let before = beforeFirstGap(thread.messages); before; before = beforeFirstGap(thread.messages)) {
      const page = await fetchPage({ ...thread.target }, { afterId: before.id, size: limits.historyPageMax });
      const known = thread.messages.length;
      take(thread, page);
      // History keeps the place of whatever was removed, so each page fills some of the hole; never ask for ever.
      if (thread.messages.length === known) return;
    }
  } catch {
    // The next event, or the reload after the next reconnection, finds the same hole and tries again.
  } finally {
    filling.delete(key);
  }
}

/** After a cut: what could not be opened during it is opened now. */
export async function reopenThread(): Promise<void> {
  const { current } = threads;
  const status = current && threads.byKey[targetKey(current)]?.status;
  if (current && (status === 'offline' || status === 'error')) await loadNewest(current);
}

/** After a cut that cannot be resumed: the open conversation is brought up to date, the others load when opened. */
export async function refreshThreads(): Promise<void> {
  const { current } = threads;
  const kept = current ? targetKey(current) : undefined;
  threads.byKey = Object.fromEntries(Object.entries(threads.byKey).filter(([key]) => key === kept));
  if (current) await loadNewest(current);
}
