import { codes } from '@snap/portal-api/contract';
import type { CreateLimiter } from '../../../http/limits/limits.ts';
import { HttpRefusal } from '../../../http/refusal.ts';

/** How fast one person may send. */
export interface SendPace {
  /** Counts a send. Throws 429 with the seconds to wait when the person sends too fast. */
  admit(userId: string): Promise<void>;
}

/** Burst in seconds of the rate: a forward to fifty people passes. */
const burst = 20;

/** @param perSecond messages of one person; 0: no limit. */
export function createSendPace(createLimiter: CreateLimiter, perSecond: number): SendPace {
  if (perSecond === 0) return { admit: () => Promise.resolve() };
  const limiter = createLimiter('send', { burst: perSecond * burst, perSecond });
  return {
    async admit(userId) {
      const { allowed, waitMs } = await limiter.consume(userId);
      if (!allowed) throw new HttpRefusal(429, codes.sendingTooFast, Math.max(1, Math.ceil(waitMs / 1_000)));
    },
  };
}
