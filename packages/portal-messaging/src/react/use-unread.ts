import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import { unreadTotal } from '../conversations/order.ts';
import type { Messaging } from '../messaging.ts';

/** Unread messages of all conversations. Renders again only when the number changes. */
export function useUnread({ conversations: { state } }: Pick<Messaging, 'conversations'>): number {
  return useSyncExternalStore(
    (listener) => subscribe(state, listener),
    () => unreadTotal(snapshot(state).byKey),
  );
}
