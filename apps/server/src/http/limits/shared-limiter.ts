import { createScript, type Redis } from '../../store/redis.ts';
import { createLocalLimiter } from './local-limiter.ts';
import type { Consumed, Rate, RateLimiter } from './rate.ts';

/**
 * GCRA as in the local limiter, by the clock of Redis: all servers count the same. Replies with whether the cost is
 * allowed, what remains, the milliseconds to wait, and those until the key has recovered. Lua would write a number of this size without its decimals.
 */
const consumeScript = createScript(`
  local clock = redis.call('TIME')
  local now = clock[1] * 1000 + clock[2] / 1000
  local interval, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local recovered = tonumber(redis.call('GET', KEYS[1]) or now)
  local next = math.max(recovered, now) + cost * interval
  local wait = next - burst * interval - now
  if wait > 0 then return {0, 0, math.ceil(wait), math.ceil(recovered - now)} end
  redis.call('SET', KEYS[1], string.format('%.3f', next), 'PX', math.ceil(next - now) + 1)
  return {1, math.floor(-wait / interval), 0, math.ceil(next - now)}
`);

/** A server consumes this share of the burst at once, and then spends it without asking: one request in many asks. */
const BATCH_SHARE = 1 / 200;
const MAX_KEYS = 50_000;

interface Batch {
  left: number;
  /** What remained for all servers. */
  remaining: number;
  /** When the rest is given up, in milliseconds. */
  until: number;
  /** Set while the next batch is consumed. */
  asking?: Promise<Consumed | undefined>;
}

/** Counts over all servers that use the same Redis. While it is away, each server counts alone. */
export function createSharedLimiter(redis: Redis, name: string, rate: Rate): RateLimiter {
  const local = createLocalLimiter(rate);
  const interval = 1_000 / rate.perSecond;
  const size = Math.max(1, Math.floor(rate.burst * BATCH_SHARE));
  const batches = new Map<string, Batch>();

  const ask = async (key: string, cost: number): Promise<Consumed | undefined> => {
    const args = [interval, rate.burst, cost].map(String);
    const reply = await redis.run(consumeScript, [`${redis.prefix}limit:${name}:${key}`], args);
    if (!Array.isArray(reply)) return undefined;
    const [allowed = 0, remaining = 0, waitMs = 0, recoversInMs = 0] = reply.map(Number);
    // If Redis does not respond next time, this server goes on from there.
    local.sync(key, recoversInMs);
    return { allowed: allowed === 1, remaining, waitMs };
  };
  const batchOf = (key: string): Batch => {
    const known = batches.get(key);
    if (known) return known;
    const batch: Batch = { left: 0, remaining: 0, until: 0 };
    batches.set(key, batch);
    for (const oldest of batches.keys()) {
      if (batches.size <= MAX_KEYS) break;
      batches.delete(oldest);
    }
    return batch;
  };
  const refill = async (key: string, batch: Batch) => {
    const consumed = await ask(key, size);
    if (consumed?.allowed) {
      batch.left = size;
      batch.remaining = consumed.remaining;
      batch.until = performance.now() + rate.burst * interval;
    }
    return consumed;
  };
  return {
    async consume(key) {
      if (size === 1) return (await ask(key, 1)) ?? local.consume(key);
      const batch = batchOf(key);
      while (batch.left === 0 || batch.until <= performance.now()) {
        batch.asking ??= refill(key, batch).finally(() => delete batch.asking);
        // oxlint-disable-next-line no-await-in-loop -- others may have spent the batch in the meantime
        const consumed = await batch.asking;
        if (!consumed) return local.consume(key);
        if (!consumed.allowed) return consumed;
      }
      batch.left -= 1;
      return { allowed: true, remaining: batch.remaining + batch.left, waitMs: 0 };
    },
  };
}
