import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useFixedRows } from '../../../hooks/scroll/use-fixed-rows.ts';

export interface ContactListOptions {
  count: number;
  /** Row height in px. */
  rowSize: number;
  hasMore: boolean;
  /** Called near the end; not again until `count` has changed. */
  onLoadMore: (() => void) | undefined;
}

/** Number of rows before the end at which the next page is requested. */
const PREFETCH_ROWS = 20;

/** Virtual list of contacts with a roving tabindex. */
export function useContactList({ count, rowSize, hasMore, onLoadMore }: ContactListOptions) {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const moved = useRef(false);
  const current = Math.min(active, Math.max(0, count - 1));
  const rows = useFixedRows({ count, rowSize, keepMounted: focused ? current : -1 });
  const near = hasMore && rows.end >= count - PREFETCH_ROWS;

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
    /** Index of the tab stop. */
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
