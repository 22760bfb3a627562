import type { Message } from '@snap/portal-api/contract';
import { standsForFile } from '@snap/portal-messaging';
import type { ForwardedItem } from '../../stores/forwarding.ts';
import { wordsOf } from './view-models.ts';

/** A message as it is forwarded, with its text as the user reads it: the server forwards the stored one. */
export function forwardableOf(message: Message): ForwardedItem {
  const { id, text, kind, senderName, file } = message;
  return { text: standsForFile(text, kind) ? '' : wordsOf(message), messageId: id, senderName, file };
}
