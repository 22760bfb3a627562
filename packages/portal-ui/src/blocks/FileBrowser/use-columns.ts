import { useLayoutEffect, useState } from 'react';
import { tileGap, tileWidth } from './tile-size.ts';

const fittingInto = (width: number) => Math.max(2, Math.floor((width + tileGap) / (tileWidth + tileGap)));

/** How many tiles fit beside each other. `measureRef` goes on the element that they stand in. */
export function useColumns(tiles: boolean) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState(4);
  // Before the first picture: what is drawn in one number of columns and then in another one jumps.
  useLayoutEffect(() => {
    if (!element || !tiles) return undefined;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    setFitting(
      fittingInto(
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      ),
    );
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFitting(fittingInto(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, tiles]);
  return { columns: tiles ? fitting : 1, measureRef: setElement };
}
