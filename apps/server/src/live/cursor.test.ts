import { describe, expect, it } from 'vitest';
import { createCursors } from './cursor.ts';

const position = (2n ** 36n - 1n) << 20n;
const at = (epoch: number, timeline: number) => createCursors({ epoch, timeline });

describe('a cursor', () => {
  it('is the position in its own log', () => {
    for (const [epoch, timeline] of [
      [0, 1],
      [3, 1],
      [2 ** 31 - 1, 2 ** 31 - 1],
    ] as const)
      expect(at(epoch, timeline).read(at(epoch, timeline).write(position))).toBe(position);
  });

  it.each([
    ['a restore', at(0, 1), at(1, 1)],
    ['a fail-over', at(0, 1), at(28_000_000, 2)],
    ['a fail-over that the next primary does not know of', at(28_000_000, 2), at(28_000_060, 2)],
    ['a fail-over in the same second', at(28_000_000, 2), at(28_000_000, 3)],
  ])('is not valid after %s, and later ones are greater', (_, before, after) => {
    expect(after.read(before.write(position))).toBeUndefined();
    expect(BigInt(after.write(0n))).toBeGreaterThan(BigInt(before.write(position)));
  });

  it('of an earlier release is valid as long as the log is the first one', () => {
    expect(at(0, 1).read(String(position))).toBe(position);
  });
});
