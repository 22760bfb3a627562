import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Distance from the end that counts as at the end. Pixels. */
const endTolerance = 32;
/** A scroll by other code is over after this time. Milliseconds. */
const moveTime = 300;
/** Visible part of earlier rows above the row that the list opens at. Pixels. */
const openingMargin = 56;

export interface StickToEndOptions {
  /** Number of rows; a change makes the list settle again. */
  count: number;
  /** Whether the last row is the end. Otherwise there is no end to stick to. */
  endLoaded: boolean;
  /** The row to open at; without it the list opens at its end. Read once. */
  openAt?: number | undefined;
  /** The rows in view changed, by scrolling or by size. */
  onViewChange?: (() => void) | undefined;
}

export interface StickToEnd {
  /** Ref of the scroller; the virtual list is its child. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Ref of the virtual list; pass the two handlers, too. */
  listRef: RefObject<VirtualizerHandle | null>;
  onScroll: () => void;
  onResize: () => void;
  /** The end is in view. */
  atEnd: boolean;
  /** Scrolls to the end and sticks to it; if the end is not loaded yet, once it is. */
  scrollToEnd: () => void;
  /** Other code scrolls the list: stops sticking until the user is at the end again. */
  release: () => void;
}

/**
 * Sticks a virtual list to its end while the user is there, and never moves a user who is elsewhere: only scrolling up
 * stops it, only returning to the end or `scrollToEnd` starts it again.
 */
export function useStickToEnd({ count, endLoaded, openAt, onViewChange }: StickToEndOptions): StickToEnd {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const sticking = useRef(openAt === undefined);
  const awaitingEnd = useRef(false);
  const lastOffset = useRef(0);
  const resized = useRef(false);
  const [atEnd, setAtEnd] = useState(openAt === undefined);

  function holdEnd() {
    const scroller = scrollerRef.current;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  function updateAtEnd() {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= endTolerance;
    if (near) {
      sticking.current = endLoaded;
      if (endLoaded) awaitingEnd.current = false;
    }
    // Growing rows also increase the distance; only the user decreases the offset.
    else if (scroller.scrollTop < lastOffset.current - 1) {
      sticking.current = false;
      awaitingEnd.current = false;
    }
    lastOffset.current = scroller.scrollTop;
    setAtEnd(sticking.current);
    onViewChange?.();
  }

  function onResize() {
    if (resized.current) return;
    resized.current = true;
    // The list and its rows report their sizes one after the other: both are followed before paint.
    queueMicrotask(() => {
      resized.current = false;
      if (sticking.current) holdEnd();
      updateAtEnd();
    });
  }

  function scrollToEnd() {
    if (endLoaded) {
      sticking.current = true;
      setAtEnd(true);
    } else {
      awaitingEnd.current = true;
    }
    holdEnd();
  }

  function release() {
    sticking.current = false;
    awaitingEnd.current = false;
    // The target may already be at the end, so that no scroll event follows.
    setTimeout(updateAtEnd, moveTime);
  }

  const open = useEffectEvent(() => {
    if (openAt !== undefined)
      listRef.current?.scrollToIndex(openAt, { align: 'start', offset: -openingMargin });
  });
  useLayoutEffect(() => open(), []);

  const settle = useEffectEvent((rows: number, whole: boolean) => {
    // The end of a partial page is not the end any more, or the requested page has loaded.
    sticking.current = whole && (sticking.current || awaitingEnd.current);
    if (sticking.current && rows > 0) holdEnd();
  });
  useLayoutEffect(() => settle(count, endLoaded), [count, endLoaded]);

  return { scrollerRef, listRef, onScroll: updateAtEnd, onResize, atEnd, scrollToEnd, release };
}
