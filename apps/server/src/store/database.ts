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
import { createHintSender, eventChannel, everyTenant } from './hints.ts';
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
  /**
   * Registers who is told after each committed transaction that published events. By default all servers are notified,
   * with a statement of its own.
   */
  follow(follower: Follower): void;
  close(): Promise<void>;
}

/** Who follows the event log. */
export interface Follower {
  /** Events of a tenant were just committed here. */
  hint(tenantId: string): void;
}

/** State of a transaction for `publish`. */
export interface Binding {
  tenantId: string;
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

  const servers = createHintSender((hint) => sql`SELECT pg_notify(${eventChannel}, ${hint})`.execute(kysely));
  let follower: Follower = servers;
  const close = async () => {
    await servers.settled();
    await kysely.destroy();
  };
  const accessOf = (refusesWrites: () => boolean): Omit<Database, 'essential'> => {
    const bound = async <T>(tenantId: string, work: (tx: Tx) => Promise<T>, reading?: Reading) => {
      const mode = refusesWrites() ? ' read only' : '';
      const byKeys = reading === 'by-keys' ? 'set local enable_seqscan = off; ' : '';
      const begin = CompiledQuery.raw(
        `begin${mode}; ${byKeys}select set_config('portal.tenant', ${pg.escapeLiteral(tenantId)}, true)`,
      );
      const binding: Binding = { tenantId, published: 0, silent: false };
      const result = await kysely.transaction().execute(async (tx) => {
        bindings.set(tx, binding);
        await tx.executeQuery(begin);
        return work(tx);
      });
      if (binding.published > 0) follower.hint(tenantId);
      return result;
    };
    return {
      tenant(tenantId, work, reading) {
        if (tenantId === everyTenant || tenantId === '') throw new Error('a transaction needs one tenant');
        return bound(tenantId, work, reading);
      },
      system: (work, reading) => bound(everyTenant, work, reading),
      follow: (given) => {
        follower = given;
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
