import { useEffect, useState } from 'react';
import { tileGap, tileWidth } from './tile-size.ts';

/** Number of tiles per row. `measureRef` goes on their container. */
export function useColumns(tiles: boolean) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState(4);
  useEffect(() => {
    if (!element || !tiles) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry)
        setFitting(Math.max(2, Math.floor((entry.contentRect.width + tileGap) / (tileWidth + tileGap))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, tiles]);
  return { columns: tiles ? fitting : 1, measureRef: setElement };
}
