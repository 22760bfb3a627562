import type { Message } from '@snap/portal-api/contract';
import type { MessagingApi } from '../options.ts';
import type { OutboxRecord } from './outbox-storage.ts';

/** Sends an outbox item to its person or group (decision B4). */
export function sendItem(
  messages: Pick<MessagingApi['messages'], 'sendToUser' | 'sendToGroup'>,
  { account, target, text, clientMsgId, file, quote, mentions }: OutboxRecord,
): Promise<Message> {
  const message = { text, clientMsgId, file, quote: quote?.id, mentions: mentions?.map(({ id }) => id) };
  return target.type === 'user'
    ? messages.sendToUser({ sender: account, recipient: target.id, message })
    : messages.sendToGroup({ sender: account, groupId: target.id, message });
}
