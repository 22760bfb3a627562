import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { VirtualizerHandle } from 'virtua';

export interface VirtualFocusOptions {
  /** Ids of the items in display order. */
  ids: readonly string[];
  /** Items per row of the virtual list. */
  columns?: number;
  /** Initial tab stop; default: the first item. */
  startId?: string | undefined;
  /** Identifies the list, where several take turns, as folders do: each remembers its active item. */
  place?: string | undefined;
}

interface Reached {
  id: string;
  index: number;
}

/**
 * Roving tabindex for a virtual list or grid. An item that is not mounted yet takes the focus once it is. When the
 * focused item is removed, or its list replaced, the item in its place takes the focus. Items carry `data-item-id`.
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
  /** An unmounted item takes the focus after the virtual list has mounted it as the tab stop, and measured it. */
  function focusAwaited(block: ScrollLogicalPosition) {
    if (awaitedId.current === undefined) return;
    const item = findItem(awaitedId.current);
    if (!item?.checkVisibility({ visibilityProperty: true })) return;
    const row = Math.floor(ids.indexOf(awaitedId.current) / columns);
    awaitedId.current = undefined;
    item.focus();
    item.scrollIntoView({ block });
    // Keeps it in view while the rows around it are measured, and stops a pending scroll of the list.
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
    // An element that appears below the list, such as an undo bar, must not cover the focused item.
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused?.matches('[data-item-id]') && scroller.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [shown]);

  return {
    /** Ref of the scroller. */
    scrollerRef,
    /** Ref of the virtual list; pass `onResize`, too. */
    listRef,
    /** Ref of an element that stays when the list is empty: holds the focus until items return. */
    restRef,
    onResize: () => focusAwaited('center'),
    /** Index of the tab stop; its row stays mounted. -1 for none. */
    stop,
    /** Element of the tab stop, if mounted. */
    findStop: () => findItem(ids[stop] ?? ''),
    reach,
    /** The list of that name starts at its first item the next time. */
    forget: (of: string) => setReachedIn((known) => ({ ...known, [of]: { id: '', index: 0 } })),
    /** Props of the element around the items. */
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
