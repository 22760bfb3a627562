import { useSyncExternalStore } from 'react';

// Below 992 px the device counts as mobile (specification, section 9).
const query = matchMedia('(width < 992px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 992 px. */
export function useMobile(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
