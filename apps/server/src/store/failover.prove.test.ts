import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePeople } from '../demo/sample-people.ts';
import { openFolderStorage } from '../areas/disk/contents/storage.ts';
import { findFaults, noFaults } from '../testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from '../testing/crash/writers.ts';
import { createDevice, type Device, readConversation } from '../testing/device.ts';
import { sendMessage } from '../testing/messaging-instance.ts';
import { type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts';
import { type Program, startProgram } from '../testing/processes.ts';
import { signIn } from '../testing/running-server.ts';
import type { TestSession } from '../testing/world.ts';
import { openStore } from './open-store.ts';

/** Conversations, each with one writer and one reader. */
const pairs = 10;
/** Messages of all conversations: before the standby is cut off, until the primary is killed, and after that. */
const counts = { before: 100, lost: 60, later: 1_000 };
const ports = [4_531, 4_532] as const;
/** Milliseconds. */
const wellAgainWithin = 10_000;

let data: string;
let database: PostgresPair;
let programs: Program[] = [];

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  programs = [];
  await database.close();
  rmSync(data, { recursive: true, force: true });
});

/** Two servers on one database. */
async function startServers(url: (pair: PostgresPair) => string): Promise<string[]> {
  data = mkdtempSync(join(tmpdir(), 'portal-failover-'));
  database = await startPostgresPair();
  for (const port of ports) {
    const program = startProgram('main.ts', [], {
      PORTAL_DATA: data,
      PORTAL_PORT: String(port),
      PORTAL_DATABASE_URL: url(database),
      PORTAL_DEMO: String(2 * pairs),
      PORTAL_DEMO_CONTENT: '0',
      PORTAL_LOG_FILE: join(data, `portal-${port}.log`),
    });
    programs.push(program);
    await program.says(/Ctrl-C/);
  }
  return ports.map((port) => `http://127.0.0.1:${port}`);
}

interface Conversation {
  url: string;
  writer: TestSession;
  reader: TestSession;
  device: Device;
}

async function startConversations(urls: readonly string[]): Promise<Conversation[]> {
  const logins = [...samplePeople(2 * pairs)].map(({ login }) => login);
  const people = await Promise.all(logins.map((login, n) => signIn(urls[n % urls.length] ?? '', login)));
  return Array.from({ length: pairs }, (_, n) => {
    const [writer, reader] = people.slice(2 * n, 2 * n + 2);
    if (!writer || !reader) throw new Error('too few people');
    const url = urls[n % urls.length] ?? '';
    return { url, writer, reader, device: createDevice(url, reader, writer.userId) };
  });
}

/** Writes messages, evenly over the conversations, each until it is acknowledged. */
async function write(conversations: readonly Conversation[], phase: keyof typeof counts): Promise<void> {
  await Promise.all(
    conversations.map(async ({ url, writer, reader }, index) => {
      for (let n = index; n < counts[phase]; n += conversations.length) {
        const body = { msg: `${phase} ${n}`, clientMsgId: `${phase}-${n}` };
        for (let sent = false; !sent;) {
          sent = await sendMessage(url, writer, { type: 'user', id: reader.userId }, body).then(
            () => true,
            () => pause(50, false),
          );
        }
      }
    }),
  );
}

const all = <T>(
  conversations: readonly Conversation[],
  work: (of: Conversation, index: number) => Promise<T>,
) => Promise.all(conversations.map(work));

describe('G35: an asynchronous standby is promoted, and the last messages are lost', () => {
  it.each<[string, (pair: PostgresPair) => string]>([
    ['behind one address', (pair) => pair.urlOfOneAddress],
    ['with both hosts in the URL', (pair) => pair.url],
  ])(
    '%s: every device that missed something gets a reset, and ends with the list of the server',
    async (name, url) => {
      const conversations = await startConversations(await startServers(url));
      await all(conversations, ({ device }) => device.come());
      await write(conversations, 'before');
      // A quarter leaves with a cursor of before the loss, one in the middle of it, one returns first, one stays.
      const leaves = (quarter: number) => conversations.filter((_, index) => index % 4 === quarter);
      await database.caughtUp();
      await all(leaves(0), ({ device }) => device.leave());
      await database.detachStandby();
      await write(conversations, 'lost');
      await all([...leaves(1), ...leaves(2)], ({ device }) => device.leave());
      await database.primary.kill();

      const begun = performance.now();
      await database.promote();
      await write(conversations.slice(0, 1), 'before');
      const wellAgain = performance.now() - begun;
      await all(leaves(2), ({ device }) => device.come());
      await write(conversations, 'later');
      await all([...leaves(0), ...leaves(1)], ({ device }) => device.come());

      const outcomes = await all(conversations, async ({ url: at, reader, writer, device }) => {
        const stored = (await readConversation(at, reader, writer.userId)).map(
          ({ id, text }) => [id, text] as const,
        );
        const missing = () => {
          const there = new Map(device.list());
          return stored.filter(([id, text]) => there.get(id) !== text).length;
        };
        for (let tries = 0; tries < 100 && missing() > 0; tries += 1) await pause(100);
        await device.settled();
        const texts = new Map(stored);
        return {
          stored: stored.length,
          missed: missing(),
          phantoms: device.list().filter(([id, text]) => texts.get(id) !== text).length,
          resets: device.resets(),
        };
      });
      const sum = (key: keyof (typeof outcomes)[number]) =>
        outcomes.reduce((total, of) => total + of[key], 0);
      console.log(
        `G35 ${name} (${database.version}): ${counts.lost} messages lost with the primary, ${counts.later} later; ` +
          `${pairs} devices: ${sum('missed')} of ${sum('stored')} messages missed, ${sum('phantoms')} shown that the server ` +
          `does not have, ${sum('resets')} resets; well again ${wellAgain.toFixed(0)} ms after the promotion`,
      );
      await all(conversations, ({ device }) => device.leave());
      expect(outcomes.filter(({ missed, phantoms }) => missed + phantoms > 0)).toEqual([]);
      expect(outcomes.every(({ resets }) => resets > 0)).toBe(true);
      expect(wellAgain).toBeLessThan(wellAgainWithin);
    },
  );
});

/** Sends messages of all conversations at once, one after the other in each; resolves to each one's milliseconds. */
async function time(conversations: readonly Conversation[], each: number, round: string): Promise<number[]> {
  const times = await all(conversations, async ({ url, writer, reader }) => {
    const own: number[] = [];
    for (let n = 0; n < each; n += 1) {
      const begun = performance.now();
      await sendMessage(url, writer, { type: 'user', id: reader.userId }, { msg: `${round} ${n}` });
      own.push(performance.now() - begun);
    }
    return own;
  });
  return times.flat();
}
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('G35: a synchronous standby', () => {
  it('loses nothing that was acknowledged, when it is promoted during writes', async () => {
    const [url = ''] = await startServers((pair) => pair.url);
    await database.setSynchronous(true);
    const logins = [...samplePeople(2 * pairs)].map(({ login }) => login);
    const writers = await Promise.all(logins.map((login) => signIn(url, login)));
    const acknowledged = nothingYet();
    const over = new AbortController();
    let count = 0;
    let due = { at: 500, reached: Promise.withResolvers<void>() };
    const writing = writeAll({
      url,
      writers,
      acknowledged,
      up: () => pause(10),
      onAcknowledged() {
        count += 1;
        if (count >= due.at) due.reached.resolve();
      },
      signal: over.signal,
    });
    await due.reached.promise;
    await database.primary.kill();
    const begun = performance.now();
    await database.promote();
    const before = acknowledged.messages.size;
    due = { at: count + 500, reached: Promise.withResolvers<void>() };
    await due.reached.promise;
    over.abort();
    await writing;
    const store = await openStore({ data, databaseUrl: database.url });
    const faults = await findFaults(store.db, openFolderStorage(data).blobs, 'demo', acknowledged).finally(
      () => store.close(),
    );
    console.log(
      `G35 with a synchronous standby (${database.version}): acknowledged ${saidOf(acknowledged)}, ${before} of the ` +
        `messages before the primary was killed: ${JSON.stringify(faults)}; 500 further acknowledgements ` +
        `${(performance.now() - begun).toFixed(0)} ms after the promotion began`,
    );
    expect(faults).toEqual(noFaults);
  });

  it('has its price', async () => {
    const conversations = await startConversations(await startServers((pair) => pair.url));
    const figures = {
      alone: { off: [] as number[], on: [] as number[] },
      together: { off: [] as number[], on: [] as number[] },
    };
    for (let round = 0; round < 10; round += 1) {
      const mode = round % 2 === 0 ? 'off' : 'on';
      await database.setSynchronous(mode === 'on');
      figures.alone[mode].push(median(await time(conversations.slice(0, 1), 100, `alone ${round}`)));
      const begun = performance.now();
      const sent = await time(conversations, 50, `together ${round}`);
      figures.together[mode].push((sent.length / (performance.now() - begun)) * 1_000);
    }
    const { alone, together } = figures;
    console.log(
      `A synchronous standby on the same machine (${database.version}), medians of 5 rounds in turn: one message after ` +
        `another ${median(alone.on).toFixed(1)} ms each in place of ${median(alone.off).toFixed(1)}; ${pairs} writers ` +
        `${median(together.on).toFixed(0)} messages a second in place of ${median(together.off).toFixed(0)}`,
    );
    expect(median(together.on)).toBeGreaterThan(0);
  });
});
