import type { PinnedMessage, PortalEvent, Target } from '@snap/portal-api/contract';
import { applyToPinned, conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio';
import { messagesApi } from '../messages-api.ts';
import { retryOnReconnect } from './retry-on-reconnect.ts';
import { session } from './session.ts';
import { threads } from './threads.ts';

/** What stands above the conversations that were opened, the last pinned first. */
export const pinned = proxy<{ byKey: Record<string, readonly PinnedMessage[]> }>({ byKey: {} });

/** Counts what happened, by conversation: an answer that was on its way meanwhile is older. */
const changes = new Map<string, number>();

/** Fetches what is pinned. A failure leaves what is known: it is fetched again when the network is back. */
export async function loadPinned({ type, id }: Target): Promise<void> {
  const key = targetKey({ type, id });
  try {
    for (;;) {
      const seen = changes.get(key);
      const list = await messagesApi.pinned({ type, targetId: id });
      if (seen !== changes.get(key)) continue;
      pinned.byKey[key] = ref(list);
      return;
    }
  } catch (error) {
    retryOnReconnect(`pinned:${key}`, error, () => loadPinned({ type, id }));
  }
}

/** Something has happened to a message that may stand above its conversation. */
export function notePinnedEvent(event: PortalEvent): void {
  const target = conversationOfEvent(event, session.userId);
  if (!target) return;
  const key = targetKey(target);
  changes.set(key, (changes.get(key) ?? 0) + 1);
  const list = pinned.byKey[key];
  if (!list) return;
  const changed = applyToPinned(list, event, threads.byKey[key]?.messages);
  if (changed !== list) pinned.byKey[key] = ref(changed);
}
