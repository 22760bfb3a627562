import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase, type Tx } from '../store/database.ts';
import { beginLongWork, deferEvents, tellDeferred } from '../store/deferred-events.ts';
import { publish, readLog, type StoredEvent } from '../store/events.ts';
import { eventChannel } from '../store/hints.ts';
import { addOrganisation } from '../testing/world.ts';
import { settledLog } from '../testing/settled-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { startTail, type Tail } from './tail.ts';

const named = z.object({ name: z.string() });
let database: TestDatabase;
let opened: Tail | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await addOrganisation(database, 'demo', ['ann']);
});
afterEach(async () => {
  await opened?.close();
});
afterAll(() => database.close());

/** Follows the log and waits for the named events. */
async function follow({ instanceId = 'other', pollEvery = 60_000 } = {}) {
  await settledLog(database);
  const followed = await startTail({
    database,
    openBus: ({ onHint }) =>
      openPostgresBus({
        connection: database.connection,
        instanceId,
        onHint,
        onEphemeral: () => {},
        onError: () => {},
      }),
    pollEvery: { connected: pollEvery, away: pollEvery },
  });
  opened = followed;
  await followed.serve('demo');
  const seen: StoredEvent[] = [];
  const names = () => seen.map(({ payload }) => named.parse(JSON.parse(payload)).name);
  const waiting = new Set<() => void>();
  followed.subscribe((event) => {
    seen.push(event);
    for (const check of waiting) check();
  });
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (seen.length >= count) resolve();
      };
      waiting.add(check);
      check();
    });
  return { tail: followed, seen, names, until };
}

const event = (name: string) => ({ type: 'directory' as const, payload: { name } });
const append = (name: string, on: Database = database) => on.tenant('demo', (tx) => publish(tx, event(name)));
/** The database of a server, which `hint` tells about its commits, until the test ends. */
function openFollowed(hint: () => void): Database {
  const own = openDatabase(database.connection, { connections: 4 });
  own.follow({ hint });
  onTestFinished(() => own.close());
  return own;
}

it('never skips an event whose transaction began first and committed last', async () => {
  const { names, until, seen, tail } = await follow();
  const position = tail.position();
  const commit = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = database.tenant('demo', async (tx) => {
    await publish(tx, event('began first'));
    begun.resolve();
    await commit.promise;
  });
  await begun.promise;
  await append('committed first');
  const page = await database.system((tx) => readLog(tx, { from: position, limit: 10, tenantIds: ['demo'] }));
  expect(page).toMatchObject({ events: [], waiting: true });
  expect(seen).toEqual([]);
  commit.resolve();
  await slow;
  await until(2);
  expect(names()).toEqual(['began first', 'committed first']);
});

/** Runs a transaction with an id, which is part of every snapshot, until it is told to end. */
async function open(write: (tx: Tx) => Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const work = database.tenant('demo', async (tx) => {
    await write(tx);
    await tx.updateTable('tenant').set({ name: 'renamed' }).where('tenant_id', '=', 'demo').execute();
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  return async () => {
    end.resolve();
    await work;
  };
}

describe('with a long transaction that promised to write no events', () => {
  it('delivers events immediately', async () => {
    const { names, until } = await follow();
    const end = await open(beginLongWork);
    await append('during the work');
    await until(1);
    await end();
    await append('after it');
    await until(2);
    expect(names()).toEqual(['during the work', 'after it']);
  });

  it('still waits for all other transactions', async () => {
    const { names, seen, until, tail } = await follow();
    const position = tail.position();
    const endWork = await open(beginLongWork);
    await database.tenant('demo', async (tx) => {
      await publish(tx, event('began first'));
      await append('committed first');
      const page = await database.system((other) =>
        readLog(other, { from: position, limit: 10, tenantIds: ['demo'] }),
      );
      expect(page).toMatchObject({ events: [], waiting: true });
      expect(seen).toEqual([]);
    });
    await until(2);
    await endWork();
    expect(names()).toEqual(['began first', 'committed first']);
  });

  it('enforces the promise', async () => {
    const broken = database.tenant('demo', async (tx) => {
      await beginLongWork(tx);
      await publish(tx, event('never'));
    });
    await expect(broken).rejects.toThrow('promised');
    const late = database.tenant('demo', async (tx) => {
      await publish(tx, event('never'));
      await beginLongWork(tx);
    });
    await expect(late).rejects.toThrow('has written events');
  });

  it('publishes its deferred events once, whichever instance does it', async () => {
    const { names, until } = await follow();
    const end = await open(async (tx) => {
      await beginLongWork(tx);
      await deferEvents(tx, 'demo', [event('done'), event('and more')]);
    });
    await tellDeferred(database);
    await append('between');
    await until(1);
    await end();
    await Promise.all([1, 2, 3].map(() => tellDeferred(database)));
    await append('last');
    await until(4);
    expect(names()).toEqual(['between', 'done', 'and more', 'last']);
  });
});

it('orders the events of one transaction as they were appended, over several calls', async () => {
  const { names, until } = await follow();
  await database.tenant('demo', async (tx) => {
    await publish(tx, [event('a'), event('b')]);
    await publish(tx, event('c'));
  });
  await until(3);
  expect(names()).toEqual(['a', 'b', 'c']);
});

it('ignores a transaction that was rolled back', async () => {
  const { names, until } = await follow();
  const failed = database.tenant('demo', async (tx) => {
    await publish(tx, event('never'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await append('ever');
  await until(1);
  expect(names()).toEqual(['ever']);
});

it('works without hints, by polling', async () => {
  const { names, until } = await follow({ instanceId: 'own', pollEvery: 20 });
  await append(
    'unannounced',
    openFollowed(() => {}),
  );
  await until(1);
  expect(names()).toEqual(['unannounced']);
});

it('is notified of a commit of its own instance, except one without events', async () => {
  const { tail, names, until } = await follow({ instanceId: 'own' });
  let hints = 0;
  const own = openFollowed(() => {
    hints += 1;
    tail.hint('demo');
  });
  await own.tenant('demo', async () => {});
  await append('its own', own);
  await until(1);
  expect(names()).toEqual(['its own']);
  expect(hints).toBe(1);
});

/** Records the hints of other servers, until the test ends. */
async function listen() {
  const client = new pg.Client(database.connection);
  onTestFinished(() => client.end());
  await client.connect();
  await client.query(`LISTEN ${eventChannel}`);
  const hints: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => hints.push(payload));
  return {
    hints,
    notify: (payload: string) => client.query('SELECT pg_notify($1, $2)', [eventChannel, payload]),
  };
}

it('commits without NOTIFY: the transactions of a server do not wait for each other', async () => {
  const { hints, notify } = await listen();
  const own = openFollowed(() => {});
  await append('silent', own);
  await notify('the end');
  await expect.poll(() => hints).toEqual(['the end']);
});

it('coalesces hints, and hints again after the last one', async () => {
  const { tail } = await follow({ instanceId: 'own' });
  const { hints, notify } = await listen();
  await vi.waitFor(async () => {
    tail.hint('demo');
    await notify('is it there?');
    expect(hints).toContain('own\ndemo');
  });
  const before = hints.length;
  for (let n = 0; n < 200; n += 1) tail.hint('demo');
  await vi.waitFor(() => expect(hints.slice(before)).toContain('own\ndemo'));
  await append('one of another server');
  await vi.waitFor(() => expect(hints.at(-1)).toBe('\ndemo'));
  expect(hints.slice(before).filter((from) => from === 'own\ndemo').length).toBeLessThanOrEqual(3);
});

const breakConnection = () =>
  database.system((tx) =>
    sql<{ broken: boolean }>`
      SELECT pg_terminate_backend(pid) AS broken FROM pg_stat_activity
      WHERE application_name = 'portal-tail' AND datname = current_database()
    `.execute(tx),
  );

it('reconnects after its connection was broken', async () => {
  const { names, until } = await follow();
  await append('before the break');
  await until(1);
  // The first event may have been found by polling, before the connection existed.
  await expect.poll(async () => (await breakConnection()).rows).toEqual([{ broken: true }]);
  await append('after the break');
  await until(2);
  expect(names()).toEqual(['before the break', 'after the break']);
});
