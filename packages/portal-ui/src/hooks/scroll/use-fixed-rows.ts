import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Overscan in rows, for fast scrolling. */
const overscan = 4;
/** Rows rendered before the first measurement. */
const initialRows = 12;

export interface FixedRowsOptions {
  count: number;
  /** Row height in px. */
  rowSize: number;
  /** Index of a row that stays mounted, because it has the focus; -1 for none. */
  keepMounted: number;
}

/**
 * Virtual list of rows with a fixed height; measures only the scroller. For rows of different heights use `virtua`,
 * which is eight times as large.
 */
export function useFixedRows({ count, rowSize, keepMounted }: FixedRowsOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, end: initialRows });

  /** `enough`: keeps the mounted rows while they include all visible ones. */
  function updateRange({ scrollTop, clientHeight }: HTMLElement, enough?: boolean) {
    const top = Math.floor(scrollTop / rowSize);
    const bottom = Math.ceil((scrollTop + clientHeight) / rowSize);
    const first = Math.max(0, top - overscan);
    const end = bottom + overscan;
    setRange((before) =>
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
      if (scroller.clientHeight > initialRows * rowSize) flushSync(() => updateRange(scroller, true));
      else updateRange(scroller, true);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- neither `updateRange` nor the height of a row changes
  }, []);

  // A list that became shorter may be scrolled overscan its end.
  const end = Math.min(range.end, count);
  const first = Math.min(range.first, Math.max(0, end - initialRows));
  const indexes = Array.from({ length: end - first }, (_, index) => first + index);
  if (keepMounted >= 0 && keepMounted < first) indexes.unshift(keepMounted);
  else if (keepMounted >= end && keepMounted < count) indexes.push(keepMounted);

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
    onScroll: (event: UIEvent<HTMLElement>) => updateRange(event.currentTarget),
    /** Scrolls a row into view, by the shortest distance. */
    reveal: (index: number) => {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      const top = index * rowSize;
      const bottom = top + rowSize - scroller.clientHeight;
      if (scroller.scrollTop > top) scroller.scrollTop = top;
      else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom;
      updateRange(scroller);
    },
  };
}
