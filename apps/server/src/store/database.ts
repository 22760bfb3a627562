import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

export interface Database {
  /** A transaction bound to one tenant: row-level security shows nothing else. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Across tenants; only for the live tail, session lookup by token, migrations and the command line. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where a PostgreSQL listens and as whom to enter: what the driver takes. */
export type Connection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'options'
> & {
  connectionString?: string;
};

export interface DatabaseOptions {
  /** Connections at most. */
  connections?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void;
}

const everyTenant = '*';

/** Opens a pool on a migrated database. Connects on first use. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.connections ?? 10,
    application_name: options.name ?? 'portal',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    types,
  });
  // Without a listener a connection that breaks while idle would end the process; and the pool listens to idle ones
  // only, so one that breaks in a transaction between two statements needs a listener of its own.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundTransactionDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  const bound = <T>(tenantId: string, work: (tx: Tx) => Promise<T>) => {
    const begin = CompiledQuery.raw(
      `begin; select set_config('portal.tenant', ${pg.escapeLiteral(tenantId)}, true)`,
    );
    return kysely.transaction().execute(async (tx) => {
      await tx.executeQuery(begin);
      return work(tx);
    });
  };
  return {
    tenant(tenantId, work) {
      if (tenantId === everyTenant || tenantId === '') throw new Error('a transaction needs one tenant');
      return bound(tenantId, work);
    },
    system: (work) => bound(everyTenant, work),
    close: () => kysely.destroy(),
  };
}

/** Leaves BEGIN to the caller, who sends it together with the tenant: one round trip less for each transaction. */
class BoundTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
