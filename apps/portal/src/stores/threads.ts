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
 * - `left`: one is not in the group any more, or it has ended.
 */
export type ThreadStatus = 'loading' | 'ready' | 'error' | 'offline' | 'missing' | 'left';

type PageStatus = 'idle' | 'loading' | 'error';

/**
 * One conversation's messages as far as they are loaded: without holes, up to the newest unless somebody has gone to a
 * place further back (`hasMoreAfter`). What one removed for oneself keeps its place.
 */
export interface Thread {
  target: Target;
  status: ThreadStatus;
  /** Oldest first. Replaced as a whole, never changed in place: lists of a hundred thousand stay cheap. */
  messages: readonly Message[];
  hasMoreBefore: boolean;
  beforeStatus: PageStatus;
  /** The newest are not here: a place in the history is. */
  hasMoreAfter: boolean;
  afterStatus: PageStatus;
  /** Position of the newest message that was heard of. */
  heardSeq: number;
  /** The place that is gone to; a new object goes again. */
  jump?: { readonly seq: number } | undefined;
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
  asked: { beforeId?: string; afterId?: string; aroundId?: string; size: number },
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
  begin(target);
  await loadNewest(target);
}

function begin(target: Target): void {
  threads.byKey[targetKey(target)] ??= {
    target: { type: target.type, id: target.id },
    status: 'loading',
    messages: ref([]),
    hasMoreBefore: false,
    beforeStatus: 'idle',
    hasMoreAfter: false,
    afterStatus: 'idle',
    heardSeq: 0,
    peerReadSeq: 0,
    readSeq: 0,
  };
}

/**
 * Opens a conversation at one of its messages (decision B8). What is here already is not fetched again; an unknown
 * message leaves the conversation where it is. Answers whether the message is gone, as far as the server says.
 */
export async function openThreadAt(target: Target, messageId: string): Promise<{ gone: boolean }> {
  begin(target);
  const thread = threads.byKey[targetKey(target)];
  if (!thread) return { gone: false };
  const open = thread.status === 'ready';
  const place = () => thread.messages.find(({ id }) => id === messageId);
  try {
    if (!open) thread.status = 'loading';
    if (!place())
      showPlace(thread, await fetchPage(target, { aroundId: messageId, size: limits.historyPage }));
    thread.status = 'ready';
    thread.jump = ref({ seq: seqOfMessageId(messageId) });
    const found = place();
    return { gone: !found || found.removed === true };
  } catch (error) {
    if (!open) await loadNewest(target);
    return { gone: !isOffline(error) && threads.byKey[targetKey(target)]?.status === 'ready' };
  }
}

/** Makes the messages around a position available. Rejects when they cannot be had. */
export async function loadAround(target: Target, seq: number): Promise<void> {
  const thread = threads.byKey[targetKey(target)];
  const known = thread?.messages[0];
  if (!thread || !known) return;
  // Ids of one conversation differ by their position alone.
  const aroundId = known.id.slice(0, known.id.lastIndexOf('-') + 1) + String(seq);
  showPlace(thread, await fetchPage(target, { aroundId, size: limits.historyPage }));
}

/** Shows a page of the history; what is on screen stays where the two touch. */
function showPlace(thread: Thread, page: Page): void {
  const [first, last] = [thread.messages[0], thread.messages.at(-1)];
  const [from, to] = [page.list[0], page.list.at(-1)];
  if (!from || !to) return;
  const touches = first && last && from.seq <= last.seq + 1 && to.seq >= first.seq - 1;
  if (touches) {
    if (from.seq < first.seq) thread.hasMoreBefore = page.hasMoreBefore;
    if (to.seq > last.seq) thread.hasMoreAfter = page.hasMoreAfter;
  } else {
    if (last) thread.heardSeq = Math.max(thread.heardSeq, last.seq);
    setMessages(thread, []);
    thread.hasMoreBefore = page.hasMoreBefore;
    thread.hasMoreAfter = page.hasMoreAfter;
  }
  thread.beforeStatus = 'idle';
  thread.afterStatus = 'idle';
  thread.readSeq = Math.max(thread.readSeq, seqOfMessageId(page.readId));
  take(thread, page);
}

/** Fetches the page after the newest message here, where that is not the newest of all. */
export async function loadNewer(target: Target): Promise<void> {
  const thread = threads.byKey[targetKey(target)];
  const last = thread?.messages.at(-1);
  if (!thread || !last || !thread.hasMoreAfter || thread.afterStatus === 'loading') return;
  thread.afterStatus = 'loading';
  try {
    const page = await fetchPage(target, { afterId: last.id, size: limits.historyPage });
    // Somebody has gone elsewhere meanwhile.
    if (thread.messages.at(-1)?.id !== last.id) return;
    take(thread, page);
    // What came under way was left out below: it is fetched with the next page.
    thread.hasMoreAfter = page.hasMoreAfter || (thread.messages.at(-1)?.seq ?? 0) < thread.heardSeq;
    thread.afterStatus = 'idle';
    if (page.list.length > 0 && page.list.every(({ removed }) => removed)) await loadNewer(target);
  } catch {
    thread.afterStatus = 'error';
  }
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
    thread.afterStatus = 'idle';
    take(thread, page);
    // Of those that were left out while a place further back was shown, some may be newer than the page.
    thread.hasMoreAfter = (thread.messages.at(-1)?.seq ?? 0) < thread.heardSeq;
    thread.readSeq = Math.max(thread.readSeq, seqOfMessageId(page.readId));
    thread.status = 'ready';
    await fillGap(thread);
  } catch (error) {
    if (thread.status === 'ready') return;
    const missing = [
      codes.unknownPerson,
      codes.unknownGroup,
      codes.notMember,
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
  if (event.type === 'message') {
    const { seq } = event.message;
    thread.heardSeq = Math.max(thread.heardSeq, seq);
    if (first && seq < first.seq) return;
    // Beyond what is shown: fetched when the reader goes on to the end.
    if (thread.hasMoreAfter && seq > (thread.messages.at(-1)?.seq ?? 0)) return;
  }
  const list = applyToMessages(thread.messages, event);
  if (list !== thread.messages) setMessages(thread, list);
  if (event.type === 'message' && thread.status === 'ready') void fillGap(thread);
}

/** Somebody who has left a group, or was taken out, reads it no longer, until they are in it again. */
export function noteGroupEvent({ groupId, change }: Extract<PortalEvent, { type: 'group' }>): void {
  for (const type of ['group', 'teamGroup', 'topicGroup'] as const) {
    const target: Target = { type, id: groupId };
    const thread = threads.byKey[targetKey(target)];
    if (thread && change === 'left') {
      thread.status = 'left';
      setMessages(thread, []);
    } else if (thread?.status === 'left' || thread?.status === 'missing') void loadNewest(target);
  }
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
