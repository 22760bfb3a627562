import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { codes, limits } from '@snap/portal-api/contract';
import type { Actor } from '../actor.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Database, Tx } from '../store/database.ts';
import { isServerEvent, type StoredEvent } from '../store/events.ts';
import { createAudience, isAfterJoining } from './audience.ts';
import { countMissed, type MissedPage, readMissed } from './catch-up.ts';
import type { Cursors } from './cursor.ts';
import { type Note, noteFrame } from './notes.ts';
import { sessionEnd } from './session-end.ts';
import {
  createEventStream,
  cursorFrame,
  type EventStream,
  frameOf,
  heartbeatFrame,
  kickFrame,
  resetFrame,
} from './stream.ts';
import type { Tail } from './tail.ts';

/** Who reads a stream, and until when. */
export interface Reader extends Actor {
  sessionId: string;
}

/** Where a stream is written to. */
export interface StreamAnswer {
  response: ServerResponse;
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>;
  /** Called when the answer is about to begin: from then on it is the stream's alone. */
  takeOver: () => void;
}

export interface StreamLimits {
  /** Streams of this process; one more is refused with 503. */
  streams: number;
  /** Streams of one person in this process; with one more the oldest is cut, which a dead connection may be. */
  streamsPerPerson: number;
  /** Bytes held for a reader who does not read. */
  buffered: number;
  /** Events that a returning reader is still sent one by one; more end in `reset`. */
  missed: number;
  /** Milliseconds that a returning reader may stop reading for. */
  patience: number;
  /** Milliseconds between comments on an idle stream (B1). */
  heartbeat: number;
}

const defaults: StreamLimits = {
  streams: 20_000,
  streamsPerPerson: 30,
  buffered: 1024 * 1024,
  missed: 5_000,
  patience: 30_000,
  heartbeat: limits.heartbeat,
};
/** Events read at once while catching up. */
const pageSize = 200;
/** Milliseconds between looks for idle streams and ended sessions. */
const tick = 500;
/** Seconds. */
const retryAfter = 5;

export interface Streams {
  /**
   * Answers with a stream of the reader's events, after `lastEventId` or from now on, and resolves when it is live.
   * Throws before anything is answered: 503 when there are too many, the database's error when it is away.
   */
  open(reader: Reader, answer: StreamAnswer, lastEventId?: string): Promise<void>;
  /** Tells those who are connected here, and nobody later. */
  whisper(note: Note): void;
  /** Streams open now. */
  count(): number;
  /** Ends all streams and takes no more. */
  close(): Promise<void>;
}

interface Open {
  stream: EventStream;
  reader: Reader;
  /** When the session ends by itself, in milliseconds since 1970. */
  endsAt: number;
  /** The head of the answer is out. */
  answered: boolean;
  /** The session ended before that. */
  kicked: boolean;
}

export interface StreamsOptions {
  database: Database;
  tail: Tail;
  /** How clients know positions. */
  cursors: Cursors;
  limits?: Partial<StreamLimits>;
  onError?: (error: unknown) => void;
}

/** The live streams of one process (B1), fed by its tail. */
export function createStreams({
  database,
  tail,
  cursors,
  onError = () => {},
  ...options
}: StreamsOptions): Streams {
  const allowed = { ...defaults, ...options.limits };
  const audience = createAudience<EventStream>(database);
  const open = new Map<EventStream, Open>();
  let closing = false;
  /** How often an organisation has changed its rules: an end that was read meanwhile may be an old one. */
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
  /** Reads the ends of an organisation's sessions anew: its passwords may last less long than when they were read. */
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
    if (entry.answered) entry.stream.end(kickFrame);
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
      // Its reader comes back, and is then told what to do first.
      else if (end.forced) entry.stream.cut();
    }
  };
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch(onError)
      .finally(() => (sweeping = undefined));
  }, tick);

  /** What to begin with: the cursor to catch up from, or a reset. Undefined when the session has ended. */
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
        await stream.drained(allowed.patience);
      }
      const after: bigint | undefined = page.next;
      if (after === undefined || stream.closed) return;
      page = await database.tenant(reader.tenantId, (tx) =>
        readMissed(tx, { ...reader, after, before }, pageSize),
      );
      // The rest was pruned meanwhile: its reader comes back with the cursor it has, and is told to reload.
      if (!page) return stream.cut();
    }
  };

  return {
    count: () => open.size,
    whisper(note) {
      const text = noteFrame(note);
      for (const { userId, streams } of audience.of(note)) {
        if (userId === note.except) continue;
        for (const stream of streams) stream.whisper(text);
      }
    },
    async open(reader, { response, headers, takeOver }, lastEventId) {
      if (closing || open.size >= allowed.streams) throw new HttpRefusal(503, codes.unavailable, retryAfter);
      const { tenantId, userId, sessionId } = reader;
      const stream = createEventStream(response, { sessionId, maxBuffered: allowed.buffered });
      const entry: Open = { stream, reader, endsAt: Infinity, answered: false, kicked: false };
      const forget = () => {
        open.delete(stream);
        audience.leave(tenantId, userId, stream);
      };
      open.set(stream, entry);
      response.once('close', forget);
      try {
        // Whoever went away while they were being let in is gone already, and no `close` follows.
        if (stream.closed) {
          takeOver();
          return forget();
        }
        const { streams } = await audience.enter(tenantId, userId, stream);
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
        entry.answered = true;
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
    async close() {
      closing = true;
      clearInterval(timer);
      unsubscribe();
      for (const { stream } of open.values()) stream.end();
      await sweeping;
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A stream's connection serves nothing else: kept alive after its end it would hold up the server's shutdown.
  connection: 'close',
  // Asks reverse proxies not to gather the stream into blocks.
  'x-accel-buffering': 'no',
};
