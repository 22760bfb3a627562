import { lastMessageOf } from '@snap/portal-api/live';
import {
  cacheConversations,
  createAlerts,
  showUnreadOnIcon,
  type Alerts,
} from '@snap/portal-messaging/browser';
import { subscribeKey } from 'valtio/utils';
import { summaryOf } from '../../i18n/message-texts/summary.ts';
import { basePath } from '../../navigation/guard.ts';
import { connection } from '../../stores/connection.ts';
import { deviceCache } from '../../stores/device-cache.ts';
import { ownSettings } from '../../stores/own-settings.ts';
import { messaging } from '../messaging.ts';
import type { OpenConversation } from '../open-conversation.ts';
import { watchForNewVersion } from './new-version.ts';
import { persistPerson, persistSettings } from './persist-user.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Set once the background has started. */
export let alerts: Alerts;

/** Starts the background work of a session. */
export function startBackground(account: string, openConversation: OpenConversation): void {
  alerts = createAlerts({
    messaging,
    account,
    settings: () => ownSettings.message,
    textOf: (message) => summaryOf(lastMessageOf(message), account),
    icon: `${basePath}icons/icon-192.png`,
    workerScope: basePath,
    onOpen: openConversation,
  });
  showUnreadOnIcon(messaging);
  persistSettings(account);
  const cache = deviceCache(account);
  persistPerson(cache);
  const restore = cacheConversations({
    messaging,
    cache,
    isOffline: () => connection.status === 'waiting',
  });
  subscribeKey(connection, 'status', () => void restore());
  watchForNewVersion();
  void registerServiceWorker(openConversation);
}
