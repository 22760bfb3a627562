/** The first retry after a stream that had been well: most cuts are over at once. Milliseconds. */
const fastRetry = 250;
const slowRetry = 1_000;
const longestRetry = 30_000;

/**
 * Milliseconds to wait before try number `attempt` (from 0): fast at first, then doubling up to half a minute, spread by
 * up to half so that a thousand clients do not return in the same instant.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const step = attempt === 0 ? fastRetry : Math.min(longestRetry, slowRetry * 2 ** (attempt - 1));
  return Math.round(step * (0.5 + random() / 2));
}
