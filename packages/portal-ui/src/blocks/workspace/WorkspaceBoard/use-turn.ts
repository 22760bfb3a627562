import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` parts to render: one more per task. A press waits for at most one part; a fast machine renders
 * all in one frame.
 */
export function useTurn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}
