/** Nearest-rank percentile; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

/** `1.2 / 3.4 / 5.6 ms` for p50, p95 and p99. */
export function spread(times: readonly number[]): string {
  return `${[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ')} ms`;
}

/** Duration of work in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Shuffles deterministically by seed. */
export function shuffled<T>(items: readonly T[], seed = 1): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
