import { useEffect, useRef, useState } from 'react';

/** How long the day stays visible after the last scroll event. Milliseconds. */
const lingers = 1_200;

/** Time of the first message in view, while scrolling. */
export function useDayLabel() {
  const [time, setTime] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function show(next: number | undefined): void {
    setTime(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTime(undefined), lingers);
  }
  return { time, show };
}
