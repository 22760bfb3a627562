import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';

interface MessageNotification {
  /** Of the message. */
  id: string;
  target: Target;
  /** Of the conversation: a person or a group. */
  name: string;
  /** The sender, in a group. */
  sender?: string | undefined;
  text: string;
  onOpen: () => void;
}

/** What notifications need of the application. */
export interface NotificationOrigin {
  /** Address of the icon. */
  icon: string;
  /** Scope of the service worker, which shows notifications where pages cannot. */
  workerScope: string;
}

/** Notifications of this page by tag, each with the id of its message. */
const shown = new Map<string, { id: string; notification: Notification }>();

/** Closes the notification of a message; one of a later message in the same conversation stays. */
export async function closeNotification(
  target: Target,
  id: string,
  { workerScope }: NotificationOrigin,
): Promise<void> {
  const tag = targetKey(target);
  const own = shown.get(tag);
  if (own?.id === id) own.notification.close();
  const worker = await navigator.serviceWorker?.getRegistration(workerScope);
  for (const notification of (await worker?.getNotifications({ tag })) ?? []) {
    if (Object(notification.data).id === id) notification.close();
  }
}

/** Shows a notification for a message, if the user has allowed it in this browser. */
export async function showNotification(
  { id, target, name, sender, text, onOpen }: MessageNotification,
  { icon, workerScope }: NotificationOrigin,
): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const tag = targetKey(target);
  const options: NotificationOptions = {
    body: sender ? `${sender}: ${text}` : text,
    icon,
    // One for each conversation: a message replaces the one before it.
    tag,
    lang: document.documentElement.lang,
    // The tone is played by the user's setting.
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
    // Chrome on Android shows notifications of a service worker only, which handles the click.
    const worker = await navigator.serviceWorker?.getRegistration(workerScope);
    await worker?.showNotification(name, options);
  }
}
