import type { OpenConversation } from './open-conversation.ts';
import { checkConnection } from './reachability.ts';
import { fetchCode } from './fetch-code.ts';
import { restoreSettings } from '../stores/own-settings.ts';

// What comes in and goes out is fetched when the first picture stands: nothing of it is drawn.
const fetchConnect = () => fetchCode(() => import('./connect.ts'));

/** Connects one person to the live events and their outbox, as soon as the code is here. */
export async function startMessaging(account: string, openConversation: OpenConversation): Promise<void> {
  void restoreSettings(account);
  const connect = await fetchConnect();
  connect.startMessaging(account, openConversation);
}

/** Tries everything that waits for a better moment, now. */
export async function retryNow(): Promise<void> {
  void checkConnection();
  const connect = await fetchConnect();
  connect.retryNow();
}
