/** Client form of log positions: the stream's `id`, and `Last-Event-ID`. */
export interface Cursors {
  /** An integer that grows with the position, and with each restore. */
  write(position: bigint): string;
  /** The position; undefined for other texts and for cursors from before the last restore. */
  read(text: string): bigint | undefined;
}

/** Bits of a position: 2^36 transactions of 2^20 events; the remaining bits below the sign count 127 restores. */
const positionBits = 56n;
const mostEpochs = 127;

/** @param epoch Number of restarts of the log (store/restored.ts). */
export function createCursors(epoch: number): Cursors {
  if (epoch > mostEpochs) throw new RangeError(`the log cannot restart more than ${mostEpochs} times`);
  const base = BigInt(epoch) << positionBits;
  return {
    write: (position) => String(base + position),
    read(text) {
      if (!/^\d{1,19}$/.test(text)) return undefined;
      const cursor = BigInt(text);
      return cursor >> positionBits === BigInt(epoch) ? cursor - base : undefined;
    },
  };
}
