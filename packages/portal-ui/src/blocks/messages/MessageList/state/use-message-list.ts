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

/** Pages are asked for this far before the reader comes to the edge. Pixels. */
const loadMargin = 600;
/** What stands before the first message of all: where the conversation begins, and the day. Pixels. */
const startHeight = 96;
/** A row counts as in view when no more than this is cut off. Pixels. */
const viewTolerance = 8;

/** Position of the last message that can be seen now, as it is drawn: sizes that are only estimated do not count. */
function lastSeqInView(scroller: HTMLElement): number | undefined {
  const view = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-seq]')];
  const row = rows.findLast((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // A row that is cut off does not count, unless it fills the view.
    const inView =
      bottom > view.top &&
      (bottom <= view.bottom + viewTolerance || (top <= view.top && bottom > view.bottom));
    return inView && element.checkVisibility({ visibilityProperty: true });
  });
  return row && Number(row.dataset['seq']);
}

/** Position of the first message of which something can be seen now. */
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
 * Behaviour of a conversation: opens at the first unread message if it is loaded, else at the end, keeps the reader's place, asks for
 * pages at both ends, counts what is not seen and tells what is read. It stands for one conversation: give the
 * component that uses it a `key` of the conversation's id.
 */
export function useMessageList({ history, reading = {} }: Pick<MessageListOptions, 'history' | 'reading'>) {
  const { messages, before, after, onJumpToEnd, onLoadAround } = history;
  const { readSeq, onSeen, jumpTarget } = reading;
  const hasMoreBefore = before?.hasMore ?? false;
  const hasMoreAfter = after?.hasMore ?? false;
  const { items, shift } = useShiftedItems(messages);
  const unread = useUnreadPlace({ messages, readSeq, hasMoreBefore });
  const [inView, setInView] = useState<number>();
  const [furthest, setFurthest] = useState(0);
  /** The edge is real: before the list has opened at its place, it stands at the top for a moment. */
  const opened = useRef(unread.openAt === undefined);
  const asked = useRef<{ before?: string | undefined; after?: string | undefined }>({});

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
    // Scrolling tells of the same edge many times before the answer changes it.
    if (older && scroller.scrollTop < loadMargin && asked.current.before !== first) {
      asked.current.before = first;
      before?.onLoad();
    }
    if (newer && below < loadMargin && asked.current.after !== last) {
      asked.current.after = last;
      after?.onLoad();
    }
  }

  function noteView() {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (scroller.scrollTop > 0 || scroller.scrollHeight <= scroller.clientHeight) opened.current = true;
    const seq = opened.current ? lastSeqInView(scroller) : undefined;
    setInView(seq);
    if (seq !== undefined) unread.noteView(firstSeqInView(scroller));
    if (seq !== undefined && seq > furthest) setFurthest(seq);
  }

  function handleViewChange() {
    firstRows.stand();
    noteView();
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
      // Whoever goes to the last message is at the end, and stays there while it or the composer grows.
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
    // While the list opens, nobody has scrolled yet.
    if (!list?.viewportSize) return;
    onScroll();
    // Whoever is at the end knows the day.
    const near = list.scrollSize - list.scrollOffset - list.viewportSize < list.viewportSize / 2;
    const index = list.findItemIndex(list.scrollOffset);
    // The first row of all begins with its own day, under the words that the label would cover.
    const atStart = index === 0 && !hasMoreBefore && list.scrollOffset < startHeight;
    if (atStart) day.show(undefined);
    else if (!near) day.show(items[index]?.time);
  }

  function toEnd() {
    jumping.forget();
    if (hasMoreAfter) onJumpToEnd?.();
    scrollToEnd();
  }

  // Who sends a message wants to see it, wherever they were reading.
  const last = items.at(-1);
  const leaving = last?.own && (last.state === 'queued' || last.state === 'sending') ? last.id : undefined;
  const [firstLeaving] = useState(leaving);
  const follow = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && id !== firstLeaving) toEnd();
  });
  useLayoutEffect(() => follow(leaving), [leaving]);

  return {
    scrollerRef,
    listRef,
    onScroll: handleScroll,
    onResize,
    firstRows,
    roving,
    items,
    shift,
    /** The message before which the unread mark stands. */
    unreadId: unread.unreadId,
    /** Position of the first unread message, while the reader has not been there. */
    unreadSeq: inView === undefined ? undefined : unread.waySeq,
    /** Nothing newer is out of view. */
    atEnd: atEnd && !hasMoreAfter,
    /** Messages of others that the reader has not come to, now or before, at most 100. */
    unseen: unseenAfter(items, Math.max(furthest, readSeq ?? 0)),
    toEnd,
    /** Position of the last message in view. */
    inView,
    /** A time of the day to show over the list, while one scrolls. */
    dayShown: day.time,
    /** The message that was gone to, for a moment. */
    markedId: jumping.markedId,
    /** What was gone to is on its way. */
    waiting: jumping.waiting,
    canGoBack: jumping.canGoBack,
    jump: jumping.jump,
    back: jumping.back,
  };
}
