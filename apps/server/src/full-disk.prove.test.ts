import { disk, messages } from '@snap/portal-api/contract';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from './areas/disk/contents/storage.ts';
import { defaultDemoPassword } from './config.ts';
import { noFaults, findFaults } from './testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from './testing/crash/writers.ts';
import { uploadFile } from './testing/disk-client.ts';
import type { TestSession } from './testing/world.ts';
import { type RunningProgram, runProgram } from './testing/running-server.ts';

/** Only root may create a file system of fixed size. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const diskSize = '900m';
const clients = 20;
/** Number of times the disk is filled, and milliseconds it stays full. */
const fillings = 5;
const staysFull = 6_000;
/** Milliseconds within which the server detects a full disk, and free space. */
const noticedWithin = 1_500;
const wellAgainWithin = 5_000;

let folder: string;
let server: RunningProgram;
beforeAll(async () => {
  if (!mayMount)
    return console.log('G26 is skipped: only root on Linux may mount a file system of fixed size.');
  folder = mkdtempSync(join(tmpdir(), 'portal-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder]);
  server = await runProgram(4_523, clients + 20, join(folder, 'data'));
}, 120_000);
afterAll(async () => {
  if (!mayMount) return;
  await server.close();
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

const headersOf = ({ token, tenantId }: TestSession) => ({
  authorization: `Bearer ${token}`,
  tenantid: tenantId,
});

/** Status of a request, or `none` after five seconds without a response. */
async function statusOf(path: string, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

/** Process id of the postmaster, from its own file. */
const databasePid = () =>
  Number(readFileSync(join(server.data, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** Statuses of read calls and of `/readyz`. */
async function readEverything(session: TestSession, fileId: string): Promise<string[]> {
  const headers = headersOf(session);
  const paths = [
    `${messages.unread.path}?tenantId=demo`,
    `${messages.recent.path}?tenantId=demo`,
    `${disk.list.path}?tenantId=demo`,
    `${disk.download.path}?tenantId=demo&fileId=${fileId}`,
    '/snap-app-im/im/search/web/all.ajax?tenantId=demo&q=li&type=user',
    '/readyz',
  ];
  return Promise.all(paths.map((path) => statusOf(path, { headers })));
}

function send(session: TestSession, n: number): Promise<string> {
  const recipient = `demo~${session.userId === 'demo~lina' ? 'smith' : 'lina'}`;
  const message = JSON.stringify({ msg: 'knock', clientMsgId: `full-${n}` });
  const body = new URLSearchParams({ sender: session.userId, recipient, message });
  return statusOf(messages.sendToUser.path, { method: 'POST', headers: headersOf(session), body });
}

const tally = (into: Map<string, number>, said: string) => into.set(said, (into.get(said) ?? 0) + 1);
const said = (map: Map<unknown, number>) => JSON.stringify(Object.fromEntries(map));

/**
 * Fills the disk to its last byte. Returns a function that frees the space. @param again Whether space that becomes
 * free is filled again.
 */
async function fill(again: boolean): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const over = new AbortController();
  const filling = (async () => {
    const zeros = Buffer.alloc(1024 * 1024);
    while (!over.signal.aborted) {
      const file = createWriteStream(path, { flags: 'a' });
      const ended = once(file, 'close').catch(() => {});
      file.on('error', () => {});
      const { bavail, bsize } = statfsSync(folder);
      for (let left = bavail * bsize; left > 0; left -= zeros.length)
        file.write(zeros.subarray(0, Math.min(left, zeros.length)));
      file.end();
      // oxlint-disable-next-line no-await-in-loop -- as fast as the disk takes it
      await ended;
      if (!again && statfsSync(folder).bavail === 0) return;
      // oxlint-disable-next-line no-await-in-loop
      await pause(20);
    }
  })();
  while (statfsSync(folder).bavail > 0) await pause(5);
  return async () => {
    over.abort();
    await filling;
    rmSync(path);
  };
}

it.runIf(mayMount)(
  'G26: with database, log and files on one full disk, writes are refused, reads continue, and no acknowledged data is lost',
  async () => {
    const sessions = await server.signIn(clients + 1);
    const [prober] = sessions;
    if (!prober) throw new Error('no session');
    const acknowledged = nothingYet();
    const over = new AbortController();
    const failures = new Map<number, number>();
    const writing = writeAll({
      url: server.url,
      writers: sessions.slice(1),
      acknowledged,
      up: () => pause(10),
      onFailure: (status) => failures.set(status, (failures.get(status) ?? 0) + 1),
      onAcknowledged: () => {},
      signal: over.signal,
    });
    const fileId = await uploadFile(
      { url: server.url },
      { headers: headersOf(prober) },
      { name: 'kept.bin', bytes: 'kept'.repeat(10_000) },
    );

    const [reads, writes, alive] = [
      new Map<string, number>(),
      new Map<string, number>(),
      new Map<string, number>(),
    ];
    const living = (async () => {
      while (!over.signal.aborted) {
        tally(alive, await statusOf('/healthz'));
        await pause(50);
      }
    })();
    const pid = server.pid();
    const recovered: number[] = [];
    let n = 0;
    for (let filling = 0; filling < fillings; filling += 1) {
      // Longer than the server needs to recreate its reserve.
      await pause(2_000);
      const makeRoom = await fill(true);
      const full = performance.now();
      while (performance.now() - full < staysFull) {
        for (const status of await readEverything(prober, fileId)) tally(reads, status);
        const status = await send(prober, (n += 1));
        if (performance.now() - full > noticedWithin) tally(writes, status);
        await pause(50);
      }
      await makeRoom();
      const room = performance.now();
      while ((await send(prober, (n += 1))) !== '200') await pause(20);
      recovered.push(performance.now() - room);
    }
    // A database that dies on the full disk also restarts there.
    await pause(2_000);
    const makeRoom = await fill(false);
    await pause(noticedWithin);
    process.kill(databasePid(), 'SIGKILL');
    const died = performance.now();
    const readiness = new Map<string, number>();
    do {
      tally(readiness, await statusOf('/readyz'));
      await pause(20);
    } while (!readiness.has('503') || (await statusOf('/readyz')) !== '200');
    const backAfter = performance.now() - died;
    for (const status of await readEverything(prober, fileId)) tally(reads, status);
    tally(writes, await send(prober, (n += 1)));
    await makeRoom();
    over.abort();
    await Promise.all([writing, living]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const lost = /^portal_log_lines_lost_total (\d+)$/m.exec(metrics)?.[1];
    const { blobs } = openFolderStorage(server.data);
    const faults = await server.look((database) => findFaults(database, blobs, 'demo', acknowledged));
    console.log(
      `G26: filled ${fillings} times to the last byte for ${staysFull / 1_000} s, ${clients} clients; acknowledged ${saidOf(acknowledged)}: ` +
        `${JSON.stringify(faults)}; while full, reads ${said(reads)}, writes ${said(writes)}; to the writers ${said(failures)}; ` +
        `/healthz ${said(alive)}; log lines lost ${lost}; writes taken again ${Math.max(...recovered).toFixed(0)} ms after there was room, at most; ` +
        `a database killed on the full disk reads again after ${backAfter.toFixed(0)} ms, /readyz until then ${said(readiness)}`,
    );
    expect(faults).toEqual(noFaults);
    expect([...reads.keys()]).toEqual(['200']);
    expect([...writes.keys()].filter((status) => !['503', '507'].includes(status))).toEqual([]);
    expect([...failures.keys()].filter((status) => ![503, 507].includes(status))).toEqual([]);
    expect([...readiness.keys()].filter((status) => !['200', '503'].includes(status))).toEqual([]);
    expect([...alive.keys()]).toEqual(['200']);
    expect(server.pid()).toBe(pid);
    expect(Math.max(...recovered)).toBeLessThan(wellAgainWithin);
    expect(Number(lost)).toBeGreaterThan(0);
  },
  600_000,
);

it.runIf(mayMount)(
  'G26: on a permanently full disk, concurrent reads and sign-ins continue, also after a kill -9',
  async () => {
    const [prober] = await server.signIn(1);
    if (!prober) throw new Error('no session');
    const headers = headersOf(prober);
    const manyReads = async () => {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, () => statusOf(`${messages.recent.path}?tenantId=demo`, { headers })),
      );
      return [...new Set(statuses)];
    };
    const signInAgain = () =>
      statusOf('/co/webim/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: prober.userId, password: defaultDemoPassword, tenantId: 'demo' }),
      });
    // A fresh server process, and a database whose new connections write a file when they start.
    await server.crash();
    const cluster = join(server.data, 'postgres');
    for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('pg_internal.init')) rmSync(join(cluster, path));
    const makeRoom = await fill(false);
    await pause(noticedWithin);
    expect(await manyReads()).toEqual(['200']);
    expect(await signInAgain()).toBe('200');
    const killed = performance.now();
    await server.crash();
    const backAfter = performance.now() - killed;
    expect(await manyReads()).toEqual(['200']);
    expect(await signInAgain()).toBe('200');
    expect(['503', '507']).toContain(await send(prober, 0));
    await makeRoom();
    const room = performance.now();
    while ((await send(prober, 0)) !== '200') await pause(20);
    console.log(
      `G26: on a full disk, 60 reads at once and signing in were answered; a program killed there serves again after ` +
        `${backAfter.toFixed(0)} ms, and takes writes ${(performance.now() - room).toFixed(0)} ms after there was room`,
    );
  },
  120_000,
);
