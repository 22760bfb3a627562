import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

interface ScrollRestorationOptions {
  /** Identifies the list: a folder, or a search in it. */
  place: string;
  /** The items are rendered. */
  ready: boolean;
  scrollerRef: RefObject<HTMLElement | null>;
  listRef: RefObject<VirtualizerHandle | null>;
}

/** Restores the scroll position of a folder when going back; a folder that is opened starts at its top. */
export function useScrollRestoration({ place, ready, scrollerRef, listRef }: ScrollRestorationOptions) {
  /** First row in view, per list. */
  const rows = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (!ready) return;
    const row = rows.current.get(place) ?? 0;
    if (row > 0) listRef.current?.scrollToIndex(row, { align: 'start' });
    else scrollerRef.current?.scrollTo({ top: 0 });
  }, [place, ready, scrollerRef, listRef]);
  return {
    saveScroll: (): void => {
      const list = listRef.current;
      const scroller = scrollerRef.current;
      // The virtual list reports its own scroll events later.
      if (list && scroller) rows.current.set(place, list.findItemIndex(scroller.scrollTop));
    },
    forgetScroll: (of: string): void => void rows.current.delete(of),
  };
}
