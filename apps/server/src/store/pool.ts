import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './errors.ts';
import type { Primary } from './primary.ts';

/** Address and credentials of a PostgreSQL, for the driver. Read for each new connection: the address may change. */
export type Connection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'options'
> & {
  connectionString?: string;
  /**
   * It leads through a pooler, such as PgBouncer: each transaction may run in another session, so that prepared
   * statements, LISTEN and locks of a session do not work.
   */
  pooled?: boolean;
};

export interface PoolOptions {
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
  /** Checks each new connection. Without it, no fail-over is noticed. */
  primary?: Primary | undefined;
  /** Checks each new connection of another server, instead of `primary`. */
  check?: (client: pg.ClientBase) => Promise<void>;
  /** Maximum milliseconds to connect. */
  connectTimeout?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Creates a pool whose connections all lead to the same primary: it starts over after a fail-over. Connects lazily. */
export function openPool(connection: Connection, options: PoolOptions): PostgresPool {
  const { primary } = options;
  const create = () => {
    const pool = new pg.Pool({
      ...connection,
      Client: class extends PreparingClient {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, ...connection });
        }
        override prepares = connection.pooled !== true;
      },
      max: options.connections ?? 10,
      application_name: options.name ?? 'portal',
      connectionTimeoutMillis: options.connectTimeout ?? CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: options.keepsOpen ? 0 : 60_000,
      keepAlive: true,
      types,
      onConnect: (client) => options.check?.(client) ?? primary?.check(client),
    });
    // Without a listener, a broken idle connection would end the process. The pool listens to idle connections only, so
    // one that breaks within a transaction, between two statements, needs its own listener.
    // One that breaks while the pool ends is not lost: the embedded database may stop before it has said goodbye.
    pool.on('error', (error) => pool.ending || options.onConnectionLost?.(error));
    pool.on('connect', (client) => client.on('error', () => {}));
    if (options.keepsOpen) void openAll(pool);
    return pool;
  };
  let current = create();
  const former = new Set<pg.Pool>();
  // Connections to the earlier primary may still work, but what is written there is lost.
  const stopWatching = primary?.onFailOver(() => {
    const left = current;
    current = create();
    former.add(left);
    // A pool that ends serves no one who already waits for a connection.
    const end = () => void left.end().then(() => former.delete(left));
    setTimeout(end, CONNECT_TIMEOUT_MS).unref();
  });
  return {
    async connect() {
      for (;;) {
        const pool = current;
        try {
          // oxlint-disable-next-line no-await-in-loop -- again only after a fail-over
          const client = await pool.connect();
          if (pool === current) return client;
          client.release(true);
        } catch (error) {
          if (isDatabaseAway(error)) primary?.find().catch(() => {});
          throw error;
        }
      }
    },
    async end() {
      stopWatching?.();
      await Promise.all([current, ...former].filter(({ ending }) => !ending).map((pool) => pool.end()));
    },
    get options() {
      return current.options;
    },
  };
}

/** Opens all connections of the pool; those that fail are opened when needed. */
async function openAll(pool: pg.Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const result of opened) if (result.status === 'fulfilled') result.value.release();
}

const preparedMark = /^\s*(select )?\/\* prepared \*\//;

/**
 * Sends marked statements as named prepared statements, with a callback. pg's promise uses `query.callback = () => …`;
 * V8 allocates a function assigned to a property in the old generation, which retains all rows of the result until the
 * next full collection.
 */
class PreparingClient extends pg.Client {
  static readonly #names = new Map<string, string>();
  /** Whether marked statements are prepared. */
  protected prepares = true;

  override query = ((query: unknown, ...rest: unknown[]) => {
    const [values] = rest;
    if (typeof query !== 'string' || !Array.isArray(values) || rest.length > 1)
      return Reflect.apply(super.query.bind(this), this, [query, ...rest]);
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const callback = (error: Error | null, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result);
    if (this.prepares && preparedMark.test(query)) {
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

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
