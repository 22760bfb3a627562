import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts may be drawn by now: one more after each. Whatever all of them cost, a press meanwhile waits for
 * one of them; a fast machine shows them in the same picture.
 */
export function useTurn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}
