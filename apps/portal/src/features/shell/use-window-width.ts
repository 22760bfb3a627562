import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** `select` of the window's width in px. Renders again only when the selected value changes. */
export function useWindowWidth<Value extends string | number | boolean>(
  select: (width: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => select(window.innerWidth));
}
