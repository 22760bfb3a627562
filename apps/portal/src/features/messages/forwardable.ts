import type { Message } from '@snap/portal-api/contract';
import type { Forwardable } from '../../stores/forwarding.ts';
import { standsForFile } from './file-placeholders.ts';

/** A message as it is sent on. */
export function forwardableOf({ id, text, kind, senderName, file }: Message): Forwardable {
  return { text: standsForFile(text, kind) ? '' : text, messageId: id, senderName, file };
}
