import type { OpenConversation } from '../open-conversation.ts';
import { createAlerts, type Alerts } from '../alerts/alerts.ts';
import { showUnreadOnIcon } from '../alerts/app-badge.ts';
import { syncDeviceCache } from './device-copy.ts';
import { persistSettings } from './persist-settings.ts';
import { watchForNewVersion } from './new-version.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Set once the background has started. */
export let alerts: Alerts;

/** Starts the background work of a session. */
export function startBackground(account: string, openConversation: OpenConversation): void {
  alerts = createAlerts(account, openConversation);
  showUnreadOnIcon();
  persistSettings(account);
  syncDeviceCache(account);
  watchForNewVersion();
  void registerServiceWorker(openConversation);
}
