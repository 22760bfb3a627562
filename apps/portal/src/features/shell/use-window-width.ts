import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** What `select` makes of the window's width in px; whoever asks is drawn again only when that changes. */
export function useWindowWidth<Value extends string | number | boolean>(
  select: (width: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => select(window.innerWidth));
}
