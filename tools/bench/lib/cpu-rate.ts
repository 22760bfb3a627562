import { progress } from './report.ts';

/** How many times slower than the machine at hand a phone is taken to be. */
const usual = 4;
/** CPU of the floor's sign-in page at that rate on the machine of the targets, in milliseconds. */
const reference = 252;
/** Each halves the span between no brake and the usual one. */
const steps = 5;

export interface CpuRate {
  rate: number;
  /** For the head of a table. */
  description: string;
}

/**
 * By how much Chromium is to slow the CPU down: 4 times, or as often as `BENCH_CPU` says. With `BENCH_CPU=auto`, so that
 * the floor's sign-in page costs as much as where the targets come from: on a slow machine 4 times is a phone that nobody
 * has, and the brake itself takes more than it says where cores are shared. `costAt` visits the floor and answers its CPU
 * in milliseconds.
 */
export async function cpuRate(costAt: (rate: number) => Promise<number>): Promise<CpuRate> {
  const asked = process.env.BENCH_CPU ?? String(usual);
  if (asked !== 'auto') return { rate: Number(asked), description: `CPU ${asked} × slower` };
  let [low, high] = [1, usual];
  for (let step = 0; step < steps; step += 1) {
    const middle = Math.sqrt(low * high);
    // oxlint-disable-next-line no-await-in-loop -- each depends on the one before
    const cost = await costAt(middle);
    progress(`CPU ${middle.toFixed(2)} × slower: the floor's sign-in costs ${cost.toFixed(0)} ms`);
    if (cost > reference) high = middle;
    else low = middle;
  }
  const rate = Math.sqrt(low * high);
  return { rate, description: `CPU ${rate.toFixed(2)} × slower, which is ${usual} × at the targets` };
}
