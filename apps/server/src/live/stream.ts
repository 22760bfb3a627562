import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { StoredEvent } from '../store/events.ts';

/** A part of the stream, created once for all recipients. */
export interface Frame {
  pos: bigint;
  text: string;
}

/** Server-sent form of an event: `id` is its cursor, `data` its payload, one line of JSON. */
export function frameOf(
  { pos, type, payload }: Pick<StoredEvent, 'pos' | 'type' | 'payload'>,
  id: string,
): Frame {
  return { pos, text: `id: ${id}\nevent: ${type}\ndata: ${payload}\n\n` };
}

/** Moves the client's cursor without an event. */
export const cursorFrame = (id: string) => `id: ${id}\n\n`;

/** The cursor cannot be resumed: the client reloads its lists and continues from this one (B1). */
export const resetFrame = (id: string) => `id: ${id}\nevent: reset\ndata: {"type":"reset"}\n\n`;

/** The session has ended. */
export const kickFrame = 'event: kick\ndata: {"type":"kick"}\n\n';

/** When the client is to reconnect, in milliseconds from the end of the stream. */
export const retryFrame = (delay: number) => `retry: ${delay}\n\n`;

export const heartbeatFrame = ':\n\n';

/** An open response. Buffers at most `maxBuffered` bytes for a slow reader. */
export interface EventStream {
  readonly sessionId: string;
  /**
   * Live events start at this position; earlier ones come from catching up. A cursor of another process may be ahead of
   * this one's tail: events that the reader has seen are skipped.
   */
  attach(position: bigint, cursor?: bigint): void;
  /** Delivers a live event; queued until catching up is done. */
  deliver(frame: Frame): void;
  /** Sends an ephemeral event; dropped while catching up. */
  deliverEphemeral(text: string): void;
  /** Writes immediately. A reader with a full buffer is disconnected and resumes by its cursor. */
  write(text: string): void;
  /**
   * Resolves when the buffer has space, the stream is closed, or the reader was disconnected after `timeout` ms without
   * reading.
   */
  drained(timeout: number): Promise<void>;
  /** Ends catching up: sends queued events, and later ones immediately. */
  release(): void;
  /** Sends a last frame and closes. */
  end(farewell?: string): void;
  /** Closes immediately, possibly within an event. */
  cut(): void;
  readonly closed: boolean;
  /** Milliseconds, from `performance.now()`. */
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
    deliverEphemeral(text) {
      if (!held) stream.write(text);
    },
    write(text) {
      if (stream.closed) return;
      lastWrite = performance.now();
      response.write(text);
      if (response.writableLength > maxBuffered) stream.cut();
    },
    async drained(timeout) {
      if (stream.closed || !response.writableNeedDrain) return;
      try {
        await once(response, 'drain', {
          signal: AbortSignal.any([gone.signal, AbortSignal.timeout(timeout)]),
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
      // Close the connection even if the peer does not read the last frame.
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
