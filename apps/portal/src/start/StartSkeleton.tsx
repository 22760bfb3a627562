import { useLayoutEffect } from 'react';

/** Removes the skeleton of `index.html`, in the same paint that shows what is rendered beside this. */
export function RemoveStartSkeleton() {
  useLayoutEffect(() => document.querySelector('.start')?.remove(), []);
  return null;
}
