import type { Database } from '../store/database.ts';
import { readHorizon, readLog, type StoredEvent } from '../store/events.ts';
import { everyTenant } from '../store/hints.ts';
import type { Bus, BusOptions } from './bus/bus.ts';

/** Follows the event log of the tenants that the process serves. One per process. */
export interface Tail {
  /** All events below have been delivered, none at or above. */
  position(): bigint;
  /**
   * From now on events of this tenant are delivered. Call it before anything is read that they change, outside a
   * transaction: a promise resolves when they are, which may need a connection.
   */
  serve(tenantId: string): Promise<unknown> | undefined;
  /** Look now, and notify the other servers: events of this tenant were just committed here. */
  hint(tenantId: string): void;
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
  /** Called when there are deferred events. */
  onDeferred?: () => void;
  onError?: (error: unknown) => void;
}

const pageSize = 1_000;
/**
 * An idle server runs fewer than two transactions a second, and delivers an event within 700 ms without a hint. A hint may
 * get lost without notice, too.
 */
const defaultPollEvery = { connected: 600, away: 300 };
/** Milliseconds until the next look while an open transaction delays events: doubles from `min` to `max`. */
const HELD_BACK_POLL_MS = { min: 2, max: 50 };

/** Starts at the end of the log. Throws when the database is unavailable; later outages are waited out. */
export async function startTail(options: TailOptions): Promise<Tail> {
  const { database, pollEvery = defaultPollEvery, onDeferred = () => {}, onError = () => {} } = options;
  const listeners = new Set<(event: StoredEvent) => void>();
  /** Every tenant's events are rare: a restore. */
  const served = new Set([everyTenant]);
  /** Tenants added during a read, which may be without them. */
  const joining = new Map<string, Promise<unknown>>();
  let reading: Promise<number> | undefined;
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
      const range = { from: position, limit: pageSize, tenantIds: [...served] };
      const page = await database.system((tx) => readLog(tx, range), 'by-keys');
      if (page.deferred) onDeferred();
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
      reading = look();
      delay = await reading;
      reading = undefined;
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

  const serve = (tenantId: string): Promise<unknown> | undefined => {
    if (served.has(tenantId)) return joining.get(tenantId);
    served.add(tenantId);
    if (!reading) return undefined;
    const joined = reading.finally(() => joining.delete(tenantId));
    joining.set(tenantId, joined);
    return joined;
  };

  const bus = options.openBus({
    onHint(tenantIds) {
      if (!tenantIds || tenantIds.some((tenantId) => served.has(tenantId))) lookNow();
    },
  });
  lookNow();
  return {
    position: () => position,
    serve,
    hint(tenantId) {
      void serve(tenantId);
      lookNow();
      bus.hint(tenantId);
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
