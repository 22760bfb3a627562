import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import type { Connection } from './database.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { openStore } from './open-store.ts';

const database = `external_${randomBytes(4).toString('hex')}`;
const admin = inject('postgres').superuser;

async function run(statement: string) {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(statement);
  await client.end();
}
beforeAll(() => run(`CREATE DATABASE ${database}`));
afterAll(() => run(`DROP DATABASE ${database} WITH (FORCE)`));

/** The form that operators use: the socket's folder is a query parameter. */
const urlOf = ({ user, password, host }: Connection) =>
  `postgres://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(String(host))}`;

describe('an external PostgreSQL', () => {
  it('is subject to row-level security even when its role is a superuser', async () => {
    const store = await openStore({ data: '/nowhere', databaseUrl: urlOf(admin) });
    try {
      for (const tenant_id of ['one', 'two']) {
        await store.db.tenant(tenant_id, (tx) =>
          tx.insertInto('tenant').values({ tenant_id, name: tenant_id }).execute(),
        );
      }
      const seen = await store.db.tenant('one', (tx) =>
        tx.selectFrom('tenant').select('tenant_id').execute(),
      );
      expect(seen).toEqual([{ tenant_id: 'one' }]);
    } finally {
      await store.close();
    }
  });

  it('is distinguished from one that refuses the credentials', async () => {
    const url = urlOf({ ...admin, password: 'wrong-canary' });
    const message = await openExternalPostgres(url).catch(String);
    expect(message).toContain(`(/${database}) cannot be reached: password authentication failed`);
    expect(message).not.toContain('canary');
  });
});
