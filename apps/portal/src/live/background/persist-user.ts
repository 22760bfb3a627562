import type { DeviceCache } from '@snap/portal-messaging/browser';
import { subscribeKey } from 'valtio/utils';
import type { CachedPerson } from '../../stores/device-cache.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { session } from '../../stores/session.ts';
import { writeSettings } from '../../stores/settings-cookie.ts';

/** Persists the message settings for the next start, now and after each change (decision A12). */
export function persistSettings(account: string): void {
  const persist = () => {
    if (ownSettings.message) void writeSettings(account, { ...ownSettings.message });
  };
  persist();
  subscribeKey(ownSettings, 'message', persist);
}

/** Caches the user for a start without the server, now and after each change. */
export function persistPerson(cache: DeviceCache): void {
  const persist = () => {
    const { userName, avatarUrl } = session;
    void cache.put('person', { userName, avatarUrl } satisfies CachedPerson);
  };
  persist();
  subscribeKey(session, 'userName', persist);
  subscribeKey(session, 'avatarUrl', persist);
}
