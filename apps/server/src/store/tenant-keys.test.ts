import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Tables of the installation, which every node of a distributed database would have (Citus: reference tables). */
const ofInstallation = ['backup_run', 'installation', 'job_lease', 'migration', 'node'];

/** Keys and references of all tables with an organisation, each with its columns. */
const keys = `
  SELECT relation.relname AS "table", i.indexrelid::regclass::text AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::smallint[])) AS columns
  FROM pg_index i JOIN pg_class relation ON relation.oid = i.indrelid
  WHERE relation.relnamespace = 'public'::regnamespace AND (i.indisunique OR i.indisexclusion)
  UNION ALL
  SELECT relation.relname, c.conname,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey))
  FROM pg_constraint c JOIN pg_class relation ON relation.oid = c.conrelid
  WHERE relation.relnamespace = 'public'::regnamespace AND c.contype = 'f'
  ORDER BY 1, 2`;

describe('the schema can be distributed by organisation', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(database.owner);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  const read = async <T extends pg.QueryResultRow>(statement: string) =>
    (await client.query<T>(statement)).rows;

  it('every table holds tenant_id, except those of the installation', async () => {
    const without = await read<{ name: string }>(
      `SELECT relname::text AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
         AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant_id' AND NOT attisdropped)
       ORDER BY 1`,
    );
    expect(without.map(({ name }) => name)).toEqual(ofInstallation);
  });

  it('every primary key, unique index and foreign key holds tenant_id, and so does that of the event log', async () => {
    const found = await read<{ table: string; name: string; columns: string[] }>(keys);
    const own = found.filter(({ table }) => !ofInstallation.includes(table));
    expect(own.length).toBeGreaterThan(50);
    expect(own.some(({ table }) => table === 'event')).toBe(true);
    const without = own.filter(({ columns }) => !columns.includes('tenant_id'));
    expect(without.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
  });

  it('foreign keys refer to the same organisation', async () => {
    const crossing = await read(
      `SELECT c.conname FROM pg_constraint c
       WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT FROM unnest(c.conkey, c.confkey) AS pair (own, referred)
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = pair.own
         JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = pair.referred
         WHERE a.attname = 'tenant_id' AND b.attname = 'tenant_id')`,
    );
    expect(crossing).toEqual([]);
  });

  it('every table with tenant_id has the policy of its organisation', async () => {
    const open = await read(
      `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
         AND NOT (c.relrowsecurity AND c.relforcerowsecurity
           AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))`,
    );
    expect(open).toEqual([]);
  });
});
