import { useEffect, useSyncExternalStore } from 'react';
import { onReconnected } from '../stores/connection.ts';
import type { ListState, PagedList } from './paged-list.ts';

/** What a list holds; it is read anew when its page comes to the front, and when the network is back. */
export function useList<Item extends { id: string }, Extra>(
  list: PagedList<Item, Extra>,
): ListState<Item, Extra> {
  useEffect(() => {
    void list.refresh();
    const stop = onReconnected(() => void list.refresh());
    return () => {
      stop();
      list.stop();
    };
  }, [list]);
  return useSyncExternalStore(list.subscribe, list.snapshot);
}
