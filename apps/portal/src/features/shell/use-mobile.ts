import { useSyncExternalStore } from 'react';

// Below 992 px the device counts as mobile (specification, section 9).
const query = matchMedia('(width < 992px)');

// A sheet of paper is narrow, too, and asks while it is printed: what stands on the screen is what was meant.
const paper = matchMedia('print');
let narrow = query.matches;

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isNarrow(): boolean {
  if (!paper.matches) narrow = query.matches;
  return narrow;
}

/** Whether the window is narrower than 992 px. */
export function useMobile(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
