import type { MessageFile } from '@snap/portal-api/contract';
import { proxy, ref } from 'valtio';

/** Something that is sent on: words, or a file that its sender may read. */
export interface Forwardable {
  text: string;
  /** The message that is forwarded: the server names its first author (decision F10). */
  messageId?: string | undefined;
  /** Who wrote it. */
  senderName?: string | undefined;
  file?: Pick<MessageFile, 'id' | 'name' | 'size' | 'isImage' | 'thumbWidth' | 'thumbHeight'> | undefined;
}

/** What is being forwarded, if anything; `used` once something was: sending goes on when the dialog is closed. */
export const forwarding = proxy<{ items: readonly Forwardable[]; open: boolean; used: boolean }>({
  items: [],
  open: false,
  used: false,
});

/** Asks whom these go to. */
export function forward(items: readonly Forwardable[]): void {
  if (items.length === 0) return;
  Object.assign(forwarding, { items: ref(items), open: true, used: true });
}

export function closeForwarding(): void {
  forwarding.open = false;
}
