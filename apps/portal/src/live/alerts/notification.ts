import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { basePath } from '../../navigation/guard.ts';

interface Notice {
  target: Target;
  /** Of the conversation: a person or a group. */
  name: string;
  /** Who of a group has written. */
  sender?: string | undefined;
  text: string;
  onOpen: () => void;
}

/** Shows a message outside the page, if the person has let this browser do so. */
export async function showNotification({ target, name, sender, text, onOpen }: Notice): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options: NotificationOptions = {
    body: sender ? `${sender}: ${text}` : text,
    icon: `${basePath}icons/icon-192.png`,
    // One for each conversation: the last message stands for those before it.
    tag: targetKey(target),
    lang: document.documentElement.lang,
    // The tone is ours, by the person's own setting.
    silent: true,
    data: { target: { ...target } },
  };
  try {
    const notification = new Notification(name, options);
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
