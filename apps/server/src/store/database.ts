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
  /** A transaction bound to one tenant: row-level security shows nothing else. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, reading?: Reading): Promise<T>;
  /** Across tenants; only for the live tail, session lookup by token, migrations and the command line. */
  system<T>(work: (tx: Tx) => Promise<T>, reading?: Reading): Promise<T>;
  /**
   * The same database for writes that must go on when `refusesWrites` says no: those that sign people in and out, that
   * make room, and the server's own upkeep.
   */
  essential: Database;
  /** Names the server instance whose transactions these are; it is told after each that has published events. */
  follow(instance: Instance): void;
  close(): Promise<void>;
}

/** A server instance as the event log knows it. */
export interface Instance {
  instanceId: string;
  /** Look into the log now: something was just committed here. */
  hint(): void;
}

/** What `publish` knows of a transaction. */
export interface Binding {
  tenantId: string;
  instanceId: string;
  /** Events published so far: ordinals within a transaction continue. */
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

/** `by-keys`: whatever is read is found through an index, however small its table is at the time of planning. */
export type Reading = 'by-keys';

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
  /** Opens all of them at once and closes none while idle: on a full disk PostgreSQL may be unable to begin a new one. */
  keepsOpen?: boolean;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Whether transactions may only read for now: a write in one fails with 25006. */
  refusesWrites?: (() => boolean) | undefined;
}

export const everyTenant = '*';

/** Opens a pool on a migrated database. Connects on first use. */
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
  // Without a listener a connection that breaks while idle would end the process; and the pool listens to idle ones
  // only, so one that breaks in a transaction between two statements needs a listener of its own.
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

/** Opens as many connections as the pool may have. What cannot be opened now is opened when it is needed. */
async function openAll(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const result of opened) if (result.status === 'fulfilled') result.value.release();
}

/**
 * Begins a statement, or by `modifyFront` what it selects, that is planned once a connection, not once a call: for the
 * few that come all the time. The plan stays while tables grow, so a statement that reads tables belongs in a
 * transaction that goes by keys.
 */
export const prepared = sql.raw('/* prepared */');
const preparedMark = /^\s*(select )?\/\* prepared \*\//;

/**
 * Gives statements that ask for it a name, under which the server keeps them, and asks with a callback. The promise that
 * pg makes hangs on `query.callback = () => …`, and V8 puts a function that is written as the value of a property into
 * the old generation at once: with all the rows of an answer that it reaches, until the next full collection.
 */
class PreparingClient extends pg.Client {
  static readonly #names = new Map<string, string>();

  override query = ((query: unknown, ...rest: unknown[]) => {
    const [values] = rest;
    if (typeof query !== 'string' || !Array.isArray(values) || rest.length > 1)
      return Reflect.apply(super.query.bind(this), this, [query, ...rest]);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const answer = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
    if (preparedMark.test(query)) {
      super.query({ text: query, name: PreparingClient.#nameOf(query), values }, answer);
    } else super.query(query, values, answer);
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

/** Leaves BEGIN to the caller, who sends it together with the tenant: one round trip less for each transaction. */
class BoundTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
