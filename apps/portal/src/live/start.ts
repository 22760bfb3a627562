import type { OpenConversation } from './open-conversation.ts';
import { checkConnection } from './reachability.ts';
import { fetchCode } from './fetch-code.ts';
import { takeUpKeptSettings } from '../stores/own-settings.ts';

// What comes in and goes out is fetched when the first picture stands: nothing of it is drawn.
const fetchMessaging = () => fetchCode(() => import('./messaging.ts'));

/** Connects one person to the live events and their outbox, as soon as the code is here. */
export async function startMessaging(account: string, openConversation: OpenConversation): Promise<void> {
  void takeUpKeptSettings(account);
  const messaging = await fetchMessaging();
  messaging.startMessaging(account, openConversation);
}

/** Tries everything that waits for a better moment, now. */
export async function retryNow(): Promise<void> {
  void checkConnection();
  const messaging = await fetchMessaging();
  messaging.retryNow();
}
