import { unreadTotal } from '@snap/portal-messaging';
import { subscribe } from 'valtio';
import { messaging } from '../messaging.ts';

/** Shows on the installed app's icon how many messages wait. */
export function showUnreadOnIcon(): void {
  if (!('setAppBadge' in navigator)) return;
  const { state } = messaging.conversations;
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
