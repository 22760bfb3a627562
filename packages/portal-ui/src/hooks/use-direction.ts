import { useSyncExternalStore, type RefObject } from 'react';

export type Direction = 'ltr' | 'rtl';

const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/**
 * Text direction around an element; without one, that of the page, where overlays are. For Radix components that would set `dir="ltr"`
 * otherwise.
 */
export function useDirection(ref?: RefObject<Element | null>): Direction {
  return useSyncExternalStore(
    subscribe,
    () => directionOf(ref?.current?.parentElement ?? document.body),
    () => 'ltr',
  );
}
