import { errorCode, isOffline } from '@snap/portal-api';
import { codes, limits, type Message, type PortalEvent, type Target } from '@snap/portal-api/contract';
import { applyToMessages, conversationOfEvent, mergeMessages, targetKey } from '@snap/portal-api/live';
import { ref } from 'valtio/vanilla';
import { createEventReplay, type EventReplay } from '../event-replay.ts';
import { messageIdAt, seqOfMessageId } from '../message-id.ts';
import type { Context, MessagingApi } from '../options.ts';
import { beforeFirstGap, joins } from './gaps.ts';
import {
  createHistoryState,
  setMessages,
  type CachedHistory,
  type ConversationHistory,
} from './history-state.ts';

type Page = Awaited<ReturnType<MessagingApi['messages']['history']>>;

/** Codes of a conversation that does not exist, or that the user may not see. */
const missingCodes: ReadonlySet<string | undefined> = new Set([
  codes.unknownPerson,
  codes.unknownGroup,
  codes.notMember,
  codes.forbidden,
  codes.notFound,
]);

function merge(history: ConversationHistory, page: Page): void {
  setMessages(history, mergeMessages(history.messages, page.messages));
  history.peerReadSeq = Math.max(history.peerReadSeq, seqOfMessageId(page.peerReadId));
}

/** Closes a conversation that the server refuses to show. Returns whether it did. */
function closeIfRefused(history: ConversationHistory, error: unknown): boolean {
  const code = errorCode(error);
  if (!missingCodes.has(code)) return false;
  // Who has read a group until now was in it.
  const wasMember = history.status === 'ready' && code === codes.notMember;
  history.status = wasMember ? 'left' : 'missing';
  setMessages(history, []);
  return true;
}

/** Shows a page of the history; what is on screen stays where the two touch. */
function showPlace(history: ConversationHistory, page: Page): void {
  const [first, last] = [history.messages[0], history.messages.at(-1)];
  const [from, to] = [page.messages[0], page.messages.at(-1)];
  if (!from || !to) return;
  const touches = first && last && from.seq <= last.seq + 1 && to.seq >= first.seq - 1;
  if (touches) {
    if (from.seq < first.seq) history.hasMoreBefore = page.hasMoreBefore;
    if (to.seq > last.seq) history.hasMoreAfter = page.hasMoreAfter;
  } else {
    if (last) history.heardSeq = Math.max(history.heardSeq, last.seq);
    setMessages(history, []);
    history.hasMoreBefore = page.hasMoreBefore;
    history.hasMoreAfter = page.hasMoreAfter;
  }
  history.beforeStatus = 'idle';
  history.afterStatus = 'idle';
  history.readSeq = Math.max(history.readSeq, seqOfMessageId(page.readId));
  merge(history, page);
}

export type History = ReturnType<typeof createHistory>;

/** The messages of the conversations that were opened. */
export function createHistory({
  account,
  api,
  retryOnReconnect,
}: Pick<Context, 'account' | 'api' | 'retryOnReconnect'>) {
  const { state, of, begin } = createHistoryState();
  const replays = new Map<string, EventReplay<PortalEvent>>();
  /** Keys of the conversations whose gap is being filled. */
  const filling = new Set<string>();

  function replayOf(key: string): EventReplay<PortalEvent> {
    const replay = replays.get(key) ?? createEventReplay<PortalEvent>();
    replays.set(key, replay);
    return replay;
  }

  function fetchPage(
    target: Target,
    place: { beforeId?: string; afterId?: string; aroundId?: string; size: number },
  ): Promise<Page> {
    return replayOf(targetKey(target)).during(
      () => api.messages.history({ type: target.type, targetId: target.id, ...place }),
      (page, events) => {
        const changes = events.filter(({ type }) => type !== 'message');
        return { ...page, messages: [...changes.reduce<readonly Message[]>(applyToMessages, page.messages)] };
      },
    );
  }

  /** Loads the newest messages of a conversation; does nothing when they are here. */
  async function open(target: Target): Promise<void> {
    const status = of(target)?.status;
    if (status === 'ready' || status === 'loading') return;
    begin(target);
    await loadNewest(target);
  }

  /**
   * Opens a conversation at one of its messages (decision B8). An unknown message leaves the conversation where it is.
   * @returns Whether the message is gone, as far as the server says.
   */
  async function openAt(target: Target, messageId: string): Promise<{ gone: boolean }> {
    begin(target);
    const history = of(target);
    if (!history) return { gone: false };
    const ready = history.status === 'ready';
    const place = () => history.messages.find(({ id }) => id === messageId);
    try {
      if (!ready) history.status = 'loading';
      if (!place())
        showPlace(history, await fetchPage(target, { aroundId: messageId, size: limits.historyPage }));
      history.status = 'ready';
      history.jump = ref({ seq: seqOfMessageId(messageId) });
      const found = place();
      return { gone: !found || found.removed === true };
    } catch (error) {
      if (!ready) await loadNewest(target);
      return { gone: !isOffline(error) && of(target)?.status === 'ready' };
    }
  }

  /** Loads the messages around a position. Rejects when they cannot be fetched. */
  async function loadAround(target: Target, seq: number): Promise<void> {
    const history = of(target);
    const known = history?.messages[0];
    if (!history || !known) return;
    const aroundId = messageIdAt(known.id, seq);
    showPlace(history, await fetchPage(target, { aroundId, size: limits.historyPage }));
  }

  /** Loads the page after the last loaded message, where that is not the newest. */
  async function loadNewer(target: Target): Promise<void> {
    const history = of(target);
    const last = history?.messages.at(-1);
    if (!history || !last || !history.hasMoreAfter || history.afterStatus === 'loading') return;
    history.afterStatus = 'loading';
    try {
      const page = await fetchPage(target, { afterId: last.id, size: limits.historyPage });
      // The user has gone to another place during the request.
      if (history.messages.at(-1)?.id !== last.id) return;
      merge(history, page);
      // Messages that arrived during the request were left out: the next page has them.
      history.hasMoreAfter = page.hasMoreAfter || (history.messages.at(-1)?.seq ?? 0) < history.heardSeq;
      history.afterStatus = 'idle';
      if (page.messages.length > 0 && page.messages.every(({ removed }) => removed)) await loadNewer(target);
    } catch {
      history.afterStatus = 'error';
    }
  }

  /** Loads the newest page; what is on screen stays unless a gap would open between the two. */
  async function loadNewest(target: Target): Promise<void> {
    const history = of(target);
    if (!history) return;
    if (history.status !== 'ready') history.status = 'loading';
    try {
      const page = await fetchPage(target, { size: limits.historyPage });
      if (history.status !== 'ready' || !joins(history.messages, page.messages)) {
        // Messages that arrived during the request are newer than the page.
        const later = history.messages.filter((message) => message.seq > (page.messages.at(-1)?.seq ?? 0));
        setMessages(history, later);
        history.hasMoreBefore = page.hasMoreBefore;
      }
      history.afterStatus = 'idle';
      merge(history, page);
      // Of those left out while an earlier place was shown, some may be newer than the page.
      history.hasMoreAfter = (history.messages.at(-1)?.seq ?? 0) < history.heardSeq;
      history.readSeq = Math.max(history.readSeq, seqOfMessageId(page.readId));
      history.status = 'ready';
      await fillGap(history);
    } catch (error) {
      if (closeIfRefused(history, error)) return;
      if (history.status === 'ready')
        retryOnReconnect(`history:${targetKey(target)}`, error, () => loadNewest(target));
      else history.status = isOffline(error) ? 'offline' : 'error';
    }
  }

  /**
   * Replaces what is shown by as many of the newest messages. The server may have lost some of it in a fail-over or a
   * restore, and have given their ids to others.
   */
  async function reload(target: Target): Promise<void> {
    const history = of(target);
    if (history?.status !== 'ready') return loadNewest(target);
    const size = Math.min(Math.max(history.messages.length, limits.historyPage), limits.historyPageMax);
    try {
      const page = await replayOf(targetKey(target)).during(
        () => api.messages.history({ type: target.type, targetId: target.id, size }),
        (response, events) => ({
          ...response,
          messages: events.reduce<readonly Message[]>(applyToMessages, response.messages),
        }),
      );
      setMessages(history, page.messages);
      history.hasMoreBefore = page.hasMoreBefore;
      history.hasMoreAfter = false;
      history.beforeStatus = 'idle';
      history.afterStatus = 'idle';
      history.heardSeq = page.messages.at(-1)?.seq ?? 0;
      history.readSeq = seqOfMessageId(page.readId);
      history.peerReadSeq = seqOfMessageId(page.peerReadId);
      await fillGap(history);
    } catch (error) {
      if (closeIfRefused(history, error)) return;
      retryOnReconnect(`history:${targetKey(target)}`, error, () => reload(target));
    }
  }

  /** Loads the page before the first loaded message. */
  async function loadOlder(target: Target): Promise<void> {
    const history = of(target);
    const first = history?.messages[0];
    if (!history || !first || !history.hasMoreBefore || history.beforeStatus === 'loading') return;
    history.beforeStatus = 'loading';
    try {
      const page = await fetchPage(target, { beforeId: first.id, size: limits.historyPage });
      merge(history, page);
      history.hasMoreBefore = page.hasMoreBefore;
      history.beforeStatus = 'idle';
      // A page of removed messages alone shows nothing to scroll to.
      if (page.messages.every(({ removed }) => removed)) await loadOlder(target);
    } catch {
      history.beforeStatus = 'error';
    }
  }

  async function fillGap(history: ConversationHistory): Promise<void> {
    const key = targetKey(history.target);
    if (filling.has(key)) return;
    filling.add(key);
    try {
      for (let before = beforeFirstGap(history.messages); before; before = beforeFirstGap(history.messages)) {
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
        const page = await fetchPage(
          { ...history.target },
          { afterId: before.id, size: limits.historyPageMax },
        );
        const known = history.messages.length;
        merge(history, page);
        // The server keeps the place of removed messages, so a page that adds nothing would never fill the gap.
        if (history.messages.length === known) return;
      }
    } catch {
      // The next event, or the reload after the next reconnection, finds the same gap and tries again.
    } finally {
      filling.delete(key);
    }
  }

  /** Applies an event, or a response in the form of one, in any order; a gap before a message is filled. */
  function apply(event: PortalEvent): void {
    if (event.type === 'group') return applyMembership(event);
    const target = conversationOfEvent(event, account());
    const history = target && of(target);
    if (!history) return;
    if (event.type === 'read') {
      if (event.userId !== account() && event.targetType === 'user') {
        history.peerReadSeq = Math.max(history.peerReadSeq, event.lastSeq);
      }
      return;
    }
    replayOf(targetKey(target)).record(event);
    if (event.type === 'message') {
      const { seq } = event.message;
      const first = history.messages[0];
      history.heardSeq = Math.max(history.heardSeq, seq);
      if (first && seq < first.seq) return;
      // Beyond what is shown: loaded when the user goes on to the end.
      if (history.hasMoreAfter && seq > (history.messages.at(-1)?.seq ?? 0)) return;
    }
    const list = applyToMessages(history.messages, event);
    if (list !== history.messages) setMessages(history, list);
    if (event.type === 'message' && history.status === 'ready') void fillGap(history);
  }

  /** A user who left a group, or was removed, reads it no longer until they are in it again. */
  function applyMembership({ groupId, change }: Extract<PortalEvent, { type: 'group' }>): void {
    for (const type of ['group', 'teamGroup', 'topicGroup'] as const) {
      const target: Target = { type, id: groupId };
      const history = of(target);
      if (history && change === 'left') {
        const last = history.messages.at(-1);
        history.ending = last?.system?.type === 'dissolved' ? ref(last) : undefined;
        history.status = 'left';
        setMessages(history, []);
      } else if (history?.status === 'left' || history?.status === 'missing') void loadNewest(target);
    }
  }

  return {
    state,
    open,
    openAt,
    loadAround,
    loadNewer,
    loadNewest,
    loadOlder,
    apply,

    /** Names the conversation on screen; undefined for none. */
    setCurrent(target: Target | undefined): void {
      state.current = target;
    },

    /** Shows what the device has cached of a conversation that waits for the network. The next response replaces it. */
    restore(target: Target, cached: CachedHistory): void {
      const history = of(target);
      if (!history || history.messages.length > 0) return;
      setMessages(history, cached.messages);
      history.hasMoreBefore = cached.hasMoreBefore;
      history.peerReadSeq = cached.peerReadSeq;
      history.readSeq = cached.readSeq;
    },

    /** Opens the current conversation when it could not be opened during an outage. */
    async reopen(): Promise<void> {
      const { current } = state;
      const status = current && of(current)?.status;
      if (current && (status === 'offline' || status === 'error')) await loadNewest(current);
    },

    /**
     * Fetches what happened in the current conversation between its first response and the first event. At an earlier
     * place the newest messages are loaded when the user goes on to the end.
     */
    async catchUp(): Promise<void> {
      const { current } = state;
      const history = current && of(current);
      if (history && !history.hasMoreAfter) await loadNewest(history.target);
    },

    /** After a reset: reloads the current conversation; the others load when they are opened. */
    async refresh(): Promise<void> {
      const { current } = state;
      const key = current && targetKey(current);
      state.byKey = Object.fromEntries(Object.entries(state.byKey).filter(([known]) => known === key));
      if (current) await reload(current);
    },
  };
}
