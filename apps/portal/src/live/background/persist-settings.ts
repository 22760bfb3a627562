import { subscribeKey } from 'valtio/utils';
import { ownSettings } from '../../stores/own-settings.ts';
import { writeSettings } from '../../stores/settings-cookie.ts';

/** Persists the message settings for the next start, now and after each change (decision A12). */
export function persistSettings(account: string): void {
  const persist = () => {
    if (ownSettings.message) void writeSettings(account, { ...ownSettings.message });
  };
  persist();
  subscribeKey(ownSettings, 'message', persist);
}
