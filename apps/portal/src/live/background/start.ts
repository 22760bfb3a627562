import type { OpenConversation } from '../open-conversation.ts';
import { createAlerts, type Alerts } from '../alerts/alerts.ts';
import { showUnreadOnIcon } from '../alerts/app-badge.ts';
import { keepOnDevice } from './device-copy.ts';
import { keepSettingsInCookie } from './keep-settings.ts';
import { watchForNewVersion } from './new-version.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Tells of messages that nobody is reading; here once the background has started. */
export let alerts: Alerts;

/** What runs behind the page while somebody is signed in. */
export function startBackground(account: string, openConversation: OpenConversation): void {
  alerts = createAlerts(account, openConversation);
  showUnreadOnIcon();
  keepSettingsInCookie(account);
  keepOnDevice(account);
  watchForNewVersion();
  void registerServiceWorker(openConversation);
}
