import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStorage } from './areas/disk/contents/storage.ts';
import { samplePeople } from './demo/sample-people.ts';
import { openStore } from './store/open-store.ts';
import { findFaults, noFaults } from './testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from './testing/crash/writers.ts';
import { freePort } from './testing/free-port.ts';
import { type PostgresPair, startPostgresPair } from './testing/postgres-pair.ts';
import { type Program, startProgram, startRelease } from './testing/processes.ts';
import { prepareReleaseBefore, versionBefore } from './testing/release-before.ts';
import { signIn } from './testing/running-server.ts';

const restarts = 20;
/** People who write on each server. */
const writersEach = 10;
const folder = await prepareReleaseBefore();

let pair: PostgresPair;
let data: string;
const programs = new Map<number, Program>();

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-versions-'));
  pair = await startPostgresPair();
});
afterEach(async () => {
  for (const { child } of programs.values()) child.kill('SIGTERM');
  await Promise.all([...programs.values()].map(({ ended }) => ended));
  await pair.close();
  rmSync(data, { recursive: true, force: true });
});

async function start(port: number, older: boolean) {
  const env = {
    PORTAL_DATA: data,
    PORTAL_PORT: String(port),
    PORTAL_DATABASE_URL: pair.urlOf(pair.primary),
    PORTAL_DEMO: String(4 * writersEach),
    PORTAL_DEMO_CONTENT: '0',
    PORTAL_LOG_FILE: join(data, `portal-${port}.log`),
  };
  const program = older ? startRelease(folder ?? '', env) : startProgram('main.ts', [], env);
  programs.set(port, program);
  await program.says(/Ctrl-C/);
}

describe.runIf(folder !== undefined)(
  `G36: rolling restarts between ${versionBefore} and this version`,
  () => {
    it('lose nothing that was acknowledged, and fail nothing beyond the restarts', async () => {
      const ports = [await freePort(), await freePort()];
      for (const port of ports) await start(port, true);
      const logins = [...samplePeople(4 * writersEach)].map(({ login }) => login);
      const over = new AbortController();
      let failures = 0;
      const parts = await Promise.all(
        ports.map(async (port, index) => {
          const url = `http://127.0.0.1:${port}`;
          const own = logins.slice(index * writersEach, (index + 1) * writersEach);
          const writers = await Promise.all(own.map((login) => signIn(url, login)));
          return { url, writers, name: `${index}:`, acknowledged: nothingYet() };
        }),
      );
      const writing = parts.map((part) =>
        writeAll({
          ...part,
          up: () => pause(10),
          onFailure: (status) => (failures += status === 503 ? 0 : 1),
          onAcknowledged: () => {},
          signal: over.signal,
        }),
      );
      for (let n = 0; n < restarts; n += 1) {
        const port = ports[n % ports.length] ?? 0;
        await pause(1_000);
        programs.get(port)?.child.kill('SIGTERM');
        await programs.get(port)?.ended;
        // Up and down: each server becomes newer, then older again.
        await start(port, Math.floor(n / ports.length) % 2 === 1);
      }
      await pause(1_000);
      over.abort();
      const requests = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0);
      const store = await openStore({ data, databaseUrl: pair.urlOf(pair.primary) });
      try {
        for (const { acknowledged } of parts) {
          const faults = await findFaults(store.db, openFolderStorage(data).blobs, 'demo', acknowledged);
          console.log(`G36 (${pair.version}): ${saidOf(acknowledged)}: ${JSON.stringify(faults)}`);
          expect(acknowledged.messages.size).toBeGreaterThan(0);
          expect(faults).toEqual(noFaults);
        }
      } finally {
        await store.close();
      }
      console.log(
        `G36: ${restarts} restarts, ${requests} requests, ${failures} with a status of 500 other than 503`,
      );
      expect(failures).toBe(0);
    });
  },
);
