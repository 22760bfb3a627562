import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Overscan in rows, for fast scrolling. */
const beyond = 4;
/** Rows rendered before the first measurement. */
const atFirst = 12;

export interface FixedRowsOptions {
  count: number;
  /** Row height in px. */
  rowSize: number;
  /** Index of a row that stays mounted, because it has the focus; -1 for none. */
  kept: number;
}

/**
 * Virtual list of rows with a fixed height; measures only the scroller. For rows of different heights use `virtua`,
 * which is eight times as large.
 */
export function useFixedRows({ count, rowSize, kept }: FixedRowsOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, end: atFirst });

  /** `enough`: keeps the mounted rows while they include all visible ones. */
  function look({ scrollTop, clientHeight }: HTMLElement, enough?: boolean) {
    const top = Math.floor(scrollTop / rowSize);
    const bottom = Math.ceil((scrollTop + clientHeight) / rowSize);
    const first = Math.max(0, top - beyond);
    const end = bottom + beyond;
    setSeen((before) =>
      (before.first === first && before.end === end) ||
      (enough && before.first <= top && before.end >= bottom)
        ? before
        : { first, end },
    );
  }

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    // The observer's first call comes after layout: measuring here would force a second one.
    const observer = new ResizeObserver(() => {
      // Visible rows cannot wait for the next frame; the overscan can wait for the first scroll.
      if (scroller.clientHeight > atFirst * rowSize) flushSync(() => look(scroller, true));
      else look(scroller, true);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- neither `look` nor the height of a row changes
  }, []);

  // A list that became shorter may be scrolled beyond its end.
  const end = Math.min(seen.end, count);
  const first = Math.min(seen.first, Math.max(0, end - atFirst));
  const indexes = Array.from({ length: end - first }, (_, index) => first + index);
  if (kept >= 0 && kept < first) indexes.unshift(kept);
  else if (kept >= end && kept < count) indexes.push(kept);

  return {
    scrollerRef,
    /** Indexes of the rows to mount, in order. */
    indexes,
    /** One past the last visible row, including the overscan. */
    end,
    /** The list is scrolled. */
    scrolled: first > 0,
    listStyle: { blockSize: count * rowSize },
    rowStyle: (index: number) => ({ insetBlockStart: index * rowSize }),
    onScroll: (event: UIEvent<HTMLElement>) => look(event.currentTarget),
    /** Scrolls a row into view, by the shortest distance. */
    reveal: (index: number) => {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      const top = index * rowSize;
      const bottom = top + rowSize - scroller.clientHeight;
      if (scroller.scrollTop > top) scroller.scrollTop = top;
      else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom;
      look(scroller);
    },
  };
}
