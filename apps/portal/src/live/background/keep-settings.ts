import { subscribeKey } from 'valtio/utils';
import { ownSettings } from '../../stores/own-settings.ts';
import { keepSettings } from '../../stores/settings-cookie.ts';

/** Keeps the message settings for the next start, now and whenever they change (decision A12). */
export function keepSettingsInCookie(account: string): void {
  const keep = () => {
    if (ownSettings.message) void keepSettings(account, { ...ownSettings.message });
  };
  keep();
  subscribeKey(ownSettings, 'message', keep);
}
