import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import { conversations, unreadTotal } from '../../stores/conversations.ts';

const listen = (listener: () => void) => subscribe(conversations, listener);
const total = () => unreadTotal(snapshot(conversations).byKey);

/** How much is unread in all conversations; whoever asks is drawn again only when that changes. */
export function useUnread(): number {
  return useSyncExternalStore(listen, total);
}
