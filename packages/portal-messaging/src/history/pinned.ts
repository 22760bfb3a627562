import type { PinnedMessage, PortalEvent, Target } from '@snap/portal-api/contract';
import { applyToPinned, conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { proxy, ref } from 'valtio/vanilla';
import type { Context } from '../options.ts';
import type { History } from './history.ts';

export interface PinnedState {
  /** By `targetKey`, the last pinned first. */
  byKey: Record<string, readonly PinnedMessage[]>;
}

export type Pinned = ReturnType<typeof createPinned>;

/** The pinned messages of the conversations that were opened. */
export function createPinned(
  { account, api, retryOnReconnect }: Pick<Context, 'account' | 'api' | 'retryOnReconnect'>,
  history: History,
) {
  const state = proxy<PinnedState>({ byKey: {} });
  /** Number of changes by conversation: a response of before a change is out of date. */
  const changes = new Map<string, number>();

  /** Fetches what is pinned. A failure keeps what is known, and is repeated after a reconnection. */
  async function load({ type, id }: Target): Promise<void> {
    const key = targetKey({ type, id });
    try {
      for (;;) {
        const seen = changes.get(key);
        // oxlint-disable-next-line no-await-in-loop -- repeated only when it changed during the request
        const list = await api.messages.pinned({ type, targetId: id });
        if (seen !== changes.get(key)) continue;
        state.byKey[key] = ref(list);
        return;
      }
    } catch (error) {
      retryOnReconnect(`pinned:${key}`, error, () => load({ type, id }));
    }
  }

  return {
    state,
    load,
    apply(event: PortalEvent): void {
      const target = conversationOfEvent(event, account());
      if (!target) return;
      const key = targetKey(target);
      changes.set(key, (changes.get(key) ?? 0) + 1);
      const list = state.byKey[key];
      if (!list) return;
      const changed = applyToPinned(list, event, history.state.byKey[key]?.messages);
      if (changed !== list) state.byKey[key] = ref(changed);
    },
  };
}
