import { limits, type Message } from '@snap/portal-api/contract';
import type { MessagingApi } from '../options.ts';
import type { OutboxRecord } from './outbox-storage.ts';

/** Pages of the history that are searched for one message. */
const MAX_PAGES = 10;
/** The clocks of device and server may differ by so much. */
const MAX_CLOCK_SKEW_MS = 24 * 60 * 60 * 1_000;

/**
 * Looks for a message in its conversation by sender and `clientMsgId`, from the newest back to before it was written:
 * what was sent under that id is this message, because an outbox item never changes.
 * @returns `unknown` where that is too far back. Rejects when the history cannot be fetched.
 */
export async function findSent(
  { history }: Pick<MessagingApi['messages'], 'history'>,
  {
    account,
    clientMsgId,
    target,
    createdAt,
  }: Pick<OutboxRecord, 'account' | 'clientMsgId' | 'target' | 'createdAt'>,
): Promise<Message | 'absent' | 'unknown'> {
  const query = { type: target.type, targetId: target.id, size: limits.historyPageMax };
  let beforeId: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const { messages, hasMoreBefore } = await history({ ...query, ...(beforeId && { beforeId }) });
    const found = messages.find(
      (message) => message.sender === account && message.clientMsgId === clientMsgId,
    );
    if (found) return found;
    const first = messages[0];
    if (!hasMoreBefore || !first || first.sendTime < createdAt - MAX_CLOCK_SKEW_MS) return 'absent';
    beforeId = first.id;
  }
  return 'unknown';
}
