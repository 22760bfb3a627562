import type { LogId } from '../store/restored.ts';

/** Client form of log positions: the stream's `id`, and `Last-Event-ID`. */
export interface Cursors {
  /** An integer that grows with the position, and with each restart of the log. */
  write(position: bigint): string;
  /** The position; undefined for other texts and for cursors from before the last restart of the log. */
  read(text: string): bigint | undefined;
}

/** Bits of a position: 2^36 transactions of 2^20 events. */
const positionBits = 56n;
const timelineBits = 32n;

/** @param log The log that the positions are of. */
export function createCursors({ epoch, timeline }: LogId): Cursors {
  // Timelines begin at 1.
  const log = (BigInt(epoch) << timelineBits) + BigInt(timeline - 1);
  const base = log << positionBits;
  return {
    write: (position) => String(base + position),
    read(text) {
      if (!/^\d{1,39}$/.test(text)) return undefined;
      const cursor = BigInt(text);
      return cursor >> positionBits === log ? cursor - base : undefined;
    },
  };
}
