import type { Message } from '@snap/portal-api/contract';
import { standsForFile } from '@snap/portal-messaging';
import type { ForwardedItem } from '../../stores/forwarding.ts';

/** A message as it is sent on. */
export function forwardableOf({ id, text, kind, senderName, file }: Message): ForwardedItem {
  return { text: standsForFile(text, kind) ? '' : text, messageId: id, senderName, file };
}
