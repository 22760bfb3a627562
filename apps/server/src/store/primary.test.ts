import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts';
import { openStore, type Store } from './open-store.ts';
import { readLogId } from './restored.ts';

let pair: PostgresPair;
const stores: Store[] = [];

beforeAll(async () => {
  pair = await startPostgresPair();
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await pair.close();
});

async function open(databaseUrl: string) {
  const store = await openStore({ data: '/nowhere', databaseUrl });
  stores.push(store);
  const failedOver = vi.fn<() => void>();
  store.primary?.onFailOver(failedOver);
  return { store, failedOver };
}
const addTenant = ({ db }: Store, tenant_id: string) =>
  db.tenant(tenant_id, (tx) => tx.insertInto('tenant').values({ tenant_id, name: tenant_id }).execute());
const tenants = async ({ db }: Store) =>
  (await db.system((tx) => tx.selectFrom('tenant').select('tenant_id').orderBy('tenant_id').execute())).map(
    ({ tenant_id }) => tenant_id,
  );

describe('a primary and a standby (G35)', () => {
  it('a standby alone is refused with a sentence', async () => {
    await expect(open(pair.urlOf(pair.standby))).rejects.toThrow('it is a standby, or refuses writes');
  });

  it('a promotion restarts the log once, and the earlier primary is not used even while it accepts writes', async () => {
    // The standby is named first.
    const one = await open(pair.urlOf(pair.standby, pair.primary));
    const other = await open(pair.urlOfOneAddress);
    const [first, second] = [one.store, other.store];
    await addTenant(first, 'before');
    expect(await tenants(second)).toEqual(['before']);
    await pair.caughtUp();
    const before = await readLogId(first.db);
    expect(before).toEqual({ epoch: 0, timeline: 1 });
    await pair.detachStandby();
    await addTenant(first, 'lost');

    await pair.promote();
    await first.primary?.find();
    await addTenant(first, 'after');
    // The other server notices when its connections are cut.
    pair.cutConnections();
    await vi.waitFor(async () => expect(await tenants(second)).toEqual(['after', 'before']));
    expect(await tenants(first)).toEqual(['after', 'before']);
    expect([one, other].map(({ failedOver }) => failedOver.mock.calls.length)).toEqual([1, 1]);
    const after = await readLogId(first.db);
    expect(after.timeline).toBe(2);
    expect(after.epoch).toBeGreaterThan(before.epoch);
    expect(await readLogId(second.db)).toEqual(after);
    expect(await pair.primary.ask('SELECT pg_is_in_recovery()')).toBe(false);
  });

  it('a server that starts afterwards restarts the log no more', async () => {
    const { store, failedOver } = await open(pair.url);
    await addTenant(store, 'later');
    const [{ db } = store] = stores;
    expect(await readLogId(store.db)).toEqual(await readLogId(db));
    expect(failedOver).not.toHaveBeenCalled();
  });
});
