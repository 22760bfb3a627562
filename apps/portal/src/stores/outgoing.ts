import { proxy } from 'valtio';
import type { OutboxRecord } from './outbox-storage.ts';

// Apart from outbox.ts, which comes after the first picture: the recent list and the banner show what waits.

/** A message on its way out, as it shows on screen. */
export interface OutgoingMessage extends Omit<OutboxRecord, 'order'> {
  /** Absent for the moment until the device has stored it. */
  order?: number;
  state: 'queued' | 'sending' | 'failed';
}

/** The queue on screen. `nextTryAt` is set while sending waits for a better moment, in milliseconds. */
export const outgoing = proxy<{ items: OutgoingMessage[]; nextTryAt?: number | undefined }>({ items: [] });
