import { disk } from '@snap/portal-api/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStorage } from './areas/disk/index.ts';
import { readFilesUrl } from './store/files-url.ts';
import { findFaults, noFaults } from './testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from './testing/crash/writers.ts';
import { callDisk, uploadFile } from './testing/disk-client.ts';
import { freePort } from './testing/free-port.ts';
import { sendMessage } from './testing/messaging-instance.ts';
import { type Program, startProgram } from './testing/processes.ts';
import { type RunningProgram, runProgram } from './testing/running-server.ts';
import type { TestSession } from './testing/world.ts';

const serverPort = 4_533;
/** People who write everything, files included, and who only chat. */
const writers = 12;
const chatters = 6;
/** Times that the S3 server is killed (`SIGKILL`), or responds no more (`SIGSTOP`). */
const absences = ['SIGKILL', 'SIGKILL', 'SIGSTOP', 'SIGKILL', 'SIGKILL', 'SIGSTOP'] as const;
/** Milliseconds. */
const awayFor = 4_000;
const wellAgainWithin = 10_000;

let folder: string;
let port: number;
let s3: Program;
let server: RunningProgram;
const startS3 = async () => {
  s3 = startProgram('testing/run-s3-server.ts', [join(folder, 's3'), String(port)], {});
  const [url] = await s3.says(/s3:\S+/);
  return url;
};
let filesUrl: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  port = await freePort();
  filesUrl = await startS3();
  server = await runProgram(serverPort, writers + chatters + 1, undefined, { PORTAL_FILES_URL: filesUrl });
}, 120_000);
afterAll(async () => {
  await server.close();
  s3.child.kill('SIGKILL');
  await s3.ended;
  rmSync(folder, { recursive: true, force: true });
});

const personOf = ({ token, tenantId }: TestSession) => ({
  headers: { authorization: `Bearer ${token}`, tenantid: tenantId },
});

it('S3 away: files are refused with 503, everything else goes on, and nothing acknowledged is lost', async () => {
  const people = await server.signIn(writers + chatters + 1);
  const downloader = people[0];
  if (!downloader) throw new Error('The organisation has no people');
  const { url } = server;
  const acknowledged = nothingYet();
  const over = new AbortController();
  const otherFailures = new Map<number, number>();
  let count = 0;
  let due = { at: Infinity, reached: Promise.withResolvers<void>() };
  const writing = writeAll({
    url,
    writers: people.slice(1, writers + 1),
    acknowledged,
    up: () => pause(20),
    onFailure: (status) => otherFailures.set(status, (otherFailures.get(status) ?? 0) + 1),
    onAcknowledged() {
      count += 1;
      if (count >= due.at) due.reached.resolve();
    },
    signal: over.signal,
  });

  let away = false;
  const chat = { sent: 0, whileAway: 0, failed: 0, times: [] as number[] };
  const chatting = Promise.all(
    people.slice(writers + 1).map(async (person, index) => {
      const peer = people[1 + index];
      if (!peer) throw new Error('The organisation has no people');
      for (let n = 0; !over.signal.aborted; n += 1) {
        const clientMsgId = `chat-${index}-${n}`;
        const begun = performance.now();
        try {
          const id = await sendMessage(
            url,
            person,
            { type: 'user', id: peer.userId },
            { msg: clientMsgId, clientMsgId },
          );
          acknowledged.messages.set(clientMsgId, id.id);
          chat.sent += 1;
          if (away) {
            chat.whileAway += 1;
            chat.times.push(performance.now() - begun);
          }
        } catch {
          chat.failed += 1;
        }
        await pause(20);
      }
    }),
  );

  const kept = await uploadFile({ url }, personOf(downloader), { name: 'kept', bytes: 'kept' });
  const knock = async () => {
    const response = await callDisk({ url }, personOf(downloader), disk.download, { fileId: kept });
    const body = await response.text();
    if (response.status === 200) return body === 'kept' ? '200' : 'damaged';
    const code = /"code":"(\d+)"/.exec(body)?.[1] ?? '';
    return `${response.status} ${code} after ${response.headers.get('retry-after')}`;
  };
  const answers = new Map<string, number>();
  const recoveries: number[] = [];
  for (const signal of absences) {
    due = { at: count + 150, reached: Promise.withResolvers<void>() };
    await due.reached.promise;
    s3.child.kill(signal);
    if (signal === 'SIGKILL') await s3.ended;
    away = true;
    const until = performance.now() + awayFor;
    while (performance.now() < until) {
      const answer = await knock();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await pause(50);
    }
    const listed = await callDisk({ url }, personOf(downloader), disk.list, { parentId: 'root' });
    expect(listed.status).toBe(200);
    away = false;
    if (signal === 'SIGKILL') await startS3();
    else s3.child.kill('SIGCONT');
    const begun = performance.now();
    for (let tries = 0; ; tries += 1) {
      const done = await uploadFile({ url }, personOf(downloader), {
        name: `back ${begun} ${tries}`,
        bytes: `${begun}`,
      }).then(
        () => true,
        () => pause(50, false),
      );
      if (done) break;
    }
    recoveries.push(performance.now() - begun);
  }
  over.abort();
  const attempts = await writing;
  await chatting;
  const storage = await openFileStorage(readFilesUrl(filesUrl), folder);
  const faults = await server
    .look((database) => findFaults(database, storage.blobs, 'demo', acknowledged))
    .finally(() => storage.close());
  const p95 = chat.times.toSorted((a, b) => a - b)[Math.floor(chat.times.length * 0.95)] ?? 0;
  console.log(
    `S3 away ${absences.length} times (${absences.join(', ')}) for ${awayFor} ms: ${attempts} requests of ${writers} writers, ` +
      `acknowledged ${saidOf(acknowledged)}: ${JSON.stringify(faults)}; downloads during that time ` +
      `${JSON.stringify(Object.fromEntries(answers))}; errors of other calls ${JSON.stringify(Object.fromEntries(otherFailures))}; ` +
      `${chat.sent} messages of ${chatters} people, ${chat.whileAway} of them while it was away (p95 ${p95.toFixed(0)} ms), ` +
      `${chat.failed} failed; an upload succeeded ${Math.max(...recoveries).toFixed(0)} ms after its return at most`,
  );
  expect(faults).toEqual(noFaults);
  expect(acknowledged.files.size).toBeGreaterThan(writers);
  expect([...answers.keys()].filter((answer) => !/^(200|503 1413 after [1-9])$/.test(answer))).toEqual([]);
  expect([...answers.keys()].some((answer) => answer.startsWith('503'))).toBe(true);
  expect([...otherFailures]).toEqual([]);
  expect([chat.failed, chat.whileAway > 0]).toEqual([0, true]);
  expect(Math.max(...recoveries)).toBeLessThan(wellAgainWithin);
}, 600_000);

it('a server starts while S3 is away, and not with files of another place', async () => {
  s3.child.kill('SIGKILL');
  await s3.ended;
  const data = mkdtempSync(join(tmpdir(), 'portal-start-'));
  // A bucket of its own, as each database has its own files.
  const own = { folder: join(data, 's3'), port: await freePort() };
  const env = {
    PORTAL_DATA: data,
    PORTAL_PORT: '0',
    PORTAL_DEMO: '0',
    PORTAL_LOG_FILE: join(data, 'portal.log'),
  };
  const withBucket = { ...env, PORTAL_FILES_URL: filesUrl.replace(`:${port}/`, `:${own.port}/`) };
  const programs: Program[] = [];
  const start = (variables: Record<string, string>) => {
    const program = startProgram('main.ts', [], variables);
    programs.push(program);
    return program;
  };
  try {
    const first = start(withBucket);
    await first.says(/Ctrl-C/);
    s3 = startProgram('testing/run-s3-server.ts', [own.folder, String(own.port)], {});
    await s3.says(/s3:/);
    const storage = await openFileStorage(readFilesUrl(withBucket.PORTAL_FILES_URL), data);
    for (let tries = 0; tries < 200 && (await storage.readId()) === undefined; tries += 1) await pause(50);
    expect(await storage.readId()).toMatch(/^[0-9a-f-]{36}$/);
    storage.close();
    first.child.kill('SIGTERM');
    await first.ended;
    const forgotten = await start(env).ended;
    expect(forgotten.code).toBe(1);
    expect(forgotten.output).toMatch(
      /^The files in .* are not those of this database.*PORTAL_FILES_URL.*\.\n$/,
    );
  } finally {
    for (const { child } of programs) child.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
    rmSync(data, { recursive: true, force: true });
  }
});
