import { useEffect, useState } from 'react';

type PermissionState = NotificationPermission | 'unsupported';

/** What this browser says of notifications. */
function current(): PermissionState {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether this browser shows notifications. It prompts only on an action of the user. */
export function useNotificationPermission(): { state: PermissionState; ask: () => void } {
  const [state, setState] = useState(current);
  useEffect(() => {
    const left = new AbortController();
    // The user may change it in the settings of the browser.
    const follow = async () => {
      const status = await navigator.permissions?.query({ name: 'notifications' });
      status?.addEventListener('change', () => setState(current()), { signal: left.signal });
    };
    follow().catch(() => undefined);
    return () => left.abort();
  }, []);
  async function ask() {
    if (current() !== 'default') return;
    try {
      setState(await Notification.requestPermission());
    } catch {
      setState(current());
    }
  }
  return { state, ask: () => void ask() };
}
