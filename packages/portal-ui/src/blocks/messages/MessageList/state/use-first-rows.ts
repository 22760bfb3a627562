import { useEffect, useRef, useState } from 'react';

/** What fills a window of usual height. */
const most = 16;
/** Above a row that the list opens at, this many show. */
const before = 2;
/** How far beyond the edges rows are drawn once the first picture stands. Pixels. */
const margin = 200;

/**
 * The rows of the first picture. A virtual list knows which rows it shows after it has been laid out, so they would come a
 * picture later; these are drawn at once, and what lies beyond the edges in the picture after.
 *
 * @param openAt the row to open at; without it the list opens at its end
 */
export function useFirstRows(count: number, openAt: number | undefined) {
  const [indexes, setIndexes] = useState<readonly number[] | undefined>(() => {
    const first = Math.max(0, openAt === undefined ? count - most : openAt - before);
    return Array.from({ length: Math.min(most, count - first) }, (_, row) => first + row);
  });
  const frame = useRef(0);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );

  return {
    /** Drawn wherever the list stands; none once it has shown itself. */
    indexes: indexes ?? [],
    beyond: indexes ? 0 : margin,
    /** The list has found its place. */
    stand() {
      if (indexes && frame.current === 0) frame.current = requestAnimationFrame(() => setIndexes(undefined));
    },
  };
}
