import { subscribe } from 'valtio/vanilla';
import { unreadTotal } from '../../conversations/order.ts';
import type { Messaging } from '../../messaging.ts';

/** Shows on the installed app's icon how many messages wait. */
export function showUnreadOnIcon({ conversations }: Pick<Messaging, 'conversations'>): void {
  if (!('setAppBadge' in navigator)) return;
  const { state } = conversations;
  let shown: number | undefined;
  const show = () => {
    const unread = unreadTotal(state.byKey);
    if (unread === shown) return;
    shown = unread;
    navigator.setAppBadge(unread).catch(() => undefined);
  };
  show();
  subscribe(state, show);
}
