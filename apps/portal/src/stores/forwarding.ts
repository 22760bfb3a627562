import type { MessageFile } from '@snap/portal-api/contract';
import type { Forwardable } from '@snap/portal-messaging';
import { proxy, ref } from 'valtio';

/** Something that is sent on, and what the dialog shows of it. */
export interface ForwardedItem extends Forwardable {
  /** Who wrote it. */
  senderName?: string | undefined;
  file?:
    | Pick<MessageFile, 'id' | 'name' | 'size' | 'isImage' | 'folder' | 'thumbWidth' | 'thumbHeight'>
    | undefined;
}

/** The forwarding dialog. `used` stays true once it was opened: sending continues when the dialog is closed. */
export const forwarding = proxy<{
  items: readonly ForwardedItem[];
  open: boolean;
  used: boolean;
  /** The dialog closes after these were sent to someone. */
  onForwarded: (() => void) | undefined;
}>({
  items: [],
  open: false,
  used: false,
  onForwarded: undefined,
});

/** Opens the dialog that forwards these. `onForwarded` is called when the dialog closes after a send. */
export function forward(items: readonly ForwardedItem[], onForwarded?: () => void): void {
  if (items.length === 0) return;
  Object.assign(forwarding, { items: ref(items), open: true, used: true, onForwarded });
}

export function closeForwarding(): void {
  forwarding.open = false;
}
