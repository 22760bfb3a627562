import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** As wide as it is with all of its words: what ends in an ellipsis has more than it shows. */
function wholeWidth(item: HTMLElement): number {
  const words = item.querySelector<HTMLElement>('[data-words]') ?? item;
  return item.getBoundingClientRect().width + words.scrollWidth - words.clientWidth;
}

/**
 * What of a row has room. The row keeps the items that have none, unseen, so that it takes whatever room there is; the words of an
 * item are marked `data-words` where they may end in an ellipsis.
 * @param order Of the items: they are measured anew when it changes.
 * @param choose Of the room of the row, the width of each child and what is shown of it, what is to be shown.
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
    // With this picture, and not with the next one.
    const sizes = new ResizeObserver(() => flushSync(() => measure(row, items)));
    for (const element of [row, ...items]) sizes.observe(element);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are observed
  }, [order]);
  return { rowRef, fit };
}
