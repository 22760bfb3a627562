import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';

/** `Retry-After` of a refusal, in seconds. */
const retryAfter = 2;

/**
 * Runs at most `atOnce` pieces of work at a time; others wait in order. Throws 429 when more than `maxWaiting` wait.
 * @param atOnce bounds the threads, memory or connections that this work takes from other work
 */
export function createQueue(atOnce: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new HttpRefusal(429, codes.tooMany, retryAfter);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
