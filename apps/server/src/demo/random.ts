/** A deterministic pseudo-random source: the same seed creates the same organisation. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number at least 0, below `below`. */
  integer(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(share: number): boolean;
}

/** Mulberry32: 32 bits of state, fast, and uniform enough for names. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    next,
    integer,
    pick: (from) => from[integer(from.length)] ?? from[0],
    chance: (share) => next() < share,
  };
}
