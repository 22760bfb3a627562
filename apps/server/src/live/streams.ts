import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { codes, limits } from '@snap/portal-api/contract';
import type { Actor } from '../actor.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Database, Tx } from '../store/database.ts';
import { isServerEvent, type StoredEvent } from '../store/events.ts';
import { createAudience, isAfterJoining } from './audience.ts';
import { countMissed, type MissedPage, readMissed } from './catch-up.ts';
import type { Cursors } from './cursor.ts';
import { type EphemeralEvent, ephemeralFrame } from './ephemeral-events.ts';
import { sessionEnd } from './session-end.ts';
import {
  createEventStream,
  cursorFrame,
  type EventStream,
  frameOf,
  heartbeatFrame,
  kickFrame,
  resetFrame,
  retryFrame,
} from './stream.ts';
import type { Presence } from './presence.ts';
import type { Tail } from './tail.ts';

/** The reader of a stream, and when their session ends. */
export interface Reader extends Actor {
  sessionId: string;
}

/** The response of a stream. */
export interface StreamResponse {
  response: ServerResponse;
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>;
  /** Called when the response is about to start: from then on the stream owns it. */
  takeOver: () => void;
}

export interface StreamLimits {
  /** Maximum streams of this process; more are refused with 503. */
  streams: number;
  /** Maximum streams of a person; beyond, the oldest is closed, because its connection may be dead. */
  streamsPerPerson: number;
  /** Maximum bytes buffered for a slow reader. */
  buffered: number;
  /** Maximum missed events replayed; more end in `reset`. */
  missed: number;
  /** Read timeout of a catching-up reader, in milliseconds. */
  readTimeout: number;
  /** Heartbeat interval in milliseconds (B1). */
  heartbeat: number;
}

export const defaultStreamLimits: StreamLimits = {
  streams: 20_000,
  streamsPerPerson: 30,
  buffered: 1024 * 1024,
  missed: 5_000,
  readTimeout: 30_000,
  heartbeat: limits.heartbeat,
};
/** Page size for catching up. */
const pageSize = 200;
/** Interval of the checks for idle streams and ended sessions, in milliseconds. */
const tick = 500;
/**
 * When the readers of a server that stops come back: they are spread over a millisecond for each, because a server opens
 * hundreds of streams a second. Milliseconds.
 */
const RETURN_WITHIN_MS = { least: 500, perStream: 1, most: 10_000 };
/** Interval in which streams are ended while a server leaves, in milliseconds. */
const LEAVE_STEP_MS = 50;
/** `Retry-After` in seconds. */
const retryAfter = 5;

export interface Streams {
  /**
   * Opens a stream of the reader's events, after `lastEventId` or from now on; resolves when it is live. Throws before
   * the response starts: 503 when there are too many, or the database's error.
   */
  open(reader: Reader, response: StreamResponse, lastEventId?: string): Promise<void>;
  /** Sends an ephemeral event to the people connected here. */
  deliverEphemeral(event: EphemeralEvent): void;
  /** Number of open streams. */
  count(): number;
  /**
   * Ends the streams one by one within so many milliseconds, so that their readers go to other servers one by one. Resolves
   * when the time is over, or with `close`.
   */
  leave(within: number): Promise<void>;
  /** Closes all streams, tells their readers when to come back, and refuses new ones. */
  close(): Promise<void>;
}

interface Open {
  stream: EventStream;
  reader: Reader;
  /** Expiry of the session, in milliseconds since 1970. */
  endsAt: number;
  /** The response headers are sent. */
  opened: boolean;
  /** The session ended before that. */
  kicked: boolean;
}

export interface StreamsOptions {
  database: Database;
  tail: Tail;
  /** Client form of positions. */
  cursors: Cursors;
  /** Limits the streams of a person over all servers; without it, each server does so alone. */
  presence?: Presence | undefined;
  limits?: Partial<StreamLimits>;
  onError?: (error: unknown) => void;
}

/** The live streams of a process (B1), fed by its tail. */
export function createStreams({
  database,
  tail,
  cursors,
  presence,
  onError = () => {},
  ...options
}: StreamsOptions): Streams {
  const allowed = { ...defaultStreamLimits, ...options.limits };
  const audience = createAudience<EventStream>(database);
  const open = new Map<EventStream, Open>();
  let closing = false;
  const closed = new AbortController();
  /** Number of rule changes per organisation: an expiry that was read during one may be outdated. */
  let rules = 0;

  const unsubscribe = tail.subscribe((event) => {
    if (event.type === 'membership') audience.correct(event);
    else if (event.type === 'kick') kick(event);
    else if (event.type === 'rules') askAgain(event);
    else if (!isServerEvent(event.type)) deliver(event);
  });
  const deliver = (event: StoredEvent) => {
    const frame = frameOf(event, cursors.write(event.pos));
    for (const { conversations, streams } of audience.of(event)) {
      const joinedSeq = event.conversationId === null ? 0 : conversations.get(event.conversationId);
      if (joinedSeq === undefined || !isAfterJoining(event, joinedSeq)) continue;
      for (const stream of streams) stream.deliver(frame);
    }
  };
  const kick = ({ tenantId, sessionId, userIds }: StoredEvent) => {
    for (const entry of open.values()) {
      const { reader } = entry;
      const concerned =
        sessionId === null ? userIds?.includes(reader.userId) : sessionId === reader.sessionId;
      if (concerned && reader.tenantId === tenantId) endSession(entry);
    }
  };
  /** Rereads the expiry of an organisation's sessions: a shorter password lifetime may apply. */
  const askAgain = ({ tenantId }: StoredEvent) => {
    rules += 1;
    for (const entry of open.values()) if (entry.reader.tenantId === tenantId) entry.endsAt = 0;
  };
  const readEnd = async (tx: Tx, entry: Open) => {
    const before = rules;
    const end = await sessionEnd(tx, entry.reader.tenantId, entry.reader.sessionId);
    if (end) entry.endsAt = rules === before ? end.at.getTime() : 0;
    return end;
  };
  const endSession = (entry: Open) => {
    if (entry.opened) entry.stream.end(kickFrame);
    else entry.kicked = true;
  };

  const sweep = async () => {
    const quietSince = performance.now() - allowed.heartbeat;
    const due: Open[] = [];
    for (const entry of open.values()) {
      if (entry.stream.lastWrite <= quietSince) entry.stream.write(heartbeatFrame);
      if (entry.endsAt <= Date.now()) due.push(entry);
    }
    for (const entry of due) {
      const end = await database.tenant(entry.reader.tenantId, (tx) => readEnd(tx, entry));
      if (!end) endSession(entry);
      // The reader reconnects and then gets the refusal until the password is changed.
      else if (end.forced) entry.stream.cut();
    }
  };
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch(onError)
      .finally(() => (sweeping = undefined));
  }, tick);

  /** Start of a stream: the cursor to catch up from, or a reset. Undefined when the session has ended. */
  const begin = (entry: Open, cursor: bigint | undefined, before: bigint) => {
    const { tenantId, userId } = entry.reader;
    return database.tenant(tenantId, async (tx) => {
      const end = await readEnd(tx, entry);
      if (!end || end.forced) return undefined;
      if (cursor === undefined) return 'reset';
      const missed = { tenantId, userId, after: cursor, before };
      const page = await readMissed(tx, missed, pageSize);
      if (!page) return 'reset';
      if (page.next && (await countMissed(tx, missed, allowed.missed + 1)) > allowed.missed) return 'reset';
      return page;
    });
  };
  const catchUp = async ({ stream, reader }: Open, first: MissedPage, before: bigint) => {
    let page: MissedPage | undefined = first;
    for (;;) {
      for (const event of page.events) {
        stream.write(frameOf(event, cursors.write(event.pos)).text);
        await stream.drained(allowed.readTimeout);
      }
      const after: bigint | undefined = page.next;
      if (after === undefined || stream.closed) return;
      page = await database.tenant(reader.tenantId, (tx) =>
        readMissed(tx, { ...reader, after, before }, pageSize),
      );
      // Events were pruned in the meantime: the reader reconnects with its cursor and gets a reset.
      if (!page) return stream.cut();
    }
  };

  return {
    count: () => open.size,
    deliverEphemeral(event) {
      const text = ephemeralFrame(event);
      for (const { userId, streams } of audience.of(event)) {
        if (userId === event.except) continue;
        for (const stream of streams) stream.deliverEphemeral(text);
      }
    },
    async open(reader, { response, headers, takeOver }, lastEventId) {
      if (closing || open.size >= allowed.streams) throw new HttpRefusal(503, codes.unavailable, retryAfter);
      const { tenantId, userId, sessionId } = reader;
      const stream = createEventStream(response, { sessionId, maxBuffered: allowed.buffered });
      const entry: Open = { stream, reader, endsAt: Infinity, opened: false, kicked: false };
      let absent: (() => void) | undefined;
      const forget = () => {
        absent?.();
        open.delete(stream);
        audience.leave(tenantId, userId, stream);
      };
      open.set(stream, entry);
      response.once('close', forget);
      try {
        // The client disconnected during the setup, and no `close` event follows.
        if (stream.closed) {
          takeOver();
          return forget();
        }
        await tail.serve(tenantId);
        const { streams } = await audience.enter(tenantId, userId, stream);
        if (presence && !stream.closed) absent = presence.enter(tenantId, userId, () => stream.cut());
        for (const oldest of streams) {
          if (streams.size <= allowed.streamsPerPerson) break;
          oldest.cut();
          streams.delete(oldest);
        }
        const position = tail.position();
        const cursor = lastEventId === undefined ? position - 1n : cursors.read(lastEventId);
        stream.attach(position, cursor);
        const missed = await begin(entry, cursor, position);
        takeOver();
        response.writeHead(200, { ...headers, ...streamHeaders });
        entry.opened = true;
        if (missed === undefined || entry.kicked) return endSession(entry);
        if (missed === 'reset') {
          const now = tail.position();
          stream.attach(now);
          stream.write(resetFrame(cursors.write(now - 1n)));
        } else {
          stream.write(
            lastEventId === undefined ? cursorFrame(cursors.write(position - 1n)) : heartbeatFrame,
          );
          await catchUp(entry, missed, position);
        }
        stream.release();
      } catch (error) {
        if (!response.headersSent) {
          response.off('close', forget);
          forget();
          throw error;
        }
        onError(error);
        stream.cut();
      }
    },
    async leave(within) {
      const end = performance.now() + within;
      let due = 1;
      for (let left = within; left > 0 && !closed.signal.aborted; left = end - performance.now()) {
        const staying = [...open.values()].filter(({ stream }) => !stream.closed);
        for (const { stream } of staying.slice(0, Math.floor(due))) stream.end(retryFrame(LEAVE_STEP_MS));
        due = (due % 1) + (staying.length * LEAVE_STEP_MS) / left;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await pause(Math.min(LEAVE_STEP_MS, left), undefined, { signal: closed.signal }).catch(() => {});
      }
    },
    async close() {
      closing = true;
      closed.abort();
      clearInterval(timer);
      unsubscribe();
      const { least, perStream, most } = RETURN_WITHIN_MS;
      const within = Math.min(most, Math.max(least, open.size * perStream));
      for (const { stream } of open.values())
        stream.end(retryFrame(Math.round(LEAVE_STEP_MS + Math.random() * within)));
      await sweeping;
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // The connection serves nothing else: keep-alive would delay the server's shutdown.
  connection: 'close',
  // Disables buffering in reverse proxies.
  'x-accel-buffering': 'no',
};
