import { progress } from './report.ts';

/** Default CPU slowdown that simulates a phone. */
const usual = 4;
/** CPU time of the floor's sign-in page at that rate on the reference machine, in milliseconds. */
const reference = 252;
/** Bisection steps between 1 and the default. */
const steps = 5;

export interface CpuRate {
  rate: number;
  /** For the table header. */
  description: string;
}

/**
 * CPU slowdown for Chromium: 4, or `BENCH_CPU`. With `BENCH_CPU=auto`, calibrated so that the floor's sign-in page
 * costs as much as on the reference machine: on a slow machine, 4 would simulate an unrealistic phone, and throttling
 * is less exact where cores are shared. `costAt` visits the floor and returns its CPU time in milliseconds.
 */
export async function cpuRate(costAt: (rate: number) => Promise<number>): Promise<CpuRate> {
  const setting = process.env.BENCH_CPU ?? String(usual);
  if (setting !== 'auto') return { rate: Number(setting), description: `CPU ${setting} × slower` };
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
