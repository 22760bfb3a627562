import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { type Connection, openPool, type PoolOptions } from './pool.ts';
import type { Schema } from './schema.ts';

export type { Connection } from './pool.ts';

export type Tx = Transaction<Schema>;

export interface Database {
  /** Transaction of one tenant, enforced by row-level security. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, reading?: Reading): Promise<T>;
  /** Transaction across tenants: only for the live tail, session lookup by token, migrations and the command line. */
  system<T>(work: (tx: Tx) => Promise<T>, reading?: Reading): Promise<T>;
  /**
   * The same database for writes that must succeed while `refusesWrites` is true: sign-in and sign-out, deletions, and
   * the server's maintenance.
   */
  essential: Database;
  /** Registers the server instance of these transactions; it is notified after each that published events. */
  follow(instance: Instance): void;
  close(): Promise<void>;
}

/** A server instance, as the event log uses it. */
export interface Instance {
  instanceId: string;
  /** Look into the log now: something was just committed here. */
  hint(): void;
}

/** State of a transaction for `publish`. */
export interface Binding {
  tenantId: string;
  instanceId: string;
  /** Number of events published so far; continues the ordinals. */
  published: number;
  /** It has promised to publish none. */
  silent: boolean;
}

const bindings = new WeakMap<Tx, Binding>();

export function bindingOf(tx: Tx): Binding {
  const binding = bindings.get(tx);
  if (!binding) throw new Error('a transaction of another database');
  return binding;
}

/** `by-keys`: forces index scans, however small the tables are when the statement is planned. */
export type Reading = 'by-keys';

export interface DatabaseOptions extends PoolOptions {
  /** Whether transactions are read-only for now: a write then fails with 25006. */
  refusesWrites?: (() => boolean) | undefined;
}

export const everyTenant = '*';

/** Creates a pool for a migrated database. Connects lazily. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const pool = openPool(connection, options);
  const kysely = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundTransactionDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  const close = () => kysely.destroy();
  let instance: Instance | undefined;
  const accessOf = (refusesWrites: () => boolean): Omit<Database, 'essential'> => {
    const bound = async <T>(tenantId: string, work: (tx: Tx) => Promise<T>, reading?: Reading) => {
      const mode = refusesWrites() ? ' read only' : '';
      const byKeys = reading === 'by-keys' ? 'set local enable_seqscan = off; ' : '';
      const begin = CompiledQuery.raw(
        `begin${mode}; ${byKeys}select set_config('portal.tenant', ${pg.escapeLiteral(tenantId)}, true)`,
      );
      const binding: Binding = {
        tenantId,
        instanceId: instance?.instanceId ?? '',
        published: 0,
        silent: false,
      };
      const result = await kysely.transaction().execute(async (tx) => {
        bindings.set(tx, binding);
        await tx.executeQuery(begin);
        return work(tx);
      });
      if (binding.published > 0) instance?.hint();
      return result;
    };
    return {
      tenant(tenantId, work, reading) {
        if (tenantId === everyTenant || tenantId === '') throw new Error('a transaction needs one tenant');
        return bound(tenantId, work, reading);
      },
      system: (work, reading) => bound(everyTenant, work, reading),
      follow: (given) => {
        instance = given;
      },
      close,
    };
  };
  const essential: Database = {
    ...accessOf(() => false),
    get essential() {
      return essential;
    },
  };
  return { ...accessOf(options.refusesWrites ?? (() => false)), essential };
}

/**
 * Marks a frequent statement for planning once per connection instead of per call; also with `modifyFront`. The plan
 * remains while tables grow, so a statement that reads tables belongs into a `by-keys` transaction.
 */
export const prepared = sql.raw('/* prepared */');
/** Omits BEGIN, which the caller sends together with the tenant: one round trip less per transaction. */
class BoundTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}
