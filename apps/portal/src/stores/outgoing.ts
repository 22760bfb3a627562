import { proxy } from 'valtio';
import type { OutboxRecord } from './outbox-storage.ts';

// Apart from outbox.ts, which comes after the first picture: the recent list and the banner show what waits.

/** A message on its way out, as it shows on screen. */
export interface OutgoingMessage extends Omit<OutboxRecord, 'order'> {
  /** Absent for the moment until the device has stored it. */
  order?: number;
  state: 'queued' | 'sending' | 'failed';
}

export interface OutgoingState {
  items: OutgoingMessage[];
  /** Time of the next try while sending is paused. Milliseconds since 1970. */
  nextTryAt?: number | undefined;
  /** The server limits the rate (429, 503): sending resumes automatically. */
  slowed: boolean;
}

/** The queue on screen. */
export const outgoing = proxy<OutgoingState>({ items: [], slowed: false });
