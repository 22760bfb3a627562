import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRedis } from '../store/redis.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../testing/redis-server.ts';
import { openPresence } from './presence.ts';

/** On a busy machine a server may not have its turn within the usual time, and would count alone. */
const patient = { responseMs: 5_000, onAway: () => {}, onBack: () => {} };

describe.runIf(hasRedis)('streams of a person on several servers', () => {
  let redisServer: RedisServer;
  beforeAll(async () => {
    redisServer = await startRedisServer();
  });
  afterAll(() => redisServer.close());

  /** The presence of servers, with at most three streams per person; `cut` lists those that were cut. */
  async function open(servers: number) {
    const prefix = `${randomUUID()}:`;
    const cut: string[] = [];
    const all = Array.from({ length: servers }, () => {
      const redis = openRedis({ ...patient, url: redisServer.url, prefix });
      const presence = openPresence(redis, randomUUID(), 3);
      onTestFinished(async () => {
        presence.close();
        await redis.close();
      });
      return { redis, presence };
    });
    const count = async (userId: string) =>
      all[0]?.redis.ask((client) => client.zCard(`${prefix}streams:demo:${userId}`));
    const enter = async (server: number, name: string, userId = 'ann') => {
      const before = (await count(userId)) ?? 0;
      const leave = all[server]?.presence.enter('demo', userId, () => cut.push(name));
      await vi.waitFor(async () => expect(await count(userId)).toBe(Math.min(before + 1, 3)));
      // The next one is younger.
      await new Promise((resolve) => setTimeout(resolve, 2));
      return leave;
    };
    await vi.waitFor(async () => {
      const channels = await all[0]?.redis.ask((client) => client.pubSubNumSub(`${prefix}cut-stream`));
      expect(channels?.[`${prefix}cut-stream`]).toBe(servers);
    });
    return { enter, cut, count, prefix, one: all[0] };
  }

  it('are limited over all servers: the oldest is cut, on whichever server', async () => {
    const { enter, cut } = await open(2);
    await enter(0, 'first');
    await enter(1, 'second');
    await enter(0, 'third');
    await enter(1, 'of another', 'ben');
    await enter(1, 'fourth');
    await vi.waitFor(() => expect(cut).toEqual(['first']));
    await enter(0, 'fifth');
    await vi.waitFor(() => expect(cut).toEqual(['first', 'second']));
  });

  it('do not count after they have closed', async () => {
    const { enter, cut, count } = await open(2);
    await enter(0, 'first');
    const leave = await enter(1, 'second');
    await enter(0, 'third');
    leave?.();
    await vi.waitFor(async () => expect(await count('ann')).toBe(2));
    await enter(1, 'fourth');
    await enter(1, 'fifth');
    await vi.waitFor(() => expect(cut).toEqual(['first']));
  });

  it('of a killed server do not count', async () => {
    const { cut, count, prefix, one } = await open(1);
    const dead = randomUUID();
    await one?.redis.ask((client) =>
      client.zAdd(`${prefix}streams:demo:ann`, [
        { score: Date.now() + 60_000, value: `${dead}:1` },
        { score: Date.now() + 60_000, value: `${dead}:2` },
      ]),
    );
    for (const name of ['first', 'second', 'third']) one?.presence.enter('demo', 'ann', () => cut.push(name));
    await vi.waitFor(async () => expect(await count('ann')).toBe(3));
    expect(cut).toEqual([]);
  });

  it('are known again after Redis has lost them', async () => {
    const { enter, cut, count } = await open(2);
    await enter(0, 'first');
    await enter(1, 'second');
    await redisServer.kill();
    await redisServer.start();
    await vi.waitFor(async () => expect(await count('ann')).toBe(2), 5_000);
    await enter(0, 'third');
    await enter(1, 'fourth');
    await vi.waitFor(() => expect(cut).toEqual(['first']));
  });
});
