import { useSyncExternalStore } from 'react';

const query = matchMedia('(width < 992px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 992 px (specification, section 9). */
export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
