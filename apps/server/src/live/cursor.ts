/** Positions in the log as clients know them: `id` on the stream, `Last-Event-ID` on the way back. */
export interface Cursors {
  /** One integer that grows with the position, and at each restore. */
  write(position: bigint): string;
  /** The position; undefined for what is no cursor of this log as it is since the last restore. */
  read(text: string): bigint | undefined;
}

/** Room for positions: 2^36 transactions of 2^20 events each, below the sign bit of 64 bits beside 127 restores. */
const positionBits = 56n;
const mostEpochs = 127;

/** @param epoch How often the log began anew (store/restored.ts). */
export function createCursors(epoch: number): Cursors {
  if (epoch > mostEpochs) throw new RangeError(`the log cannot begin anew more than ${mostEpochs} times`);
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
