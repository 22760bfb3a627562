import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Deliver, type Outbound, type OutboundOptions, startOutbound } from './outbound.ts';

let database: TestDatabase;
let started: Outbound[] = [];
const key = randomBytes(32);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.map((outbound) => outbound.close()));
  started = [];
  await database.system((tx) => tx.deleteFrom('outbound').execute());
});
afterAll(() => database.close());

/** Fails the run. */
const onError = (error: unknown) => {
  throw error;
};

function start(deliver: Deliver) {
  const onExpired = vi.fn<OutboundOptions['onExpired']>();
  const outbound = startOutbound({
    database,
    key,
    deliver: { test: deliver },
    onExpired,
    onError,
  });
  started.push(outbound);
  return { outbound, onExpired };
}
const put = async (outbound: Outbound, body: string, expiresIn = 300_000) => {
  await database.tenant('demo', (tx) =>
    outbound.put(tx, { tenantId: 'demo', kind: 'test', body, expiresIn }),
  );
  outbound.wake();
};
const stored = () => database.system((tx) => tx.selectFrom('outbound').selectAll().execute());

it('a delivery is encrypted until it was taken, and repeated with the same id until then', async () => {
  const ids: string[] = [];
  let takes = false;
  const { outbound } = start(async (body, id) => {
    ids.push(id);
    expect(body).toBe('secret');
    if (!takes) throw new Error('not now');
  });
  await put(outbound, 'secret');
  await vi.waitFor(() => expect(ids.length).toBeGreaterThan(0));
  const [row] = await stored();
  expect(row?.body.includes('secret')).toBe(false);
  takes = true;
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

it('two servers send each delivery once', async () => {
  const sent: string[] = [];
  const deliver: Deliver = async (body) => void sent.push(body);
  const [one, other] = [start(deliver), start(deliver)];
  const bodies = Array.from({ length: 60 }, (_, n) => String(n));
  await Promise.all(bodies.map((body, n) => put((n % 2 ? one : other).outbound, body)));
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
  expect(sent.toSorted()).toEqual(bodies.toSorted());
});

it('what is not wanted is stored and removed, and never sent', async () => {
  const deliver = vi.fn<Deliver>();
  const { outbound, onExpired } = start(deliver);
  await put(outbound, 'unknown phone', 0);
  await vi.waitFor(async () => expect(await stored()).toEqual([]));
  expect([deliver, onExpired].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('what was never taken is reported when it expires', async () => {
  const { outbound, onExpired } = start(() => Promise.reject(new Error('away')));
  await put(outbound, 'late');
  await vi.waitFor(async () => expect((await stored())[0]?.attempts).toBeGreaterThan(0));
  await database.system((tx) =>
    tx
      .updateTable('outbound')
      .set({ expires_at: new Date(0) })
      .execute(),
  );
  outbound.wake();
  await vi.waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
  expect(onExpired).toHaveBeenCalledWith(expect.objectContaining({ tenantId: 'demo', kind: 'test' }));
});
