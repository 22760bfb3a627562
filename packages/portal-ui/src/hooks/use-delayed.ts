import { useEffect, useState } from 'react';

/** Loading that ends sooner shows nothing: a flash is worse than a short wait. */
export const skeletonDelay = 200;

/** True once `active` has been true for `delay` milliseconds; false at once when it ends. */
export function useDelayed(active: boolean, delay: number = skeletonDelay): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
