import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  for (const tenant_id of ['demo', 'acme']) {
    await db.tenant(tenant_id, async (tx) => {
      await tx.insertInto('tenant').values({ tenant_id, name: tenant_id }).execute();
      await tx
        .insertInto('person')
        .values({ tenant_id, user_id: `${tenant_id}~a`, login: 'a', name: `A of ${tenant_id}` })
        .execute();
    });
  }
});
afterAll(() => db.close());

describe('row-level security', () => {
  it('shows a tenant only its own rows, even to a query without a filter', async () => {
    const seen = await db.tenant('demo', (tx) => tx.selectFrom('person').select('user_id').execute());
    expect(seen).toEqual([{ user_id: 'demo~a' }]);
  });

  it('shows nothing to a transaction without a tenant', async () => {
    const seen = await db.tenant('demo', async (tx) => {
      await sql`select set_config('portal.tenant', '', true)`.execute(tx);
      return tx.selectFrom('person').select('user_id').execute();
    });
    expect(seen).toEqual([]);
  });

  it('prevents a tenant from writing, changing and deleting rows of another', async () => {
    await expect(
      db.tenant('demo', (tx) =>
        tx
          .insertInto('person')
          .values({ tenant_id: 'acme', user_id: 'acme~b', login: 'b', name: 'B' })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
    const [changed, deleted] = await db.tenant('demo', async (tx) => [
      await tx.updateTable('person').set({ name: 'X' }).where('tenant_id', '=', 'acme').executeTakeFirst(),
      await tx.deleteFrom('person').where('tenant_id', '=', 'acme').executeTakeFirst(),
    ]);
    expect(changed).toMatchObject({ numUpdatedRows: 0n });
    expect(deleted).toMatchObject({ numDeletedRows: 0n });
  });

  it('is enabled on every table with a tenant', async () => {
    const open = await db.system((tx) =>
      sql<{ relname: string }>`
        select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not in ('migration', 'installation', 'node', 'job_lease', 'backup_run')
          and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(tx),
    );
    expect(open.rows).toEqual([]);
  });

  it('cannot be disabled by the server', async () => {
    const role = await db.system((tx) =>
      sql<{ rolsuper: boolean; rolbypassrls: boolean }>`
        select rolsuper, rolbypassrls from pg_roles where rolname = current_user`.execute(tx),
    );
    expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    await expect(
      db.system((tx) => sql`alter table person disable row level security`.execute(tx)),
    ).rejects.toThrow('must be owner');
  });

  it('shows all tenants to system transactions', async () => {
    const seen = await db.system((tx) => tx.selectFrom('tenant').select('tenant_id').execute());
    expect(seen.map((row) => row.tenant_id).toSorted()).toEqual(['acme', 'demo']);
  });
});

it('rolls back when the work fails', async () => {
  await expect(
    db.tenant('demo', async (tx) => {
      await tx.updateTable('person').set({ name: 'changed' }).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const row = await db.tenant('demo', (tx) => tx.selectFrom('person').select('name').executeTakeFirst());
  expect(row).toEqual({ name: 'A of demo' });
});

it('refuses a tenant id that means all tenants or none', () => {
  expect(() => db.tenant('*', async () => {})).toThrow('one tenant');
  expect(() => db.tenant('', async () => {})).toThrow('one tenant');
});
