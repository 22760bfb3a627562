import { eventStreamPath, type PortalEvent, portalEvent } from '@snap/portal-api/contract';
import { createParser } from 'eventsource-parser';

export interface Received {
  id: string | undefined;
  event: PortalEvent;
}

/** A client of the event stream that records everything, and reconnects only when told to. */
export interface EventClient {
  readonly received: readonly Received[];
  /** The raw events, including fields outside the schema. */
  readonly raw: readonly string[];
  /** Ids of the messages received, in the order of arrival. */
  messageIds(): string[];
  /** The cursor to resume from. */
  readonly cursor: string | undefined;
  /** Connects; resolves with the first bytes, which contain a cursor. Rejects with the status when refused. */
  connect(options?: { url?: string; lastEventId?: string }): Promise<void>;
  /** Resolves when the current connection has ended, for any reason. */
  ended(): Promise<void>;
  /** Resolves when the predicate holds, checked at each arrival. */
  until(predicate: (received: readonly Received[]) => boolean): Promise<void>;
  close(): void;
}

/** @param onEvent Called with each event, before `until` looks. */
export function createEventClient(
  url: string,
  token: string,
  onEvent?: (event: PortalEvent) => void,
): EventClient {
  const received: Received[] = [];
  const raw: string[] = [];
  const waiting = new Set<() => void>();
  let cursor: string | undefined;
  let over: Promise<void> = Promise.resolve();
  let abort = new AbortController();

  const read = async (body: ReadableStream<Uint8Array>, begin: () => void) => {
    const parser = createParser({
      onId: (id) => (cursor = id),
      onEvent: ({ id, data }) => {
        raw.push(data);
        const event = portalEvent.parse(JSON.parse(data));
        received.push({ id, event });
        onEvent?.(event);
        for (const check of waiting) check();
      },
    });
    const text = new TextDecoder();
    try {
      for await (const chunk of body) {
        parser.feed(text.decode(chunk, { stream: true }));
        begin();
      }
    } catch {
      // A cut connection is handled like any other end.
    }
    begin();
  };

  return {
    received,
    raw,
    messageIds: () => received.flatMap(({ event }) => (event.type === 'message' ? [event.message.id] : [])),
    get cursor() {
      return cursor;
    },
    async connect(options = {}) {
      abort = new AbortController();
      const lastEventId = options.lastEventId ?? cursor;
      const response = await fetch(`${options.url ?? url}${eventStreamPath}`, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        signal: abort.signal,
      });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      over = read(response.body, begin);
      await begun;
    },
    ended: () => over,
    until(predicate) {
      return new Promise((resolve) => {
        const check = () => {
          if (!predicate(received)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    },
    close: () => abort.abort(),
  };
}
