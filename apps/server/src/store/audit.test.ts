import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { pruneAudit, recordAudit } from './audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.system(async (tx) => {
    await sql`
      INSERT INTO tenant (tenant_id, name, settings)
      VALUES ('demo', 'demo', '{}'), ('brief', 'brief', '{"auditDays": 180}')`.execute(tx);
    for (const tenantId of ['demo', 'brief']) {
      for (const days of [0, 179, 181, 399, 401]) {
        await recordAudit(tx, { tenantId, action: 'sign-in', subject: `${days} days ago` });
        await sql`
          UPDATE audit SET at = now() - make_interval(days => ${days})
          WHERE tenant_id = ${tenantId} AND subject = ${`${days} days ago`}`.execute(tx);
      }
    }
  });
});
afterAll(() => database.close());

it('retains audit entries as long as each organisation has configured, by default 400 days', async () => {
  await database.system((tx) => pruneAudit(tx));
  const entriesOf = (tenantId: string) =>
    database.tenant(tenantId, (tx) =>
      tx.selectFrom('audit').select('subject').orderBy('at', 'desc').execute(),
    );
  const kept = async (tenantId: string) => (await entriesOf(tenantId)).map(({ subject }) => subject);
  expect(await kept('demo')).toEqual(['0 days ago', '179 days ago', '181 days ago', '399 days ago']);
  expect(await kept('brief')).toEqual(['0 days ago', '179 days ago']);
});
