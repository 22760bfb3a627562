import { useSyncExternalStore } from 'react';

// Below 992 px the device counts as mobile (specification, section 9).
const query = matchMedia('(width < 992px)');

// Printing changes the width: the layout of the screen is kept for the print.
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
