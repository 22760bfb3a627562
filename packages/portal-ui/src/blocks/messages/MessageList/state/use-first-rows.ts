import { useEffect, useRef, useState } from 'react';

/** Rows that fill a window of usual height. */
const maxRows = 16;
/** Number of rows above the row that the list opens at. */
const rowsBefore = 2;
/** Overscan after the first paint. Pixels. */
const OVERSCAN_PX = 200;

/**
 * Rows of the first paint. A virtual list knows its visible rows only after layout, one frame later; these render at
 * once, and the overscan in the next frame.
 * @param openAt row to open at; without it the list opens at its end
 */
export function useFirstRows(count: number, openAt: number | undefined) {
  const [indexes, setIndexes] = useState<readonly number[] | undefined>(() => {
    const first = Math.max(0, openAt === undefined ? count - maxRows : openAt - rowsBefore);
    return Array.from({ length: Math.min(maxRows, count - first) }, (_, row) => first + row);
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
    /** Rows to keep mounted; none after the first paint. */
    indexes: indexes ?? [],
    overscan: indexes ? 0 : OVERSCAN_PX,
    /** Call when the list has reached its opening position. */
    finish() {
      if (indexes && frame.current === 0) frame.current = requestAnimationFrame(() => setIndexes(undefined));
    },
  };
}
