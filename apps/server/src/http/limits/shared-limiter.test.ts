import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRedis } from '../../store/redis.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import type { Rate } from './rate.ts';
import { createSharedLimiter } from './shared-limiter.ts';

/** On a busy machine a server may not have its turn within the usual time, and would count alone. */
const patient = { responseMs: 5_000, onAway: () => {}, onBack: () => {} };

describe.runIf(hasRedis)('a limit over several servers', () => {
  let redisServer: RedisServer;
  beforeAll(async () => {
    redisServer = await startRedisServer();
  });
  afterAll(() => redisServer.close());

  /** The limiters of several servers. */
  async function open(servers: number, rate: Rate) {
    const prefix = `${randomUUID()}:`;
    return Promise.all(
      Array.from({ length: servers }, async () => {
        const redis = openRedis({ ...patient, url: redisServer.url, prefix });
        onTestFinished(() => redis.close());
        await vi.waitFor(() => expect(redis.isReady()).toBe(true));
        return createSharedLimiter(redis, 'calls', rate);
      }),
    );
  }
  type Limiters = Awaited<ReturnType<typeof open>>;
  /** Requests in turn on all servers, until each has refused one; resolves to the number of those that were allowed. */
  async function flood(limiters: Limiters, key: string, together: number) {
    let allowed = 0;
    await Promise.all(
      limiters.map(async (limiter) => {
        for (let refused = false; !refused;) {
          const consumed = await Promise.all(Array.from({ length: together }, () => limiter.consume(key)));
          allowed += consumed.filter((one) => one.allowed).length;
          refused = consumed.some((one) => !one.allowed);
        }
      }),
    );
    return allowed;
  }

  // So slow that nothing recovers during the test.
  it.each([
    ['few, each asked for', { burst: 60, perSecond: 0.001 }],
    ['many, in batches', { burst: 2_000, perSecond: 0.001 }],
  ])('is exact within 5 %% on three servers: %s', async (_, rate) => {
    const limiters = await open(3, rate);
    const allowed = await flood(limiters, 'ann', 20);
    expect(allowed).toBeLessThanOrEqual(rate.burst);
    expect(allowed).toBeGreaterThanOrEqual(rate.burst * 0.95);
    expect((await limiters[0]?.consume('ann'))?.waitMs).toBeGreaterThan(1_000);
    expect((await limiters[0]?.consume('ben'))?.allowed).toBe(true);
  });

  it('recovers with time', async () => {
    const [limiter] = await open(1, { burst: 2, perSecond: 20 });
    await vi.waitFor(async () => expect(await limiter?.consume('ann')).toMatchObject({ allowed: false }), {
      interval: 1,
    });
    await vi.waitFor(async () => expect(await limiter?.consume('ann')).toMatchObject({ allowed: true }));
  });

  it('goes on from what all have counted when Redis does not respond', async () => {
    const limiters = await open(2, { burst: 60, perSecond: 0.001 });
    expect(await flood(limiters, 'ann', 10)).toBe(60);
    await redisServer.kill();
    onTestFinished(() => redisServer.start());
    expect((await limiters[0]?.consume('ann'))?.allowed).toBe(false);
    expect((await limiters[1]?.consume('ann'))?.allowed).toBe(false);
    expect((await limiters[1]?.consume('ben'))?.allowed).toBe(true);
  });

  it('counts on each server alone while Redis is away, without an error', async () => {
    const rate = { burst: 60, perSecond: 0.001 };
    const limiters = await open(2, rate);
    await redisServer.kill();
    onTestFinished(() => redisServer.start());
    await vi.waitFor(async () => {
      expect(await flood(limiters, randomUUID(), 10)).toBe(2 * rate.burst);
    });
  });
});
