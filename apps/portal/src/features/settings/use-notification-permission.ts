import { useEffect, useState } from 'react';

type PermissionState = NotificationPermission | 'unsupported';

/** What this browser says of notifications. */
function current(): PermissionState {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Whether this browser shows notifications. It is asked when a person wants them, and never by itself. */
export function useNotificationPermission(): { state: PermissionState; ask: () => void } {
  const [state, setState] = useState(current);
  useEffect(() => {
    const left = new AbortController();
    // A person may change their mind in the browser's own settings.
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
