import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { indexAt } from '../state/tab-order.ts';

export interface TabDragProps {
  listRef: RefObject<HTMLDivElement | null>;
  /** Ids of all tabs, in order, to detect changes. */
  order: string;
  /** Index of the drop position; undefined outside the list. */
  onOver: (id: string | undefined, index: number | undefined) => void;
  onDrop: (id: string, index: number) => void;
}

/** Distance from an edge at which a drag scrolls the list, and the scroll distance per drag event. Pixels. */
const edge = 32;
const stride = 10;

const idOf = (element: Element) => element.getAttribute('data-slot') ?? '';

/** Makes the tabs draggable, by mouse and touch. Renders nothing. */
export function TabDrag({ listRef, order, onOver, onDrop }: TabDragProps) {
  function indexFor(dragged: Element, x: number): number {
    const list = listRef.current;
    const slots = [...(list?.querySelectorAll('[data-slot]') ?? [])];
    const middles = slots.map((slot) => {
      const { left, width } = slot.getBoundingClientRect();
      return left + width / 2;
    });
    return indexAt(
      middles,
      slots.indexOf(dragged),
      x,
      list !== null && getComputedStyle(list).direction === 'rtl',
    );
  }

  const register = useEffectEvent((_order: string) => {
    const list = listRef.current;
    if (!list) return undefined;
    const slots = [...list.querySelectorAll<HTMLElement>('[data-slot][data-closable]')];
    return combine(
      ...slots.map((element) => draggable({ element, getInitialData: () => ({ tab: idOf(element) }) })),
      dropTargetForElements({
        element: list,
        canDrop: ({ source }) => list.contains(source.element),
        onDrag: ({ source, location }) => {
          const { clientX } = location.current.input;
          const { left, right } = list.getBoundingClientRect();
          if (clientX < left + edge) list.scrollLeft -= stride;
          else if (clientX > right - edge) list.scrollLeft += stride;
          onOver(idOf(source.element), indexFor(source.element, clientX));
        },
        onDragLeave: () => onOver(undefined, undefined),
        onDrop: ({ source, location }) => {
          onOver(undefined, undefined);
          onDrop(idOf(source.element), indexFor(source.element, location.current.input.clientX));
        },
      }),
    );
  });
  useEffect(() => register(order), [order]);
  return null;
}
