import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` parts to render: one more per task. A press waits for at most one part; a fast machine renders
 * all in one frame.
 */
export function useStagedRender(count: number): number {
  const [rendered, setRendered] = useState(1);
  useEffect(() => {
    if (rendered < count) startTransition(() => setRendered(rendered + 1));
  }, [rendered, count]);
  return rendered;
}
