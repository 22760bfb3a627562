import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

interface KeptScrollOptions {
  /** Names what is listed: a folder, or what was found in it. */
  place: string;
  /** Its items are shown. */
  ready: boolean;
  scrollerRef: RefObject<HTMLElement | null>;
  listRef: RefObject<VirtualizerHandle | null>;
}

/** Restores the scroll position of a folder on the way back; a folder that is opened starts at its top. */
export function useKeptScroll({ place, ready, scrollerRef, listRef }: KeptScrollOptions) {
  /** First row in view, by place. */
  const rows = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (!ready) return;
    const row = rows.current.get(place) ?? 0;
    if (row > 0) listRef.current?.scrollToIndex(row, { align: 'start' });
    else scrollerRef.current?.scrollTo({ top: 0 });
  }, [place, ready, scrollerRef, listRef]);
  return {
    keepScroll: (): void => {
      const list = listRef.current;
      const scroller = scrollerRef.current;
      // The list itself hears of the scrolling later.
      if (list && scroller) rows.current.set(place, list.findItemIndex(scroller.scrollTop));
    },
    forgetScroll: (of: string): void => void rows.current.delete(of),
  };
}
