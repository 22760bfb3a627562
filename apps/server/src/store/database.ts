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
import type { Schema } from './schema.ts';

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

/** Address and credentials of a PostgreSQL, for the driver. */
export type Connection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'options'
> & {
  connectionString?: string;
};

export interface DatabaseOptions {
  /** Maximum connections. */
  connections?: number;
  /**
   * Opens all connections immediately and retains idle ones: on a full disk PostgreSQL may be unable to open new ones.
   */
  keepsOpen?: boolean;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  /** Whether transactions are read-only for now: a write then fails with 25006. */
  refusesWrites?: (() => boolean) | undefined;
}

export const everyTenant = '*';

/** Creates a pool for a migrated database. Connects lazily. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max: options.connections ?? 10,
    application_name: options.name ?? 'portal',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: options.keepsOpen ? 0 : 60_000,
    types,
  });
  // Without a listener, a broken idle connection would end the process. The pool listens to idle connections only, so
  // one that breaks within a transaction, between two statements, needs its own listener.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  if (options.keepsOpen) void openAll(pool);
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

/** Opens all connections of the pool; those that fail are opened when needed. */
async function openAll(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const result of opened) if (result.status === 'fulfilled') result.value.release();
}

/**
 * Marks a frequent statement for planning once per connection instead of per call; also with `modifyFront`. The plan
 * remains while tables grow, so a statement that reads tables belongs into a `by-keys` transaction.
 */
export const prepared = sql.raw('/* prepared */');
const preparedMark = /^\s*(select )?\/\* prepared \*\//;

/**
 * Sends marked statements as named prepared statements, with a callback. pg's promise uses `query.callback = () => …`;
 * V8 allocates a function assigned to a property in the old generation, which retains all rows of the result until the
 * next full collection.
 */
class PreparingClient extends pg.Client {
  static readonly #names = new Map<string, string>();

  override query = ((query: unknown, ...rest: unknown[]) => {
    const [values] = rest;
    if (typeof query !== 'string' || !Array.isArray(values) || rest.length > 1)
      return Reflect.apply(super.query.bind(this), this, [query, ...rest]);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const callback = (error: Error | null, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    if (preparedMark.test(query)) {
      super.query({ text: query, name: PreparingClient.#nameOf(query), values }, callback);
    } else super.query(query, values, callback);
    return promise;
  }) as pg.Client['query'];

  static #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `portal-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Omits BEGIN, which the caller sends together with the tenant: one round trip less per transaction. */
class BoundTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
