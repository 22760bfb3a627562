import { useState } from 'react';

/**
 * State that is controlled with `value`, with changes reported to `onChange`; otherwise uncontrolled, starting with
 * `initial`.
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
