import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond each edge, so that a quick turn of the wheel finds them there. */
const beyond = 4;
/** Rows drawn before the first measurement. */
const atFirst = 12;

export interface FixedRowsOptions {
  count: number;
  /** Height of every row, in px. */
  rowSize: number;
  /** Index of a row that is drawn wherever the list has been scrolled to, because the focus is on it; -1 for none. */
  kept: number;
}

/**
 * The part of a long list that is seen, where every row has one height: nothing is measured but the frame. Rows of
 * different heights are a matter for `virtua`, at eight times the weight.
 */
export function useFixedRows({ count, rowSize, kept }: FixedRowsOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, end: atFirst });

  /** `enough`: keeps what is drawn as long as all that is seen is among it. */
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
    // Its first call comes when the frame has been laid out anyway: measuring here would lay the page out once more.
    const observer = new ResizeObserver(() => {
      // What is seen may not wait for the next frame; what lies beyond the edges may wait for the first scroll.
      if (scroller.clientHeight > atFirst * rowSize) flushSync(() => look(scroller, true));
      else look(scroller, true);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- neither `look` nor the height of a row changes
  }, []);

  // A list that became shorter may have been scrolled further than it is long now.
  const end = Math.min(seen.end, count);
  const first = Math.min(seen.first, Math.max(0, end - atFirst));
  const indexes = Array.from({ length: end - first }, (_, index) => first + index);
  if (kept >= 0 && kept < first) indexes.unshift(kept);
  else if (kept >= end && kept < count) indexes.push(kept);

  return {
    scrollerRef,
    /** Which rows to draw, in order. */
    indexes,
    /** One past the last row that is seen or nearly so. */
    end,
    /** It does not stand at its beginning. */
    scrolled: first > 0,
    listStyle: { blockSize: count * rowSize },
    rowStyle: (index: number) => ({ insetBlockStart: index * rowSize }),
    onScroll: (event: UIEvent<HTMLElement>) => look(event.currentTarget),
    /** Brings a row into view, by the shortest way. */
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
