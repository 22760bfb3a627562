import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { StoredEvent } from '../store/events.ts';

/** A piece of the stream, made once for all who receive it. */
export interface Frame {
  pos: bigint;
  text: string;
}

/** Server-sent form of an event: `id` is its cursor, `data` its payload. Payloads are one line of JSON. */
export function frameOf(
  { pos, type, payload }: Pick<StoredEvent, 'pos' | 'type' | 'payload'>,
  id: string,
): Frame {
  return { pos, text: `id: ${id}\nevent: ${type}\ndata: ${payload}\n\n` };
}

/** Moves the reader's cursor and says nothing else. */
export const cursorFrame = (id: string) => `id: ${id}\n\n`;

/** The cursor cannot be resumed; the reader reloads its lists and goes on from this one (B1). */
export const resetFrame = (id: string) => `id: ${id}\nevent: reset\ndata: {"type":"reset"}\n\n`;

/** The session has ended. */
export const kickFrame = 'event: kick\ndata: {"type":"kick"}\n\n';

export const heartbeatFrame = ':\n\n';

/** One open response. It never holds more than `maxBuffered` bytes for a reader who does not read. */
export interface EventStream {
  readonly sessionId: string;
  /**
   * Live events count from this position on; earlier ones are what catching up is for. A cursor from another
   * process may lie ahead of this one's tail: what the reader has seen is not sent again.
   */
  attach(position: bigint, cursor?: bigint): void;
  /** A live event: held back until catching up is over. */
  deliver(frame: Frame): void;
  /** Something fleeting: dropped while catching up. */
  whisper(text: string): void;
  /** Writes at once. A reader whose buffer is full is cut: it resumes by its cursor. */
  write(text: string): void;
  /** Resolves when the buffer has room, or the stream is closed, or cut for not reading in `patience` ms. */
  drained(patience: number): Promise<void>;
  /** Catching up is over: sends what was held back, and from now on at once. */
  release(): void;
  /** Says goodbye and closes. */
  end(farewell?: string): void;
  /** Closes without a word, mid-event if need be. */
  cut(): void;
  readonly closed: boolean;
  /** Milliseconds, of `performance.now()`. */
  readonly lastWrite: number;
}

export function createEventStream(
  response: ServerResponse,
  { sessionId, maxBuffered }: { sessionId: string; maxBuffered: number },
): EventStream {
  let from: bigint | undefined;
  let held: Frame[] | undefined = [];
  let heldLength = 0;
  let lastWrite = performance.now();
  const gone = new AbortController();
  response.once('close', () => gone.abort());

  const stream: EventStream = {
    sessionId,
    attach(position, cursor = 0n) {
      from = cursor >= position ? cursor + 1n : position;
      held = [];
      heldLength = 0;
    },
    deliver(frame) {
      if (from === undefined || frame.pos < from) return;
      if (!held) return stream.write(frame.text);
      held.push(frame);
      heldLength += frame.text.length;
      if (heldLength > maxBuffered) stream.cut();
    },
    whisper(text) {
      if (!held) stream.write(text);
    },
    write(text) {
      if (stream.closed) return;
      lastWrite = performance.now();
      response.write(text);
      if (response.writableLength > maxBuffered) stream.cut();
    },
    async drained(patience) {
      if (stream.closed || !response.writableNeedDrain) return;
      try {
        await once(response, 'drain', {
          signal: AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]),
        });
      } catch {
        stream.cut();
      }
    },
    release() {
      const frames = held ?? [];
      held = undefined;
      for (const { text } of frames) stream.write(text);
    },
    end(farewell) {
      if (stream.closed) return;
      response.end(farewell);
      // Whoever does not take the last words does not keep the connection either.
      response.setTimeout(1_000, () => response.destroy());
    },
    cut() {
      held = [];
      response.destroy();
    },
    get closed() {
      return response.destroyed || response.writableEnded;
    },
    get lastWrite() {
      return lastWrite;
    },
  };
  return stream;
}
