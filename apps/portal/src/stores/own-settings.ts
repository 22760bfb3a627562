import type { MessageSettings, Privacy } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { cookieNames, readCookie } from '@snap/portal-api';
import { retryOnReconnect } from './retry-on-reconnect.ts';

/** The user's own settings as the server has them, as far as they are loaded (decision A12). */
export interface OwnSettings {
  message?: MessageSettings | undefined;
  privacy?: Privacy | undefined;
}
export const ownSettings = proxy<OwnSettings>({});

/** Counts updates: a response that was requested before one is out of date. */
let changes = 0;

/** Applies settings of a response or an event. */
export function applySettings({ message, privacy }: OwnSettings): void {
  changes += 1;
  if (message) ownSettings.message = message;
  if (privacy) ownSettings.privacy = privacy;
}

/** Repeats a request until no update came during it. */
export async function fetchCurrent<Result>(fetch: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const seen = changes;
    const result = await fetch();
    if (seen === changes) return result;
  }
}

/** Restores the persisted settings, so that the send key is right before the server responds. */
export async function restoreSettings(account: string): Promise<void> {
  if (!readCookie(cookieNames.messageSettings)) return;
  try {
    const { readSettings } = await import('./settings-cookie.ts');
    const stored = await readSettings(account);
    // Not by `applySettings`: it is older than every response, also one in flight.
    if (stored) ownSettings.message ??= stored;
  } catch {
    return;
  }
}

/** Fetches the message settings. After a failure the known ones stay until the network is back. */
export async function loadMessageSettings(): Promise<void> {
  try {
    const { settingsApi } = await import('../shell-apis.ts');
    applySettings({ message: await fetchCurrent(() => settingsApi.obtain()) });
  } catch (error) {
    retryOnReconnect('message-settings', error, loadMessageSettings);
  }
}
