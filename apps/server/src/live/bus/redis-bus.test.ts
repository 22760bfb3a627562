import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRedis, type Redis } from '../../store/redis.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { openRedisBus } from './redis-bus.ts';

describe.runIf(hasRedis)('a bus of Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());

  /** The bus of a server, with what it has received and the losses of its connection. */
  function open(prefix: string) {
    const seen = { hints: 0, ephemeral: [] as string[], changes: [] as string[] };
    const redis: Redis = openRedis({
      url: server.url,
      prefix,
      onAway: () => seen.changes.push('away'),
      onBack: () => seen.changes.push('back'),
    });
    const bus = openRedisBus({
      redis,
      instanceId: randomUUID(),
      onHint: () => (seen.hints += 1),
      onEphemeral: (payload) => seen.ephemeral.push(payload),
    });
    onTestFinished(async () => {
      await bus.close();
      await redis.close();
    });
    return { bus, redis, seen };
  }
  const connected = (...servers: readonly ReturnType<typeof open>[]) =>
    vi.waitFor(async () => {
      for (const { bus, redis } of servers) {
        expect(bus.isConnected()).toBe(true);
        const channels = await redis.ask((client) => client.pubSubNumSub(`${redis.prefix}hints`));
        expect(channels?.[`${redis.prefix}hints`]).toBe(servers.length);
      }
    });

  it('carries hints and ephemeral events to the other servers of the installation only', async () => {
    const prefix = `${randomUUID()}:`;
    const servers = [open(prefix), open(prefix)] as const;
    const stranger = open('another:');
    await connected(...servers);
    await connected(stranger);
    const [one, other] = servers;
    const before = [one.seen.hints, other.seen.hints, stranger.seen.hints];
    one.bus.send('typing');
    await vi.waitFor(() => expect(other.seen.ephemeral).toEqual(['typing']));
    for (let n = 0; n < 200; n += 1) one.bus.hint('demo');
    other.bus.send('the end');
    await vi.waitFor(() => expect(one.seen.ephemeral).toEqual(['typing', 'the end']));
    await vi.waitFor(() => expect(other.seen.hints).toBeGreaterThan(before[1] ?? 0));
    expect(other.seen.hints - (before[1] ?? 0)).toBeLessThanOrEqual(2);
    expect([one.seen.hints, stranger.seen.hints, stranger.seen.ephemeral.length]).toEqual([
      before[0],
      before[2],
      0,
    ]);
  });

  it('is not connected while Redis is away, then looks again, and does not throw', async () => {
    const { bus, redis, seen } = open(`${randomUUID()}:`);
    await vi.waitFor(() => expect(bus.isConnected()).toBe(true));
    await server.kill();
    await vi.waitFor(() => expect(bus.isConnected()).toBe(false));
    bus.hint('demo');
    bus.send('lost');
    expect(await redis.ask((client) => client.ping())).toBeUndefined();
    const before = seen.hints;
    await server.start();
    await vi.waitFor(() => expect(bus.isConnected()).toBe(true));
    expect(seen.hints).toBeGreaterThan(before);
    expect(seen.changes).toEqual(['away', 'back']);
  });

  it('gives up on a Redis that does not respond, and notices when it does again', async () => {
    const { redis } = open(`${randomUUID()}:`);
    await vi.waitFor(() => expect(redis.isReady()).toBe(true));
    server.freeze();
    for (let n = 0; n < 3; n += 1) expect(await redis.ask((client) => client.ping())).toBeUndefined();
    expect(redis.isReady()).toBe(false);
    server.thaw();
    await vi.waitFor(async () => expect(await redis.ask((client) => client.ping())).toBe('PONG'));
    expect(redis.isReady()).toBe(true);
  });
});
