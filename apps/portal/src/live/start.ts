import type { OpenConversation } from './open-conversation.ts';
import { checkConnection } from './reachability.ts';
import { fetchCode } from './fetch-code.ts';
import { restoreSettings } from '../stores/own-settings.ts';

// Lazy: the first paint needs none of it.
const fetchConnect = () => fetchCode(() => import('./connect.ts'));

/** Connects the user to the live events and their outbox, once the code is loaded. */
export async function startMessaging(account: string, openConversation: OpenConversation): Promise<void> {
  void restoreSettings(account);
  const connect = await fetchConnect();
  connect.startMessaging(account, openConversation);
}

/** Retries everything that waits for a connection, now. */
export async function retryNow(): Promise<void> {
  void checkConnection();
  const connect = await fetchConnect();
  connect.retryNow();
}
