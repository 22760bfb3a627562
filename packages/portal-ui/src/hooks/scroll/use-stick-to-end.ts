import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Within this distance of the end one is at the end. Pixels. */
const endTolerance = 32;
/** Whoever moves the list has done so after this time. Milliseconds. */
const moveTime = 300;
/** Above the row the list opens at, something of the earlier ones stays in view. Pixels. */
const openingMargin = 56;

export interface StickToEndOptions {
  /** Rows now; a change makes the list settle anew. */
  count: number;
  /** The last row here is the last there is. Otherwise there is no end to stick to. */
  endLoaded: boolean;
  /** The row to open at; without it the list opens at its end. Read once. */
  openAt?: number | undefined;
  /** The rows in view changed, by scrolling or by size. */
  onViewChange?: (() => void) | undefined;
}

export interface StickToEnd {
  /** Goes on the element that scrolls; the virtual list is its child. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Goes on the virtual list, with the two handlers. */
  listRef: RefObject<VirtualizerHandle | null>;
  onScroll: () => void;
  onResize: () => void;
  /** The end is in view. */
  atEnd: boolean;
  /** Goes to the end and stays there; when the end is not here yet, once it comes. */
  scrollToEnd: () => void;
  /** Something else moves the list: the end lets go until the reader is there again. */
  release: () => void;
}

/**
 * Keeps a virtual list at its end while its reader is there, and never moves a reader who is not: only scrolling up
 * lets go, only coming back to the end, or `scrollToEnd`, holds on again.
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

  function look() {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= endTolerance;
    if (near) {
      sticking.current = endLoaded;
      if (endLoaded) awaitingEnd.current = false;
    }
    // Rows growing under a still reader also make a distance; only a reader makes a smaller offset.
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
    // A list tells of its own size and of its rows' one after the other: both are followed at once, before the picture.
    queueMicrotask(() => {
      resized.current = false;
      if (sticking.current) holdEnd();
      look();
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
    // What was gone to may stand at the end, so that nothing moves and nothing is told.
    setTimeout(look, moveTime);
  }

  const open = useEffectEvent(() => {
    if (openAt !== undefined)
      listRef.current?.scrollToIndex(openAt, { align: 'start', offset: -openingMargin });
  });
  useLayoutEffect(() => open(), []);

  const settle = useEffectEvent((rows: number, whole: boolean) => {
    // What was the end of a part of the list is not one any more, or what was asked for has come.
    sticking.current = whole && (sticking.current || awaitingEnd.current);
    if (sticking.current && rows > 0) holdEnd();
  });
  useLayoutEffect(() => settle(count, endLoaded), [count, endLoaded]);

  return { scrollerRef, listRef, onScroll: look, onResize, atEnd, scrollToEnd, release };
}
