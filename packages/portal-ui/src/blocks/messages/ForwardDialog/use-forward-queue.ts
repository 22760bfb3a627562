import { useEffect, useState, useSyncExternalStore } from 'react';
import { ForwardQueue, type ForwardQueueOptions } from './forward-queue.ts';
import type { ForwardTarget } from './types.ts';

/**
 * Holds the progress of a forwarding outside the dialog. Call it in a component that stays mounted, such as the page.
 */
export function useForwardQueue(options: ForwardQueueOptions) {
  const [queue] = useState(() => new ForwardQueue(options));
  useEffect(() => {
    queue.setOptions(options);
  });
  const deliveries = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return {
    /** Props for the dialog. */
    deliveries,
    /** Sends are pending. */
    sending: deliveries.some(({ state }) => state === 'waiting' || state === 'sending'),
    start: (targets: readonly ForwardTarget[], note: string) => queue.start(targets, note),
    retry: (target?: ForwardTarget) => queue.retry(target),
    /** Clears the list for the next forwarding. */
    clear: () => queue.clear(),
  };
}
