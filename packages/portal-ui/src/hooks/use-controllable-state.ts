import { useState } from 'react';

/**
 * State that the parent may hold. With `value` the parent decides and hears of every wish through `onChange`; without
 * it the state lives here, from `initial` on.
 */
export function useControllableState<T>(
  value: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const set = (next: T) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [current, set];
}
