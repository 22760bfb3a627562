import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back after a duration; pausing stops the clock, resuming continues with the rest.
 * @param duration in ms; `Infinity` never ends.
 */
export function usePausableTimeout(callback: () => void, duration: number, paused: boolean): void {
  const left = useRef(duration);
  const onEnd = useEffectEvent(callback);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (paused || duration === Number.POSITIVE_INFINITY) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [duration, paused]);
}
