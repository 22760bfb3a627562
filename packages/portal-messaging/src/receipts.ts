import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import type { ConversationList } from './conversations/conversation-list.ts';
import type { History } from './history/history.ts';
import type { Context } from './options.ts';

/** Read positions of the user (decision B6). The server owns the count: the list follows its response. */
export function createReceipts(
  { api }: Pick<Context, 'api'>,
  conversations: ConversationList,
  history: History,
) {
  /** Positions that the server has not confirmed, by `targetKey`. */
  const unconfirmed = new Map<string, { target: Target; seq: number }>();

  async function send(key: string): Promise<void> {
    const read = unconfirmed.get(key);
    const last = history.state.byKey[key]?.messages.find((message) => message.seq === read?.seq);
    if (!read || !last) return;
    const { target } = read;
    try {
      const { readSeq } = await api.messages.setReadState({
        targetId: target.id,
        type: target.type,
        lastId: last.id,
      });
      conversations.applyRead(target, readSeq);
      if (unconfirmed.get(key)?.seq === read.seq) unconfirmed.delete(key);
    } catch {
      // Stays unconfirmed: it is sent again after a reconnection.
    }
  }

  return {
    /** The user has seen all messages up to a position. */
    async markRead(target: Target, seq: number): Promise<void> {
      const key = targetKey(target);
      const known = conversations.state.byKey[key]?.readSeq ?? 0;
      if (seq <= Math.max(known, unconfirmed.get(key)?.seq ?? 0)) return;
      unconfirmed.set(key, { target: { type: target.type, id: target.id }, seq });
      await send(key);
    },
    /** Sends again what the server has not confirmed. */
    async sendUnconfirmed(): Promise<void> {
      await Promise.all([...unconfirmed.keys()].map(send));
    },
  };
}
