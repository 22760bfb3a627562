import type { Consumed, Rate } from './rate.ts';

/** Maximum keys; beyond, the oldest are forgotten. */
const MAX_KEYS = 50_000;

/**
 * Counts in this process, by the generic cell rate algorithm (GCRA): each key has the time at which it will have recovered
 * completely. One request moves it by an interval, and is refused if it were then further away than the burst allows.
 * @param now Milliseconds.
 */
export function createLocalLimiter(
  { burst, perSecond }: Rate,
  now: () => number = () => performance.now(),
): { consume(key: string): Consumed } {
  const interval = 1_000 / perSecond;
  const recovered = new Map<string, number>();
  return {
    consume(key) {
      const time = now();
      const next = Math.max(recovered.get(key) ?? time, time) + interval;
      const waitMs = next - burst * interval - time;
      if (waitMs > 0) return { allowed: false, remaining: 0, waitMs };
      // Moved to the end, so that the first key is the one that was used longest ago.
      recovered.delete(key);
      recovered.set(key, next);
      for (const oldest of recovered.keys()) {
        if (recovered.size <= MAX_KEYS) break;
        recovered.delete(oldest);
      }
      return { allowed: true, remaining: Math.floor(-waitMs / interval), waitMs: 0 };
    },
  };
}
