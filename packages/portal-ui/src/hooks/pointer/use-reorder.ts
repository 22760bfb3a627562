import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useAnnouncement } from '../use-announcement.ts';

export interface ReorderLabels {
  /** Accessible name of an item's handle. */
  handle: (name: string) => string;
  /** Keyboard instructions; the handle's description. */
  instructions: string;
  lifted: (name: string, position: number, count: number) => string;
  moved: (name: string, position: number, count: number) => string;
  dropped: (name: string, position: number, count: number) => string;
  cancelled: (name: string) => string;
}

interface Lift {
  id: string;
  /** The tentative order. */
  ids: readonly string[];
  by: 'pointer' | 'key';
}

/** The list with one id moved to another index. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  return rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, id);
}

/** Distance from the scroller's edge at which a drag scrolls; pixels. */
const edge = 56;
/** Pixels per frame. */
const scrollStep = 12;

/** The nearest scrolling ancestor: the page if there is no other. */
function scrollerAround(element: HTMLElement | undefined): Element | null {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  }
  return document.scrollingElement;
}

/** Scroll distance for a pointer at this height. */
function scrollFor(y: number, scroller: Element): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < Math.max(0, top) + edge) return -scrollStep;
  return y > Math.min(window.innerHeight, bottom) - edge ? scrollStep : 0;
}

/**
 * Reorders the items of a list or grid by mouse, touch (drag handle) and keyboard (Space picks up, arrows move, Space
 * drops, Escape cancels). Until the drop only CSS `order` changes: moving an element in the document would lose the
 * focus and the pointer capture.
 */
export function useReorder({
  items,
  onReorder,
  labels,
}: {
  items: readonly { id: string; name: string }[];
  onReorder: (ids: string[]) => void;
  labels: ReorderLabels;
}) {
  const ids = items.map((item) => item.id);
  const [lift, setLift] = useState<Lift>();
  const [announcement, announce] = useAnnouncement(labels.moved);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [handles] = useState(() => new Map<string, HTMLElement>());
  /** Element under the pointer at the last move: it may be under the pointer again without being meant. */
  const passed = useRef<string>(undefined);
  /** Handle that keeps the focus after its item has moved. */
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (refocus.current !== undefined) handles.get(refocus.current)?.focus();
    refocus.current = undefined;
  });

  const order = lift ? lift.ids : ids;
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const announceMove = (say: ReorderLabels['moved'], id: string, list: readonly string[]) =>
    announce(say(nameOf(id), list.indexOf(id) + 1, list.length));

  function move(to: number) {
    if (!lift) return;
    const next = movedTo(lift.ids, lift.id, to);
    if (next.join() === lift.ids.join()) return;
    setLift({ ...lift, ids: next });
    announceMove(labels.moved, lift.id, next);
  }
  function drop() {
    if (!lift) return;
    setLift(undefined);
    passed.current = undefined;
    announceMove(labels.dropped, lift.id, lift.ids);
    if (lift.ids.join() === ids.join()) return;
    if (lift.by === 'key') refocus.current = lift.id;
    onReorder([...lift.ids]);
  }
  function cancel() {
    if (!lift) return;
    setLift(undefined);
    passed.current = undefined;
    announce(labels.cancelled(nameOf(lift.id)));
  }
  const pointer = useRef<{ clientX: number; clientY: number }>(undefined);
  function handlePointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
    if (lift?.by !== 'pointer') return;
    pointer.current = { clientX, clientY };
    reach(clientX, clientY);
  }
  function reach(clientX: number, clientY: number) {
    const over = order.find((id) => {
      const box = elements.get(id)?.getBoundingClientRect();
      return (
        box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
      );
    });
    if (over !== passed.current) {
      passed.current = over;
      if (over !== undefined && over !== lift?.id) move(order.indexOf(over));
    }
  }
  // Scrolling continues while the pointer is held still at an edge.
  const scroll = useEffectEvent((scroller: Element) => {
    if (!pointer.current) return;
    const { clientX, clientY } = pointer.current;
    const by = scrollFor(clientY, scroller);
    if (by === 0) return;
    scroller.scrollBy(0, by);
    reach(clientX, clientY);
  });
  const draggedId = lift?.by === 'pointer' ? lift.id : undefined;
  useEffect(() => {
    const scroller = draggedId === undefined ? null : scrollerAround(elements.get(draggedId));
    if (!scroller) return undefined;
    let frame = requestAnimationFrame(function tick() {
      scroll(scroller);
      frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      pointer.current = undefined;
    };
  }, [draggedId, elements]);
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lift) drop();
      else {
        setLift({ id, ids, by: 'key' });
        announceMove(labels.lifted, id, ids);
      }
      return;
    }
    if (lift?.id !== id) return;
    const at = order.indexOf(id);
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const forward = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = {
      [back]: at - 1,
      ArrowUp: at - 1,
      [forward]: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: order.length,
    };
    const to = steps[event.key];
    if (event.key === 'Escape') cancel();
    else if (to === undefined) return;
    else move(to);
    event.preventDefault();
    // Escape would also close a dialog around the list.
    event.stopPropagation();
  }
  return {
    liftedId: lift?.id,
    /** For a live region. */
    announcement,
    /** Props of an item's element. */
    itemProps: (id: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      },
      'data-lifted': lift?.id === id || undefined,
      style: lift ? { order: order.indexOf(id) } : undefined,
    }),
    /** Props of an item's handle: a button with `touch-action: none`. */
    handleProps: (id: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) handles.set(id, element);
        else handles.delete(id);
      },
      'aria-pressed': lift?.id === id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        // A synthetic pointer cannot be captured; its events reach the handle's document anyway.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        passed.current = id;
        setLift({ id, ids, by: 'pointer' });
      },
      onPointerMove: handlePointerMove,
      onPointerUp: () => lift?.by === 'pointer' && drop(),
      onPointerCancel: cancel,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, id),
    }),
  };
}
