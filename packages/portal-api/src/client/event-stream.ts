import { eventStreamPath, type PortalEvent } from '../contract/events.ts';
import { limits } from '../contract/limits.ts';
import { retryDelay } from './backoff.ts';
import type { PortalClient } from './client.ts';
import { PortalApiError } from './errors.ts';
import { createEventCursor } from './event-cursor.ts';
import { readEvents } from './event-reader.ts';
import { onWake } from './wake.ts';

/** How the stream stands, for banners and badges. */
export type EventStreamState =
  | { status: 'connecting' }
  | { status: 'open' }
  /** Cut off. The next try is at `retryAt`, in milliseconds since 1970. */
  | { status: 'waiting'; retryAt: number; cause: PortalApiError | undefined }
  /** Over for good: by `close`, by a `kick`, or because the session ended. */
  | { status: 'closed'; reason: 'stopped' | 'kicked' | 'session-expired' };

export interface EventStreamOptions {
  client: PortalClient;
  /**
   * One checked event, each id once and in order. After `reset` the lists must be loaded again; after `kick` the
   * session is over and the stream closes.
   */
  onEvent(event: PortalEvent): void;
  onState?(state: EventStreamState): void;
  /** Resume after this id; without it the stream starts at now. */
  lastEventId?: string | undefined;
  /** The server's heartbeat in milliseconds; a stream silent for two and a half of them is taken for dead. */
  heartbeat?: number;
  /** Milliseconds that the server may take to accept. */
  connectTimeout?: number;
  /** Calls back when trying again may have become worthwhile; returns how to stop. */
  wake?: (callback: () => void) => () => void;
}

export interface EventStream {
  /** The id to resume from. */
  readonly lastEventId: string | undefined;
  readonly state: EventStreamState;
  /** Tries now instead of at `retryAt`, unless the server has asked for the wait. */
  retryNow(): void;
  /** Ends the stream for good. */
  close(): void;
}

/** Longest pause when a wake-up came while the failed try was under way. Milliseconds. */
const soon = 250;
/** A stream that lasted this long was well, so that its cut counts as the first. Milliseconds. */
const wellAfter = 10_000;

/**
 * Reads the live events (decision B1) for as long as they are wanted: resumes after the last id, backs off while the
 * server is away, and never hands out an event twice.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  const { client, heartbeat = limits.heartbeat, connectTimeout = 15_000, wake = onWake } = options;
  const cursor = createEventCursor(options.lastEventId);
  let state: EventStreamState = { status: 'connecting' };
  let attempt = 0;
  let connection: AbortController | undefined;
  let lastHeard = 0;
  /** Ends the pause between two tries; absent while there is none. */
  let endPause: (() => void) | undefined;
  /** A wake-up came while a try was under way: it may have begun on a network that was still down. */
  let wokenMeanwhile = false;
  /** Until then the server does not want to be asked. */
  let notBefore = 0;

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
      // A listener's defect is reported as one, and must not cost the events behind it.
      queueMicrotask(() => {
        throw error;
      });
    }
    if (event.type === 'kick') finish('kicked');
  };

  /** One connection, from asking to its end. Resolves to the refusal, if there was one. */
  const connect = async (): Promise<PortalApiError | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    connection = controller;
    let watchdog = setTimeout(() => controller.abort(), connectTimeout);
    let openedAt: number | undefined;
    const heard = () => {
      lastHeard = Date.now();
      clearTimeout(watchdog);
      watchdog = setTimeout(() => controller.abort(), heartbeat * 2.5);
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
      await readEvents(body, cursor, signal, { event: deliver, bytes: heard });
      return undefined;
    } catch (error) {
      // A body that broke off needs no other answer than a new connection.
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
      now + Math.min(wokenMeanwhile ? soon : Infinity, retryDelay(attempt)),
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
    // A network that is back may fail the first try: restart the backoff.
    attempt = 0;
    retryNow();
    // After a sleep the connection may be dead without anyone having noticed.
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
