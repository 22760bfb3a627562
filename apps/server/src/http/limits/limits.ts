import type { Redis } from '../../store/redis.ts';
import { createLocalLimiter } from './local-limiter.ts';
import type { Rate, RateLimiter } from './rate.ts';
import { createSharedLimiter } from './shared-limiter.ts';

/** @param name Of the limit: limits with different names count separately. */
export type CreateLimiter = (name: string, rate: Rate) => RateLimiter;

/** Limits over all servers that use the same Redis; without one, of this process. */
export function createLimits(redis: Redis | undefined): CreateLimiter {
  return (name, rate) => (redis ? createSharedLimiter(redis, name, rate) : limitLocally(rate));
}

function limitLocally(rate: Rate): RateLimiter {
  const limiter = createLocalLimiter(rate);
  return { consume: (key) => Promise.resolve(limiter.consume(key)) };
}
