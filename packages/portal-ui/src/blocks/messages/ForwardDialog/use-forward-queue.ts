import { useEffect, useState, useSyncExternalStore } from 'react';
import { ForwardQueue, type ForwardQueueOptions } from './forward-queue.ts';
import type { ForwardTarget } from './types.ts';

/**
 * Holds what becomes of a forwarding, outside the dialog: closed, it goes on. Call it where it stays, such as the page.
 */
export function useForwardQueue(options: ForwardQueueOptions) {
  const [queue] = useState(() => new ForwardQueue(options));
  useEffect(() => {
    queue.setOptions(options);
  });
  const deliveries = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return {
    /** What the dialog takes. */
    deliveries,
    /** Something is under way. */
    sending: deliveries.some(({ state }) => state === 'waiting' || state === 'sending'),
    start: (targets: readonly ForwardTarget[], note: string) => queue.start(targets, note),
    retry: (target?: ForwardTarget) => queue.retry(target),
    /** Forgets the list, for the next forwarding. */
    clear: () => queue.clear(),
  };
}
