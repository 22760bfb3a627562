import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';

/** `Retry-After` of a refusal, in seconds. */
const comeBack = 2;

/**
 * Runs at most `atOnce` pieces of work at a time; others wait in order. Throws 429 when more than `mostWaiting` wait.
 * @param atOnce bounds the threads, memory or connections that this work takes from other work
 */
export function createQueue(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new HttpRefusal(429, codes.tooMany, comeBack);
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
