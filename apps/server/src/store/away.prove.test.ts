import { messages } from '@snap/portal-api/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStorage } from '../areas/disk/contents/storage.ts';
import { noFaults, findFaults } from '../testing/crash/oracle.ts';
import { nothingYet, saidOf, writeAll } from '../testing/crash/writers.ts';
import { createEventClient } from '../testing/event-client.ts';
import type { TestSession } from '../testing/world.ts';
import { type RunningProgram, runProgram } from '../testing/running-server.ts';

const stops = 20;
const clients = 30;
/** Acknowledgements between two stops, so that each happens during writes. */
const perStop = 200;
/** Milliseconds. */
const wellAgainWithin = 5_000;

let server: RunningProgram;
beforeAll(async () => {
  server = await runProgram(4_522, clients + 20);
});
afterAll(() => server.close());

/** Process id of the postmaster, from its own file. */
const databasePid = () =>
  Number(readFileSync(join(server.data, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** A write call and a read call of an otherwise idle person. */
async function knock(
  session: TestSession,
  n: number,
): Promise<{ status: number; retryAfter: string | null }[]> {
  const headers = { authorization: `Bearer ${session.token}`, tenantid: session.tenantId };
  const recipient = `demo~${session.userId === 'demo~lina' ? 'smith' : 'lina'}`;
  const message = JSON.stringify({ msg: 'knock', clientMsgId: `knock-${n}` });
  const body = new URLSearchParams({ sender: session.userId, recipient, message });
  const results = await Promise.all([
    fetch(`${server.url}${messages.sendToUser.path}`, { method: 'POST', headers, body }),
    fetch(`${server.url}${messages.unread.path}?tenantId=demo`, { headers }),
  ]);
  return Promise.all(
    results.map(async (response) => {
      await response.body?.cancel();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
}

it('G28: a database that is repeatedly killed is waited for, and nothing is acknowledged without it', async () => {
  const [prober, ...writers] = await server.signIn(clients + 1);
  const [, second] = writers;
  if (!prober || !second) throw new Error('too few people');
  const reader = createEventClient(server.url, second.token);
  await reader.connect();
  const acknowledged = nothingYet();
  const over = new AbortController();
  const failures = new Map<number, number>();
  let count = 0;
  let dueAt = perStop;
  let due = Promise.withResolvers<void>();
  const writing = writeAll({
    url: server.url,
    writers,
    acknowledged,
    // Simulates a client's retry delay, which also leaves CPU time to the database.
    up: () => pause(10),
    onFailure: (status) => failures.set(status, (failures.get(status) ?? 0) + 1),
    onAcknowledged() {
      count += 1;
      if (count >= dueAt) due.resolve();
    },
    signal: over.signal,
  });

  const absences: number[] = [];
  const results = new Map<string, number>();
  for (let stop = 0, n = 0; stop < stops; stop += 1) {
    await due.promise;
    // SIGKILL leaves child processes behind; SIGQUIT is PostgreSQL's immediate shutdown.
    process.kill(databasePid(), stop % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    const begun = performance.now();
    for (let refused = false; ;) {
      const [written, read] = await knock(prober, (n += 1));
      for (const response of [written, read]) {
        const said = response?.status === 503 ? `503 after ${response.retryAfter}` : String(response?.status);
        results.set(said, (results.get(said) ?? 0) + 1);
      }
      refused ||= written?.status !== 200;
      if (refused && written?.status === 200 && read?.status === 200) break;
      await pause(20);
    }
    absences.push(performance.now() - begun);
    due = Promise.withResolvers();
    dueAt = count + perStop;
  }
  over.abort();
  const attempts = await writing;
  const sent = [...acknowledged.messages].filter(([own]) => own.startsWith('0-')).map(([, id]) => id);
  await reader.until(() => sent.every((id) => reader.messageIds().includes(id)));
  reader.close();
  const { blobs } = openFolderStorage(server.data);
  const faults = await server.look((database) => findFaults(database, blobs, 'demo', acknowledged));
  const heard = reader.messageIds();
  const longest = Math.max(...absences);
  console.log(
    `G28: ${stops} hard stops, ${clients} clients, ${attempts} requests; acknowledged ${saidOf(acknowledged)}: ` +
      `${JSON.stringify(faults)}; responses during that time ${JSON.stringify(Object.fromEntries(results))}, to the writers ` +
      `${JSON.stringify(Object.fromEntries(failures))}; well again after ${longest.toFixed(0)} ms at most, ` +
      `${absences.toSorted((a, b) => a - b)[stops / 2]?.toFixed(0)} ms in the middle; a stream that stayed open heard ` +
      `${heard.length} messages, ${heard.length - new Set(heard).size} twice`,
  );
  expect(faults).toEqual(noFaults);
  expect([...results.keys()].filter((said) => said !== '200' && !/^503 after [1-9]\d*$/.test(said))).toEqual(
    [],
  );
  expect([...failures.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(new Set(heard).size).toBe(heard.length);
  expect(longest).toBeLessThan(wellAgainWithin);
}, 900_000);
