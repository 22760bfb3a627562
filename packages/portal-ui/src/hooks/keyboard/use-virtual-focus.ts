import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { VirtualizerHandle } from 'virtua';

export interface VirtualFocusOptions {
  /** Ids of the items in the order shown. */
  ids: readonly string[];
  /** Items in one row of the virtual list. */
  columns?: number;
  /** Where the Tab key stops until the keys have moved; the first item without it. */
  startId?: string | undefined;
  /** Names the list that is shown, where several take turns, as folders do: each keeps its own item. */
  place?: string | undefined;
}

interface Reached {
  id: string;
  index: number;
}

/**
 * One stop for the Tab key in a virtual list or grid. An item may be reached that is not rendered yet: it takes the focus
 * once it is. When the item with the focus goes, the one in its place gets it; so does the item of a list that takes the
 * place of one with the focus. Items carry `data-item-id`.
 */
export function useVirtualFocus({ ids, columns = 1, startId, place = '' }: VirtualFocusOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const restRef = useRef<HTMLDivElement>(null);
  const [reachedIn, setReachedIn] = useState<Readonly<Record<string, Reached>>>({});
  const awaitedId = useRef<string>(undefined);
  const inside = useRef(false);

  const reached = reachedIn[place];
  const setReached = (next: Reached) => setReachedIn((known) => ({ ...known, [place]: next }));
  const at = reached ? ids.indexOf(reached.id) : -1;
  const fallback = reached ? reached.index : startId === undefined ? 0 : ids.indexOf(startId);
  const stop = at >= 0 ? at : Math.min(Math.max(fallback, 0), ids.length - 1);

  const findItem = (id: string) =>
    scrollerRef.current?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`) ?? null;
  /** An item that is not rendered cannot take the focus until the virtual list has rendered it as its stop, and measured it. */
  function focusAwaited(block: ScrollLogicalPosition) {
    if (awaitedId.current === undefined) return;
    const item = findItem(awaitedId.current);
    if (!item?.checkVisibility({ visibilityProperty: true })) return;
    const row = Math.floor(ids.indexOf(awaitedId.current) / columns);
    awaitedId.current = undefined;
    item.focus();
    item.scrollIntoView({ block });
    // Keeps it there while the rows around it are measured, and ends what the list was still scrolling to.
    const list = listRef.current;
    if (list && scrollerRef.current)
      list.scrollToIndex(row, { offset: scrollerRef.current.scrollTop - list.getItemOffset(row) });
  }

  function reach(index: number) {
    const id = ids[index];
    if (id === undefined) return;
    setReached({ id, index });
    awaitedId.current = id;
    focusAwaited('nearest');
  }

  const isResting = () => restRef.current !== null && document.activeElement === restRef.current;
  function enter() {
    if (ids.length === 0) restRef.current?.focus();
    else reach(stop);
  }
  const seenPlace = useRef(place);
  const followFocus = useEffectEvent((wanted: Reached | undefined, known: readonly string[], of: string) => {
    const lost = seenPlace.current !== of || (wanted !== undefined && !known.includes(wanted.id));
    if (isResting() || (lost && inside.current && document.activeElement === document.body)) enter();
    else focusAwaited('center');
    seenPlace.current = of;
  });
  useLayoutEffect(() => followFocus(reached, ids, place), [reached, ids, place]);
  const shown = ids.length > 0;
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!shown || !scroller) return undefined;
    // What comes below the list, as the way back from a deletion, leaves the item with the focus in sight.
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused?.matches('[data-item-id]') && scroller.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [shown]);

  return {
    /** Goes on the element that scrolls. */
    scrollerRef,
    /** Goes on the virtual list, with `onResize`. */
    listRef,
    /** Goes on what stays around a list without items, where there is such: it holds the focus meanwhile. */
    restRef,
    onResize: () => focusAwaited('center'),
    /** Index of the item that takes the focus by Tab; its row stays rendered. -1 where there is none. */
    stop,
    /** The item at the stop, where it is rendered. */
    findStop: () => findItem(ids[stop] ?? ''),
    reach,
    /** The list of that name begins at its first item when it is shown next. */
    forget: (of: string) => setReachedIn((known) => ({ ...known, [of]: { id: '', index: 0 } })),
    /** Goes on the element around the items. */
    focusProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        inside.current = true;
        const id = target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
        const index = id === undefined ? -1 : ids.indexOf(id);
        if (id !== undefined && index >= 0 && id !== reached?.id) setReached({ id, index });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) inside.current = false;
      },
    },
  };
}
