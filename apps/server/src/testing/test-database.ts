import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, type Database, type DatabaseOptions, openDatabase } from '../store/database.ts';

export interface TestDatabase extends Database {
  /** Connection of the server. */
  connection: Connection;
  /** Connection as the schema's owner. */
  owner: Connection;
}

/** Creates a database for a test file: a copy of the migrated, empty one. `close` drops it. */
export async function createTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const { superuser, owner, application } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await once(superuser, `CREATE DATABASE ${name} TEMPLATE portal OWNER ${owner.user ?? 'postgres'}`);
  const connection = { ...application, database: name };
  const database = openDatabase(connection, { connections: 6, name: 'portal-test', ...options });
  return {
    ...database,
    connection,
    owner: { ...owner, database: name },
    async close() {
      await database.close();
      await once(superuser, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function once(connection: Connection, statement: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
