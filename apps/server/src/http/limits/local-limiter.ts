import type { Consumed, Rate } from './rate.ts';

/** Maximum keys; beyond, the oldest are forgotten. */
const MAX_KEYS = 50_000;

export interface LocalLimiter {
  consume(key: string): Consumed;
  /** Continues from what another one has counted: the key will have recovered after this many milliseconds. */
  sync(key: string, recoversInMs: number): void;
}

/**
 * Counts in this process, by the generic cell rate algorithm (GCRA): each key has the time at which it will have recovered
 * completely. One request moves it by an interval, and is refused if it were then further away than the burst allows.
 * @param now Milliseconds.
 */
export function createLocalLimiter(
  { burst, perSecond }: Rate,
  now: () => number = () => performance.now(),
): LocalLimiter {
  const interval = 1_000 / perSecond;
  const recovered = new Map<string, number>();
  const set = (key: string, at: number) => {
    // Moved to the end, so that the first key is the one that was used longest ago.
    recovered.delete(key);
    recovered.set(key, at);
    for (const oldest of recovered.keys()) {
      if (recovered.size <= MAX_KEYS) break;
      recovered.delete(oldest);
    }
  };
  return {
    consume(key) {
      const time = now();
      const next = Math.max(recovered.get(key) ?? time, time) + interval;
      const waitMs = next - burst * interval - time;
      if (waitMs > 0) return { allowed: false, remaining: 0, waitMs };
      set(key, next);
      return { allowed: true, remaining: Math.floor(-waitMs / interval), waitMs: 0 };
    },
    sync: (key, recoversInMs) => set(key, now() + recoversInMs),
  };
}
