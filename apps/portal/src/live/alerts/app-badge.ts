import { subscribe } from 'valtio';
import { conversations, unreadTotal } from '../../stores/conversations.ts';

/** Shows on the installed app's icon how many messages wait. */
export function showUnreadOnIcon(): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  const show = () => {
    const unread = unreadTotal(conversations.byKey);
    if (unread === shown) return;
    shown = unread;
    navigator.setAppBadge(unread).catch(() => undefined);
  };
  show();
  subscribe(conversations, show);
}
