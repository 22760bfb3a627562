import { isOffline } from '@snap/portal-api';
import type { Conversation, PortalEvent, Target } from '@snap/portal-api/contract';
import { applyToConversations, conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio/vanilla';
import { createEventReplay } from '../event-replay.ts';
import type { Context } from '../options.ts';
import type { DataStatus } from '../status.ts';

export interface ConversationListState {
  /** `loading` until the first response, also before the first request. */
  status: DataStatus;
  /** By `targetKey`. */
  byKey: Record<string, Conversation>;
}

export type ConversationList = ReturnType<typeof createConversationList>;

/** The conversation list of the user. */
export function createConversationList({ account, api }: Pick<Context, 'account' | 'api'>) {
  const state = proxy<ConversationListState>({ status: 'loading', byKey: {} });
  const replay = createEventReplay<PortalEvent>();
  let requested = false;

  /** Fetches the list. A failure keeps the conversations that are known. */
  async function load(): Promise<void> {
    requested = true;
    if (state.status !== 'ready') state.status = 'loading';
    try {
      state.byKey = await replay.during(
        () => api.messages.recent(),
        (list, events) =>
          events.reduce<Readonly<Record<string, Conversation>>>(
            (lines, event) => applyToConversations(lines, event, account()).lines,
            Object.fromEntries(list.map((line) => [targetKey(line.target), line])),
          ),
      );
      state.status = 'ready';
    } catch (error) {
      state.status = isOffline(error) ? 'offline' : 'error';
    }
  }

  /** Applies an event, and fetches the list when the event names a conversation that the list does not know. */
  function apply(event: PortalEvent): void {
    replay.record(event);
    const target = conversationOfEvent(event, account());
    const { lines, stale } = applyToConversations(state.byKey, event, account());
    if (target) {
      const key = targetKey(target);
      const line = lines[key];
      if (!line) delete state.byKey[key];
      else if (line !== state.byKey[key]) state.byKey[key] = line;
    }
    if (stale) void load();
  }

  /** A read position that the server has confirmed. Positions never go back. */
  function applyRead({ type, id }: Target, readSeq: number): void {
    apply({ type: 'read', userId: account(), targetType: type, targetId: id, lastSeq: readSeq });
  }

  return {
    state,
    load,
    apply,
    applyRead,
    /** Fetches the list unless it was requested before. */
    async ensure(): Promise<void> {
      if (!requested) await load();
    },
    /** Takes out a conversation that the user has left: the next response of the server is without it, too. */
    drop(target: Target): void {
      delete state.byKey[targetKey(target)];
    },
    /** Shows what the device has cached, unless the list is here. */
    restore(lines: Record<string, Conversation>): void {
      if (state.status === 'ready') return;
      state.byKey = lines;
      state.status = 'ready';
    },
  };
}
