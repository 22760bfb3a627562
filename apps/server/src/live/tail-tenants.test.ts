import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { beginLongWork, createDeferredTeller, deferEvents } from '../store/deferred-events.ts';
import { publish } from '../store/events.ts';
import { settledLog } from '../testing/settled-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addOrganisation } from '../testing/world.ts';
import type { Bus } from './bus/bus.ts';
import { startTail, type Tail } from './tail.ts';

let database: TestDatabase;
let opened: Tail | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await addOrganisation(database, 'demo', ['ann']);
  await addOrganisation(database, 'acme', ['walker']);
});
afterEach(async () => {
  await opened?.close();
});
afterAll(() => database.close());

const silent: Bus = {
  hint: () => {},
  send: () => {},
  isConnected: () => true,
  close: () => Promise.resolve(),
};

/** A tail whose hints the test gives, with the tenants of the events that it delivers and the number of its reads. */
async function follow({ before = () => Promise.resolve(), pollEvery = 60_000 } = {}) {
  await settledLog(database);
  let reads = 0;
  const counted: Database = {
    ...database,
    async system(work, reading) {
      if (reading === 'by-keys') {
        reads += 1;
        await before();
      }
      return database.system(work, reading);
    },
  };
  let hint: ((tenantIds?: readonly string[]) => void) | undefined;
  const deferred = createDeferredTeller(database, () => {});
  const tail = await startTail({
    database: counted,
    openBus({ onHint }) {
      hint = onHint;
      return silent;
    },
    onDeferred: () => deferred.tell(),
    pollEvery: { connected: pollEvery, away: pollEvery },
  });
  opened = tail;
  const seen: string[] = [];
  tail.subscribe(({ tenantId, payload }) => seen.push(`${tenantId} ${payload}`));
  return { tail, seen, hint: (tenantIds?: readonly string[]) => hint?.(tenantIds), reads: () => reads };
}

const append = (tenantId: string, n: number) =>
  database.tenant(tenantId, (tx) => publish(tx, { type: 'directory', payload: { n } }));

it('delivers the events of tenants that it serves, in order, and of others from when it serves them', async () => {
  const { tail, seen, hint } = await follow();
  await tail.serve('demo');
  await append('acme', 1);
  await append('demo', 2);
  hint();
  await expect.poll(() => seen).toEqual(['demo {"n": 2}']);
  await tail.serve('acme');
  await append('acme', 3);
  await append('demo', 4);
  await append('acme', 5);
  hint();
  await expect.poll(() => seen.slice(1)).toEqual(['acme {"n": 3}', 'demo {"n": 4}', 'acme {"n": 5}']);
});

it('does not read for hints about other tenants', async () => {
  const { tail, hint, reads } = await follow();
  await tail.serve('demo');
  await expect.poll(reads).toBe(1);
  await tail.serve('and waits until it is idle');
  hint(['acme']);
  hint(['acme', 'other']);
  expect(reads()).toBe(1);
  hint(['acme', 'demo']);
  await expect.poll(reads).toBe(2);
});

it('serves a tenant after the read in progress, which may lack it', async () => {
  const gate = Promise.withResolvers<void>();
  const { tail } = await follow({ before: () => gate.promise });
  let served = false;
  const serving = [tail.serve('demo'), tail.serve('demo')].map(async (promise) => {
    expect(promise).toBeInstanceOf(Promise);
    await promise;
    served = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(served).toBe(false);
  gate.resolve();
  await Promise.all(serving);
  expect(tail.serve('demo')).toBeUndefined();
});

it('publishes the deferred events of a process that died before it could', async () => {
  const { tail, seen } = await follow({ pollEvery: 20 });
  await tail.serve('acme');
  await database.tenant('acme', async (tx) => {
    await beginLongWork(tx);
    await deferEvents(tx, 'acme', [{ type: 'directory', payload: { n: 6 } }]);
  });
  await expect.poll(() => seen).toEqual(['acme {"n": 6}']);
});
