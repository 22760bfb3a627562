import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useFixedRows } from '../../../hooks/scroll/use-fixed-rows.ts';

export interface ContactListOptions {
  count: number;
  /** Height of a row, in px. */
  rowSize: number;
  hasMore: boolean;
  /** Called as the end nears; not again until `count` has changed. */
  onLoadMore: (() => void) | undefined;
}

/** Rows so far from the end ask for more. */
const ahead = 20;

/** A long list of contacts: only what is seen is drawn, and one row at a time is in the order of the tab key. */
export function useContactList({ count, rowSize, hasMore, onLoadMore }: ContactListOptions) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const moved = useRef(false);
  const current = Math.min(active, Math.max(0, count - 1));
  const rows = useFixedRows({ count, rowSize, kept: focused ? current : -1 });
  const near = hasMore && rows.end >= count - ahead;

  const loadMore = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (near) loadMore();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page that came and left the end near asks for another
  }, [near, count]);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    rows.scrollerRef.current?.querySelector<HTMLElement>(`[data-index="${current}"] button`)?.focus();
  });

  function move(next: number) {
    const index = Math.max(0, Math.min(next, count - 1));
    moved.current = true;
    setActive(index);
    rows.reveal(index);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const steps: Partial<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + 10,
      PageUp: current - 10,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(next);
  }

  return {
    ...rows,
    /** Which row the tab key reaches. */
    current,
    listProps: {
      onKeyDown: handleKeyDown,
      onBlur: () => setFocused(false),
    },
    rowProps: (index: number) => ({
      'data-index': index,
      onFocus: () => {
        setFocused(true);
        setActive(index);
      },
    }),
  };
}
