import { useEffect, useState } from 'react';

/** Counts seconds down to 0. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return undefined;
    // By the clock: timers of a background tab are throttled.
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    start: (seconds: number) => {
      setLeft(seconds);
      setEnd(Date.now() + seconds * 1000);
    },
  };
}
