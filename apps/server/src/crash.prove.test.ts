import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from './areas/disk/contents/storage.ts';
import { noFaults, findFaults } from './testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from './testing/crash/writers.ts';
import { type RunningProgram, runProgram } from './testing/running-server.ts';

const kills = 50;
/** Acknowledgements between two kills, so that each happens during writes. */
const perKill = 400;
const clients = 100;

let server: RunningProgram;
beforeAll(async () => {
  server = await runProgram(4_521, clients + 20);
});
afterAll(() => server.close());

it('G1: SIGKILL while a hundred people write loses no acknowledged data and duplicates none', async () => {
  const writers = await server.signIn(clients);
  const acknowledged = nothingYet();
  const over = new AbortController();
  let up = Promise.resolve();
  let count = 0;
  let dueAt = Infinity;
  let due = Promise.withResolvers<void>();
  const writing = writeAll({
    url: server.url,
    writers,
    acknowledged,
    up: () => up,
    onAcknowledged() {
      count += 1;
      if (count >= dueAt) due.resolve();
    },
    signal: over.signal,
  });
  for (let kill = 0; kill < kills; kill += 1) {
    due = Promise.withResolvers();
    dueAt = count + perKill;
    await due.promise;
    const back = Promise.withResolvers<void>();
    up = back.promise;
    await server.crash();
    back.resolve();
  }
  over.abort();
  const attempts = await writing;
  const { blobs } = openFolderStorage(server.data);
  const faults = await server.look((database) => findFaults(database, blobs, 'demo', acknowledged));
  console.log(
    `G1: ${kills} kills, ${clients} clients, ${attempts} requests; acknowledged ${saidOf(acknowledged)}: ` +
      JSON.stringify(faults),
  );
  expect(faults).toEqual(noFaults);
}, 1_800_000);
