import { useEffect, useRef, useState } from 'react';

/** After the last movement the day stays readable for this long. Milliseconds. */
const lingers = 1_200;

/** The time of the first message in view, while one scrolls. */
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
