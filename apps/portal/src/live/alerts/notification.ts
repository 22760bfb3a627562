import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { basePath } from '../../navigation/guard.ts';

interface Notice {
  /** Of the message. */
  id: string;
  target: Target;
  /** Of the conversation: a person or a group. */
  name: string;
  /** Who of a group has written. */
  sender?: string | undefined;
  text: string;
  onOpen: () => void;
}

/** Notifications of this page by tag, each with the id of its message. */
const shown = new Map<string, { id: string; notification: Notification }>();

/** Closes the notification of a message; one of a later message in the same conversation stays. */
export async function closeNotification(target: Target, id: string): Promise<void> {
  const tag = targetKey(target);
  const own = shown.get(tag);
  if (own?.id === id) own.notification.close();
  const worker = await navigator.serviceWorker?.getRegistration(basePath);
  for (const notification of (await worker?.getNotifications({ tag })) ?? []) {
    if (Object(notification.data).id === id) notification.close();
  }
}

/** Shows a message outside the page, if the person has let this browser do so. */
export async function showNotification({ id, target, name, sender, text, onOpen }: Notice): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const tag = targetKey(target);
  const options: NotificationOptions = {
    body: sender ? `${sender}: ${text}` : text,
    icon: `${basePath}icons/icon-192.png`,
    // One for each conversation: the last message stands for those before it.
    tag,
    lang: document.documentElement.lang,
    // The tone is ours, by the person's own setting.
    silent: true,
    data: { id, target: { ...target } },
  };
  try {
    const notification = new Notification(name, options);
    shown.set(tag, { id, notification });
    notification.addEventListener('close', () => {
      if (shown.get(tag)?.notification === notification) shown.delete(tag);
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch {
    // Chrome on Android takes them from a service worker only, which tells the page when one is answered.
    const worker = await navigator.serviceWorker?.getRegistration(basePath);
    await worker?.showNotification(name, options);
  }
}
