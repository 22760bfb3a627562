import { contract, eventStreamPath } from '@snap/portal-api/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePeople } from '../../demo/sample-people.ts';
import { createEventClient } from '../../testing/event-client.ts';
import { freePort } from '../../testing/free-port.ts';
import { call } from '../../testing/messaging-instance.ts';
import { type PostgresPair, startPostgresPair } from '../../testing/postgres-pair.ts';
import { type Program, startProgram } from '../../testing/processes.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { signIn } from '../../testing/running-server.ts';
import type { TestSession } from '../../testing/world.ts';

/** Milliseconds from the call on one server to the event on another. */
const deliveredWithin = 700;
const people = 20;

let data: string;
let database: PostgresPair;
let redis: RedisServer | undefined;
let programs: Program[] = [];

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  programs = [];
  await redis?.close();
  redis = undefined;
  await database.close();
  rmSync(data, { recursive: true, force: true });
});

/** Servers of one database; resolves to their addresses. */
async function startServers(count: number, env: Record<string, string> = {}): Promise<string[]> {
  data = mkdtempSync(join(tmpdir(), 'portal-bus-'));
  database = await startPostgresPair();
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const port = await freePort();
    const program = startProgram('main.ts', [], {
      PORTAL_DATA: data,
      PORTAL_PORT: String(port),
      PORTAL_DATABASE_URL: database.urlOf(database.primary),
      PORTAL_DEMO: String(people),
      PORTAL_DEMO_CONTENT: '0',
      PORTAL_LOG_FILE: join(data, `portal-${port}.log`),
      ...env,
    });
    programs.push(program);
    await program.says(/Ctrl-C/);
    urls.push(`http://127.0.0.1:${port}`);
  }
  return urls;
}

const countCommits = async () =>
  Number(await database.primary.ask("SELECT xact_commit FROM pg_stat_database WHERE datname = 'portal'"));
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
const spread = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)}, p95 ${percentile(values, 0.95).toFixed(1)}, longest ` +
  `${Math.max(...values).toFixed(1)} ms`;

const send = (url: string, { userId, ...session }: TestSession, recipient: string, msg: string) =>
  call(url, { userId, ...session }, contract.messages.sendToUser, {
    sender: userId,
    recipient,
    message: JSON.stringify({ msg, clientMsgId: msg }),
  });

/** A writer on one server and a reader on another. */
async function startPair(from: string, to: string) {
  const [one, other] = [...samplePeople(people)].map(({ login }) => login);
  const writer = await signIn(from, one ?? '');
  const reader = await signIn(to, other ?? '');
  const seen = new Map<string, number>();
  const stream = createEventClient(to, reader.token, (event) => {
    if (event.type === 'message') seen.set(event.message.text, performance.now());
  });
  await stream.connect();
  const failed: number[] = [];
  return {
    failed,
    close: () => stream.close(),
    /** Sends messages, one every 50 ms and each until it is acknowledged; resolves to the milliseconds to the event. */
    async deliver(count: number, phase: string): Promise<number[]> {
      const begun: [string, number][] = [];
      for (let n = 0; n < count; n += 1) {
        const msg = `${phase} ${n}`;
        begun.push([msg, performance.now()]);
        const { status } = await send(from, writer, reader.userId, msg);
        if (status !== 200) failed.push(status);
        await pause(50);
      }
      await stream.until(() => begun.every(([msg]) => seen.has(msg)));
      return begun.map(([msg, at]) => (seen.get(msg) ?? Infinity) - at);
    },
  };
}

describe.runIf(hasRedis)('G28: several servers and a bus', () => {
  it('a message reaches another server at once; without the bus within 700 ms, and nothing fails', async () => {
    redis = await startRedisServer();
    const [from = '', to = ''] = await startServers(2, { PORTAL_BUS_URL: redis.url });
    const pair = await startPair(from, to);
    await pair.deliver(20, 'warm');
    const before = await pair.deliver(60, 'with the bus');
    await redis.kill();
    const killed = await pair.deliver(60, 'without it');
    await redis.start();
    await pair.deliver(40, 'it returns');
    const back = await pair.deliver(60, 'it is back');
    redis.freeze();
    const frozen = await pair.deliver(60, 'it hangs');
    redis.thaw();
    pair.close();
    console.log(
      `G28 (${database.version}), a message sent on one server, seen on another: with Redis ${spread(before)}; killed: ` +
        `${spread(killed)}; back: ${spread(back)}; hanging: ${spread(frozen)}; ${pair.failed.length} calls failed`,
    );
    expect(pair.failed).toEqual([]);
    expect(Math.max(...killed, ...frozen)).toBeLessThan(deliveredWithin);
    expect(percentile(back, 0.5)).toBeLessThan(percentile(killed, 0.5));
  });

  it('without Redis, the database carries the hints', async () => {
    const [from = '', to = ''] = await startServers(2);
    const pair = await startPair(from, to);
    await pair.deliver(20, 'warm');
    const delivered = await pair.deliver(60, 'by the database');
    pair.close();
    console.log(
      `By the database (${database.version}): ${spread(delivered)}; ${pair.failed.length} calls failed`,
    );
    expect(pair.failed).toEqual([]);
    expect(percentile(delivered, 0.5)).toBeLessThan(300);
  });

  it.each([false, true])(
    'an idle server runs fewer than two transactions a second (Redis: %s)',
    async (bus) => {
      if (bus) redis = await startRedisServer();
      await startServers(1, redis ? { PORTAL_BUS_URL: redis.url } : {});
      await pause(35_000);
      const [before, begun] = [await countCommits(), performance.now()];
      await pause(20_000);
      const rate = ((await countCommits()) - before) / ((performance.now() - begun) / 1_000);
      console.log(
        `An idle server, ${bus ? 'with' : 'without'} Redis: ${rate.toFixed(2)} transactions a second`,
      );
      expect(rate).toBeLessThan(2);
    },
  );

  it('one person sends as much on three servers as on one, within 5 %', async () => {
    redis = await startRedisServer();
    const rate = 2;
    const urls = await startServers(3, { PORTAL_BUS_URL: redis.url, PORTAL_MESSAGE_RATE: String(rate) });
    const [one = '', other = ''] = [...samplePeople(people)].map(({ login }) => login);
    const writer = await signIn(urls[0] ?? '', one);
    const recipient = await signIn(urls[0] ?? '', other);
    const begun = performance.now();
    const statuses = new Map<number, number>();
    await Promise.all(
      Array.from({ length: 5 * urls.length }, async (_, server) => {
        const url = urls[server % urls.length] ?? '';
        for (let n = 0; performance.now() - begun < 30_000; n += 1) {
          const { status } = await send(url, writer, recipient.userId, `${server} ${n}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 429) await pause(10);
        }
      }),
    );
    const seconds = (performance.now() - begun) / 1_000;
    const expected = rate * 20 + rate * seconds;
    const sent = statuses.get(200) ?? 0;
    console.log(
      `Limits over three servers: ${sent} of ${expected.toFixed(0)} messages in ${seconds.toFixed(1)} s ` +
        `(${((sent / expected - 1) * 100).toFixed(1)} %); ${statuses.get(429) ?? 0} refused`,
    );
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(Math.abs(sent / expected - 1)).toBeLessThan(0.05);
  });

  it('one person has thirty streams over all servers', async () => {
    redis = await startRedisServer();
    const urls = await startServers(2, { PORTAL_BUS_URL: redis.url });
    const [login = ''] = [...samplePeople(people)].map((person) => person.login);
    const { token } = await signIn(urls[0] ?? '', login);
    const abort = new AbortController();
    let open = 0;
    for (let n = 0; n < 40; n += 1) {
      const response = await fetch(`${urls[n % 2]}${eventStreamPath}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: abort.signal,
      });
      expect(response.status).toBe(200);
      open += 1;
      response.body
        ?.pipeTo(new WritableStream())
        .catch(() => {})
        .finally(() => (open -= 1));
    }
    await expect.poll(() => open, { timeout: 20_000 }).toBe(30);
    await pause(1_000);
    expect(open).toBe(30);
    abort.abort();
  });
});
