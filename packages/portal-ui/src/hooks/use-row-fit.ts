import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Full width, including text hidden by an ellipsis. */
function wholeWidth(item: HTMLElement): number {
  const words = item.querySelector<HTMLElement>('[data-words]') ?? item;
  return item.getBoundingClientRect().width + words.scrollWidth - words.clientWidth;
}

/**
 * Chooses which items of a row to show. Hidden items stay in the row, invisible, to be measured. Mark text that may end
 * in an ellipsis with `data-words`.
 * @param order Of the items: a change measures them again.
 * @param choose Returns what to show, from the row's width, each child's width, and what is shown now.
 * @param initial Shown until the row has been measured.
 */
export function useRowFit<Row extends HTMLElement>(
  order: string,
  choose: (room: number, widths: readonly number[], fit: number) => number,
  initial: number,
): { rowRef: RefObject<Row | null>; fit: number } {
  const rowRef = useRef<Row>(null);
  const [fit, setFit] = useState(initial);
  const measure = useEffectEvent((row: Row, items: readonly HTMLElement[]) =>
    setFit(choose(row.getBoundingClientRect().width, items.map(wholeWidth), fit)),
  );
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const items = [...row.children].filter((child) => child instanceof HTMLElement);
    // In this frame, not the next one.
    const sizes = new ResizeObserver(() => flushSync(() => measure(row, items)));
    for (const element of [row, ...items]) sizes.observe(element);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are observed
  }, [order]);
  return { rowRef, fit };
}
