import type { PortalEvent, Target } from '@snap/portal-api/contract';
import { conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio/vanilla';
import type { Context } from './options.ts';

/** How long one typing event counts: a client repeats it sooner. */
const TYPING_MS = 5_000;

export interface TypingState {
  /** Names of those who are typing, by `targetKey` and user id. */
  byKey: Record<string, Record<string, string>>;
}

export type Typing = ReturnType<typeof createTyping>;

/** Who is typing a message to the user. */
export function createTyping({ account, api, clock }: Pick<Context, 'account' | 'api' | 'clock'>) {
  const state = proxy<TypingState>({ byKey: {} });
  /** Cancel the timeouts, by conversation and user. */
  const timeouts = new Map<string, () => void>();

  return {
    state,
    /** A typing event starts the timeout; a message of the same user ends it. */
    apply(event: PortalEvent): void {
      if (event.type !== 'typing' && event.type !== 'message') return;
      const target = conversationOfEvent(event, account());
      if (!target) return;
      const key = targetKey(target);
      const userId = event.type === 'typing' ? event.userId : event.message.sender;
      const timeout = `${key}\n${userId}`;
      timeouts.get(timeout)?.();
      const end = () => {
        timeouts.delete(timeout);
        if (state.byKey[key]) delete state.byKey[key][userId];
      };
      if (event.type === 'message') return end();
      state.byKey[key] ??= {};
      state.byKey[key][userId] = event.name;
      timeouts.set(timeout, clock.after(TYPING_MS, end));
    },
    /** Notifies the others that the user is typing. Failures are ignored. */
    async announce({ type, id }: Target): Promise<void> {
      await api.messages.typing({ targetId: id, type }).catch(() => undefined);
    },
  };
}
