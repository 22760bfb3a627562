import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageView } from '../types.ts';

/** Frames to wait until a row scrolled into view is mounted; after that it has been removed. */
const MAX_FRAMES = 30;

export interface RovingRowsOptions {
  items: readonly MessageView[];
  scrollerRef: RefObject<HTMLDivElement | null>;
  listRef: RefObject<VirtualizerHandle | null>;
  /** Called before scrolling to a row out of view: stops sticking to the end. */
  onLeaveEnd: () => void;
}

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;

/**
 * Roving tabindex over the messages: arrows, Home, End and page keys move the focus between rows, which are mounted as
 * they come near. Controls inside a row follow it in the tab order.
 */
export function useRovingRows({ items, scrollerRef, listRef, onLeaveEnd }: RovingRowsOptions) {
  const [activeId, setActiveId] = useState<string>();
  const frame = useRef(0);
  /** A row is about to take the focus. */
  const focusPending = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** `scroll: false` when the caller scrolls the row into view. */
  function focusRow(index: number, { scroll = true } = {}): void {
    const message = items[index];
    if (!message) return;
    setActiveId(message.id);
    cancelAnimationFrame(frame.current);
    focusPending.current = true;
    const attempt = (left: number) => {
      const row = scrollerRef.current?.querySelector<HTMLElement>(
        `[data-message="${CSS.escape(message.id)}"]`,
      );
      // A row that is not measured yet is hidden and cannot take the focus.
      if (row?.checkVisibility({ visibilityProperty: true })) {
        focusPending.current = false;
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'nearest' });
      } else if (left > 0) {
        frame.current = requestAnimationFrame(() => attempt(left - 1));
      } else {
        focusPending.current = false;
      }
    };
    const row = scrollerRef.current?.querySelector(`[data-message="${CSS.escape(message.id)}"]`);
    if (!row && scroll) {
      onLeaveEnd();
      listRef.current?.scrollToIndex(index, { align: 'nearest' });
    }
    attempt(MAX_FRAMES);
  }

  /** The last row in view: the initial tab stop. */
  function lastInView(): number {
    const list = listRef.current;
    return list
      ? Math.min(items.length - 1, list.findItemIndex(list.scrollOffset + list.viewportSize - 24))
      : -1;
  }

  function targetIndex(key: string, from: number): number | undefined {
    const list = listRef.current;
    const page = list
      ? Math.max(
          1,
          list.findItemIndex(list.scrollOffset + list.viewportSize) -
            list.findItemIndex(list.scrollOffset) -
            1,
        )
      : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      PageUp: from - page,
      PageDown: from + page,
      Home: 0,
      End: items.length - 1,
    };
    const to = steps[key];
    return to === undefined ? undefined : Math.max(0, Math.min(items.length - 1, to));
  }

  /** Returns whether the key moved the focus. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const onScroller = event.target === event.currentTarget;
    const row = rowOf(event.target);
    if (!onScroller && row !== event.target) return false;
    const from = row ? items.findLastIndex(({ id }) => id === row.dataset['message']) : lastInView() + 1;
    const to = targetIndex(event.key, from);
    if (to === undefined) return false;
    event.preventDefault();
    focusRow(to);
    return true;
  }

  /** The focused element inside the list. */
  const focusedRef = useRef<Element>(null);
  useLayoutEffect(() => {
    // A removed element fires no blur event: a cancelled upload removes its row together with the focus.
    if (focusPending.current || focusedRef.current?.isConnected !== false) return;
    focusedRef.current = null;
    if (document.activeElement === document.body) scrollerRef.current?.focus({ preventScroll: true });
  });

  function handleFocus(event: FocusEvent<HTMLElement>): void {
    focusedRef.current = event.target;
    const id = rowOf(event.target)?.dataset['message'];
    if (id !== undefined) setActiveId(id);
    else if (event.target === event.currentTarget && event.target.matches(':focus-visible'))
      focusRow(lastInView());
  }

  // A removed row takes its tab stop with it: the list takes the focus.
  const activeIndex = activeId === undefined ? -1 : items.findLastIndex(({ id }) => id === activeId);
  return {
    activeId: activeIndex < 0 ? undefined : activeId,
    activeIndex,
    focusRow,
    handleKeyDown,
    handleFocus,
    handleBlur: () => {
      focusedRef.current = null;
    },
  };
}
