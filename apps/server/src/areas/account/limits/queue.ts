import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from '../../../http/refusal.ts';

/** Seconds after which whoever was sent away may come back. */
const comeBack = 2;

/**
 * Lets so much work be done at once and the rest wait its turn. Throws 429 when more are waiting than may.
 * @param atOnce What other work must not be kept from: threads, memory, connections.
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
