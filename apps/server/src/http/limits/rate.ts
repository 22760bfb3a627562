/** A rate limit: `burst` at once, and `perSecond` over time. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Consumed {
  allowed: boolean;
  /** How many are left now. */
  remaining: number;
  /** Until the next one is allowed, in milliseconds; 0 when it was. */
  waitMs: number;
}

/** Counts by key. Never rejects. */
export interface RateLimiter {
  consume(key: string): Promise<Consumed>;
}
