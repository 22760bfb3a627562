import type { Database } from '../store/database.ts';
import { readHorizon, readLog, type StoredEvent } from '../store/events.ts';
import type { Bus, BusOptions } from './bus/bus.ts';

/** Follows the event log of all tenants. One per process. */
export interface Tail {
  /** All events below have been delivered, none at or above. */
  position(): bigint;
  /** Look now, and notify the other servers: something was just committed here. */
  hint(): void;
  /** Sends an ephemeral event to the other servers. */
  send(payload: string): void;
  /** Subscribes to the events in log order; returns the unsubscribe function. */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  close(): Promise<void>;
}

export interface TailOptions {
  database: Database;
  /** Opens the bus that hints come from. */
  openBus: (options: Pick<BusOptions, 'onHint'>) => Bus;
  /** Polling intervals in milliseconds without hints. */
  pollEvery?: { connected: number; away: number };
  onError?: (error: unknown) => void;
}

const pageSize = 1_000;
/**
 * Idle servers poll less often than twice a second, and an event is delivered within 700 ms without a hint. A hint may get
 * lost without notice, too.
 */
const defaultPollEvery = { connected: 550, away: 300 };
/** Milliseconds until the next look while an open transaction delays events: doubles from `min` to `max`. */
const HELD_BACK_POLL_MS = { min: 2, max: 50 };

/** Starts at the end of the log. Throws when the database is unavailable; later outages are waited out. */
export async function startTail(options: TailOptions): Promise<Tail> {
  const { database, pollEvery = defaultPollEvery, onError = () => {} } = options;
  const listeners = new Set<(event: StoredEvent) => void>();
  let position = await database.system(readHorizon);
  let closed = false;
  let again = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = HELD_BACK_POLL_MS.min;

  const handOut = (event: StoredEvent) => {
    position = event.pos + 1n;
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        onError(error);
      }
    }
  };
  /** Resolves to the delay until the next look, in milliseconds. */
  const look = async () => {
    let delay = bus.isConnected() ? pollEvery.connected : pollEvery.away;
    try {
      const page = await database.system((tx) => readLog(tx, position, pageSize), 'by-keys');
      for (const event of page.events) handOut(event);
      position = page.next;
      if (page.more) again = true;
      wait = page.waiting ? Math.min(wait * 2, HELD_BACK_POLL_MS.max) : HELD_BACK_POLL_MS.min;
      if (page.waiting) delay = wait;
    } catch (error) {
      onError(error);
    }
    return delay;
  };
  const follow = async () => {
    let delay = 0;
    while (again) {
      again = false;
      delay = await look();
      if (closed) return;
    }
    running = undefined;
    timer = setTimeout(lookNow, delay);
  };
  const lookNow = () => {
    again = true;
    if (running || closed) return;
    clearTimeout(timer);
    running = follow();
  };

  const bus = options.openBus({ onHint: lookNow });
  lookNow();
  return {
    position: () => position,
    hint() {
      lookNow();
      bus.hint();
    },
    send: (payload) => bus.send(payload),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([running, bus.close()]);
    },
  };
}
