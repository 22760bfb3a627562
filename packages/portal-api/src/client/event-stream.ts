import { eventStreamPath, type PortalEvent } from '../contract/events.ts';
import { limits } from '../contract/limits.ts';
import { retryDelay } from './backoff.ts';
import type { PortalClient } from './client.ts';
import { PortalApiError } from './errors.ts';
import { createEventCursor } from './event-cursor.ts';
import { readEvents } from './event-reader.ts';
import { onWake } from './wake.ts';

/** State of the stream, for banners and badges. */
export type EventStreamState =
  | { status: 'connecting' }
  | { status: 'open' }
  /** Disconnected. The next attempt is at `retryAt`, in milliseconds since 1970. */
  | { status: 'waiting'; retryAt: number; cause: PortalApiError | undefined }
  /** Closed permanently: by `close`, by a `kick`, or because the session ended. */
  | { status: 'closed'; reason: 'stopped' | 'kicked' | 'session-expired' };

export interface EventStreamOptions {
  client: PortalClient;
  /**
   * Called with each validated event, once per id and in order. After `reset` reload the lists; after `kick` the
   * session is over and the stream closes.
   */
  onEvent(event: PortalEvent): void;
  onState?(state: EventStreamState): void;
  /** Resume after this id; without it the stream starts at the present. */
  lastEventId?: string | undefined;
  /** The server's heartbeat interval in milliseconds; a stream silent for 2.5 intervals counts as dead. */
  heartbeat?: number;
  /** Connect timeout in milliseconds. */
  connectTimeout?: number;
  /** Subscribes to hints that a retry may succeed; returns the unsubscribe function. */
  wake?: (callback: () => void) => () => void;
}

export interface EventStream {
  /** The id to resume from. */
  readonly lastEventId: string | undefined;
  readonly state: EventStreamState;
  /** Retries now instead of at `retryAt`, unless the server sent `Retry-After`. */
  retryNow(): void;
  /** Closes the stream permanently. */
  close(): void;
}

/** Maximum delay in milliseconds after a wake-up during a failed attempt. */
const soon = 250;
/** A stream open for this long was healthy: its interruption resets the backoff. Milliseconds. */
const wellAfter = 10_000;

/** Limit of the delay that a server may ask for, in milliseconds. */
const LONGEST_RETURN_MS = 30_000;

/**
 * Reads live events (decision B1): resumes after the last id, comes back when a server that stops says, backs off during
 * outages, and delivers each event once.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  const { client, heartbeat = limits.heartbeat, connectTimeout = 15_000, wake = onWake } = options;
  const cursor = createEventCursor(options.lastEventId);
  let state: EventStreamState = { status: 'connecting' };
  let attempt = 0;
  let connection: AbortController | undefined;
  let lastHeard = 0;
  /** Ends the current delay; undefined when there is none. */
  let endPause: (() => void) | undefined;
  /** Woken during an attempt, which may have started while the network was still down. */
  let wokenMeanwhile = false;
  /** The server's `Retry-After`: no attempt before. */
  let notBefore = 0;
  /** The delay that the server asked for with `retry`, so that its clients do not all come back at once. */
  let returnAfter: number | undefined;

  const setState = (next: EventStreamState) => {
    state = next;
    options.onState?.(next);
  };

  const finish = (reason: 'stopped' | 'kicked' | 'session-expired') => {
    if (state.status === 'closed') return;
    stopWaking();
    setState({ status: 'closed', reason });
    connection?.abort();
    endPause?.();
  };

  const deliver = (event: PortalEvent) => {
    try {
      options.onEvent(event);
    } catch (error) {
      // Report an exception of a listener without losing the following events.
      queueMicrotask(() => {
        throw error;
      });
    }
    if (event.type === 'kick') finish('kicked');
  };

  /** One connection, from request to end. Resolves to the server's refusal, if any. */
  const connect = async (): Promise<PortalApiError | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    connection = controller;
    returnAfter = undefined;
    let watchdog = setTimeout(() => controller.abort(), connectTimeout);
    let openedAt: number | undefined;
    const heard = () => {
      lastHeard = Date.now();
      clearTimeout(watchdog);
      watchdog = setTimeout(() => controller.abort(), heartbeat * 2.5);
    };
    const retry = (delay: number) => {
      returnAfter = Math.min(delay, LONGEST_RETURN_MS);
    };
    try {
      const lastEventId = cursor.lastEventId;
      const headers = {
        Accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      };
      const body = await client.open(eventStreamPath, { signal, headers });
      openedAt = Date.now();
      heard();
      setState({ status: 'open' });
      await readEvents(body, cursor, signal, { event: deliver, bytes: heard, retry });
      return undefined;
    } catch (error) {
      // An interrupted body only needs a new connection.
      return error instanceof PortalApiError ? error : undefined;
    } finally {
      clearTimeout(watchdog);
      controller.abort();
      if (openedAt !== undefined && Date.now() - openedAt >= wellAfter) attempt = 0;
    }
  };

  const pause = async (cause: PortalApiError | undefined) => {
    const now = Date.now();
    notBefore = now + (cause?.retryAfter ?? 0);
    const retryAt = Math.max(
      notBefore,
      now + Math.min(wokenMeanwhile ? soon : Infinity, returnAfter ?? retryDelay(attempt)),
    );
    attempt += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, retryAt - now);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      setState({ status: 'waiting', retryAt, cause });
    });
    endPause = undefined;
  };

  const isClosed = () => state.status === 'closed';

  const run = async () => {
    while (!isClosed()) {
      setState({ status: 'connecting' });
      wokenMeanwhile = false;
      // oxlint-disable-next-line no-await-in-loop -- one connection at a time
      const refusal = await connect();
      if (refusal?.status === 401) finish('session-expired');
      // oxlint-disable-next-line no-await-in-loop -- the next try comes after the pause
      if (!isClosed()) await pause(refusal);
    }
  };

  const retryNow = () => {
    if (Date.now() < notBefore) return;
    if (state.status === 'connecting') wokenMeanwhile = true;
    endPause?.();
  };
  const stopWaking = wake(() => {
    // The first attempt on a restored network may fail: restart the backoff.
    attempt = 0;
    retryNow();
    // After a sleep the connection may be dead without an error.
    if (state.status === 'open' && Date.now() - lastHeard > heartbeat * 1.5) connection?.abort();
  });
  void run();

  return {
    get lastEventId() {
      return cursor.lastEventId;
    },
    get state() {
      return state;
    },
    retryNow,
    close: () => finish('stopped'),
  };
}
