import type { MessageSettings, Privacy } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { cookieNames, readCookie } from './cookies.ts';
import { retryOnReconnect } from './retry-on-reconnect.ts';

/** What the server says of one's own settings, as far as it has been asked; it is the truth (decision A12). */
export interface OwnSettings {
  message?: MessageSettings | undefined;
  privacy?: Privacy | undefined;
}
export const ownSettings = proxy<OwnSettings>({});

/** Counts what has become known: an answer that was on its way meanwhile is older. */
let changes = 0;

/** What is given holds from now on. */
export function noteSettings({ message, privacy }: OwnSettings): void {
  changes += 1;
  if (message) ownSettings.message = message;
  if (privacy) ownSettings.privacy = privacy;
}

/** Asks until nothing has changed under way. */
export async function freshly<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const seen = changes;
    const answer = await ask();
    if (seen === changes) return answer;
  }
}

/** Takes up what this browser has kept, so that the key that sends is right before the server has answered. */
export async function restoreSettings(account: string): Promise<void> {
  if (!readCookie(cookieNames.messageSettings)) return;
  try {
    const { readSettings } = await import('./settings-cookie.ts');
    const kept = await readSettings(account);
    // Not by `noteSettings`: it is older than every answer, also than one on its way.
    if (kept) ownSettings.message ??= kept;
  } catch {
    return;
  }
}

/** Fetches the message settings. A failure leaves what is known until the network is back. */
export async function loadMessageSettings(): Promise<void> {
  try {
    const { settingsApi } = await import('../shell-apis.ts');
    noteSettings({ message: await freshly(() => settingsApi.obtain()) });
  } catch (error) {
    retryOnReconnect('message-settings', error, loadMessageSettings);
  }
}
