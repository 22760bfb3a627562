import { messages } from '@snap/portal-api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../testing/messaging-instance.ts';
import type { TestSession } from '../testing/world.ts';
import { type RunningProgram, runProgram } from '../testing/running-server.ts';
import { slowness, startSlowPeers } from '../testing/slow-peers.ts';

const peers = 1_000;
const people = 20;
const port = 4_523;
/** Milliseconds: duration of each measurement, and interval of a person's actions. */
const lasting = 45_000;
const every = 250;

let server: RunningProgram;
beforeAll(async () => {
  server = await runProgram(port, 100);
});
afterAll(() => server.close());

/** Each person sends a long message to the next and lists their conversations, at a steady rate. */
async function work(sessions: readonly TestSession[]): Promise<{ taken: number[]; failed: number }> {
  const taken: number[] = [];
  let failed = 0;
  const until = performance.now() + lasting;
  const one = async (session: TestSession, index: number) => {
    const next = sessions[(index + 1) % sessions.length]?.userId ?? '';
    const target = { targetId: next, type: 'user' };
    await pause((every * index) / sessions.length);
    for (let n = 0; performance.now() < until; n += 1) {
      const message = JSON.stringify({ msg: `${n} ${'好'.repeat(1_000)}` });
      const kinds = [
        () =>
          call(server.url, session, messages.sendToUser, {
            sender: session.userId,
            recipient: next,
            message,
          }),
        () => call(server.url, session, messages.history, target),
        () => call(server.url, session, messages.recent, {}),
      ];
      const begun = performance.now();
      const response = await kinds[n % kinds.length]?.().catch(() => undefined);
      taken.push(performance.now() - begun);
      if (response?.body.code !== '0') failed += 1;
      await pause(Math.max(0, every - (performance.now() - begun)));
    }
  };
  await Promise.all(sessions.map(one));
  return { taken: taken.toSorted((a, b) => a - b), failed };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const describeTimes = ({ taken, failed }: Awaited<ReturnType<typeof work>>) =>
  `${taken.length} calls, ${failed} failed, median ${at(taken, 0.5).toFixed(1)} ms, p99 ${at(taken, 0.99).toFixed(1)} ms`;
const megabytes = () =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1_024,
  );
const descriptors = () => readdirSync(`/proc/${server.pid()}/fd`).length;

it.runIf(process.platform === 'linux')(
  'G23: a thousand slow and stuck peers do not affect other users',
  async () => {
    const sessions = await server.signIn(people + 40);
    const workers = sessions.slice(0, people);
    const before = await work(workers);
    const quiet = { descriptors: descriptors(), memory: megabytes() };
    // They include sessions of active people, whose messages fill the stuck streams.
    const slow = startSlowPeers(port, sessions, peers);
    await pause(1_000);
    const beside = await work(workers);
    const busy = { descriptors: descriptors(), memory: megabytes(), ended: slow.ended() };
    slow.close();
    const left = performance.now();
    while (descriptors() > quiet.descriptors + 5 && performance.now() - left < 40_000) await pause(100);
    const waited = performance.now() - left;
    console.log(
      `G23: alone ${describeTimes(before)}; beside ${peers} peers slow in ${slowness.join(', ')}: ` +
        `${describeTimes(beside)}; the server ended ${busy.ended} of their connections during that time, held ` +
        `${busy.descriptors} descriptors and ${busy.memory} MB (${quiet.descriptors} and ${quiet.memory} MB before), and ` +
        `${descriptors()} descriptors ${waited.toFixed(0)} ms after they left`,
    );
    expect([before.failed, beside.failed]).toEqual([0, 0]);
    expect(at(beside.taken, 0.99)).toBeLessThan(200);
    expect(descriptors()).toBeLessThanOrEqual(quiet.descriptors + 5);
  },
  300_000,
);
