import { codes } from '@snap/portal-api/contract';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpRefusal } from '../../../http/refusal.ts';

/** How fast one person may send. Each process counts for itself. */
export interface SendPace {
  /** Counts a send. Throws 429 with the seconds to wait when the person sends too fast. */
  admit(userId: string): Promise<void>;
}

/** Burst in seconds of the rate, within `burstWindow` seconds: a forward to fifty people passes. */
const burst = 20;
const burstWindow = 60;

/** @param perSecond messages of one person; 0: no limit. */
export function createSendPace(perSecond: number): SendPace {
  if (perSecond === 0) return { admit: () => Promise.resolve() };
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'steady', points: perSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: perSecond * burst, duration: burstWindow }),
  );
  return {
    async admit(userId) {
      try {
        await limiter.consume(userId);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new HttpRefusal(429, codes.sendingTooFast, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
      }
    },
  };
}
