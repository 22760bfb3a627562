import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useReadTracking } from '../../../../hooks/scroll/use-read-tracking.ts';
import { useShiftedItems } from '../../../../hooks/scroll/use-shifted-items.ts';
import { useStickToEnd } from '../../../../hooks/scroll/use-stick-to-end.ts';
import { unseenAfter } from './message-order.ts';
import type { MessageListOptions, MessageView } from '../types.ts';
import { useDayLabel } from './use-day-label.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useJump } from './use-jump.ts';
import { useRovingRows } from './use-roving-rows.ts';
import { useUnreadPlace } from './use-unread-place.ts';

/** Distance from an edge at which the next page is requested. Pixels. */
const loadMargin = 600;
/** Height above the first message of the history: its beginning and the day. Pixels. */
const startHeight = 96;
/** Tolerance for counting a cut-off row as in view. Pixels. */
const viewTolerance = 8;

/** Position of the last message in view. Measures the DOM, because the virtual list's sizes may be estimates. */
function lastSeqInView(scroller: HTMLElement): number | undefined {
  const view = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-seq]')];
  const row = rows.findLast((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // A cut-off row does not count, unless it fills the view.
    const inView =
      bottom > view.top &&
      (bottom <= view.bottom + viewTolerance || (top <= view.top && bottom > view.bottom));
    return inView && element.checkVisibility({ visibilityProperty: true });
  });
  return row && Number(row.dataset['seq']);
}

/** Position of the first message at least partly in view. */
function firstSeqInView(scroller: HTMLElement): number | undefined {
  const { top } = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-seq]')];
  const row = rows.find(
    (element) =>
      element.getBoundingClientRect().bottom > top + viewTolerance &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return row && Number(row.dataset['seq']);
}

/**
 * Behaviour of a message list: opens at the first unread message if it is loaded, else at the end; keeps the scroll
 * position, loads pages at both ends, counts unseen messages and reports read ones. Use it with a `key` of the
 * conversation's id.
 */
export function useMessageList({ history, reading = {} }: Pick<MessageListOptions, 'history' | 'reading'>) {
  const { messages, before, after, onJumpToEnd, onLoadAround } = history;
  const { readSeq, onSeen, jumpTarget } = reading;
  const hasMoreBefore = before?.hasMore ?? false;
  const hasMoreAfter = after?.hasMore ?? false;
  const { items, shift } = useShiftedItems(messages);
  const unread = useUnreadPlace({ messages, readSeq, hasMoreBefore });
  const [inView, setInView] = useState<number>();
  const [maxSeenSeq, setMaxSeenSeq] = useState(0);
  /** Before the list has opened at its place, `scrollTop` is 0 for a moment, which is no edge. */
  const opened = useRef(unread.openAt === undefined);
  const requested = useRef<{ before?: string | undefined; after?: string | undefined }>({});

  const day = useDayLabel();
  const firstRows = useFirstRows(items.length, unread.openAt);
  const { scrollerRef, listRef, atEnd, scrollToEnd, release, onScroll, onResize } = useStickToEnd({
    count: items.length,
    endLoaded: !hasMoreAfter,
    openAt: unread.openAt,
    onViewChange: handleViewChange,
  });

  const olderReady = hasMoreBefore && (before?.status ?? 'idle') === 'idle';
  const newerReady = hasMoreAfter && (after?.status ?? 'idle') === 'idle';

  function loadNearEdges(older: boolean, newer: boolean) {
    const scroller = scrollerRef.current;
    if (!scroller || !opened.current) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const first = items[0]?.id;
    const last = items.at(-1)?.id;
    // Scroll events repeat for the same edge before the page arrives.
    if (older && scroller.scrollTop < loadMargin && requested.current.before !== first) {
      requested.current.before = first;
      before?.onLoad();
    }
    if (newer && below < loadMargin && requested.current.after !== last) {
      requested.current.after = last;
      after?.onLoad();
    }
  }

  function updateView() {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (scroller.scrollTop > 0 || scroller.scrollHeight <= scroller.clientHeight) opened.current = true;
    const seq = opened.current ? lastSeqInView(scroller) : undefined;
    setInView(seq);
    if (seq !== undefined) unread.updateView(firstSeqInView(scroller));
    if (seq !== undefined && seq > maxSeenSeq) setMaxSeenSeq(seq);
  }

  function handleViewChange() {
    firstRows.finish();
    updateView();
    loadNearEdges(olderReady, newerReady);
  }

  const loadMore = useEffectEvent((rows: readonly MessageView[], older: boolean, newer: boolean) => {
    if (rows.length > 0) loadNearEdges(older, newer);
  });
  useEffect(() => loadMore(items, olderReady, newerReady), [items, olderReady, newerReady]);
  useReadTracking(inView, onSeen);

  const roving = useRovingRows({ items, scrollerRef, listRef, onLeaveEnd: release });
  const jumping = useJump({
    items,
    jumpTarget,
    onLoadAround,
    onGo(index, focus) {
      opened.current = true;
      // A jump to the last message sticks to the end, also while the message or the composer grows.
      if (index === items.length - 1 && !hasMoreAfter) scrollToEnd();
      else {
        release();
        listRef.current?.scrollToIndex(index, { align: 'center' });
      }
      if (focus) roving.focusRow(index, { scroll: false });
    },
  });

  function handleScroll() {
    const list = listRef.current;
    // Scroll events while the list opens are not the user's.
    if (!list?.viewportSize) return;
    onScroll();
    // No day label near the end.
    const near = list.scrollSize - list.scrollOffset - list.viewportSize < list.viewportSize / 2;
    const index = list.findItemIndex(list.scrollOffset);
    // The first row of the history begins with its own day, which the label would cover.
    const atStart = index === 0 && !hasMoreBefore && list.scrollOffset < startHeight;
    if (atStart) day.show(undefined);
    else if (!near) day.show(items[index]?.time);
  }

  function toEnd() {
    jumping.forget();
    if (hasMoreAfter) onJumpToEnd?.();
    scrollToEnd();
  }

  // Sending scrolls to the sent message.
  const last = items.at(-1);
  const sendingId = last?.own && (last.state === 'queued' || last.state === 'sending') ? last.id : undefined;
  const [firstSendingId] = useState(sendingId);
  const follow = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && id !== firstSendingId) toEnd();
  });
  useLayoutEffect(() => follow(sendingId), [sendingId]);

  return {
    scrollerRef,
    listRef,
    onScroll: handleScroll,
    onResize,
    firstRows,
    roving,
    items,
    shift,
    /** The message after the unread separator. */
    unreadId: unread.unreadId,
    /** Position of the first unread message, until it has been in view. */
    unreadSeq: inView === undefined ? undefined : unread.unseenSeq,
    /** At the end, with no newer page to load. */
    atEnd: atEnd && !hasMoreAfter,
    /** Number of messages of others that have not been in view, at most 100. */
    unseen: unseenAfter(items, Math.max(maxSeenSeq, readSeq ?? 0)),
    toEnd,
    /** Position of the last message in view. */
    inView,
    /** Time whose day the floating label shows, while scrolling. */
    dayShown: day.time,
    /** Target of the last jump, for a moment. */
    markedId: jumping.markedId,
    /** The target of a jump is loading. */
    waiting: jumping.waiting,
    canGoBack: jumping.canGoBack,
    jump: jumping.jump,
    back: jumping.back,
  };
}
