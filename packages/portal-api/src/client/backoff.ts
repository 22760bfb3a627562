/** First retry delay after a healthy stream, in milliseconds: most interruptions are short. */
const fastRetry = 250;
const slowRetry = 1_000;
const longestRetry = 30_000;

/**
 * Delay in milliseconds before retry number `attempt` (from 0): exponential up to 30 s, with up to 50 % jitter so that
 * clients do not reconnect at the same moment.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const step = attempt === 0 ? fastRetry : Math.min(longestRetry, slowRetry * 2 ** (attempt - 1));
  return Math.round(step * (0.5 + random() / 2));
}
