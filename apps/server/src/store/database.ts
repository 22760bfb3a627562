import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { createHintSender, eventChannel, everyTenant } from './hints.ts';
import { type Connection, openPool, type PoolOptions } from './pool.ts';
import type { Schema } from './schema.ts';
import {
  checkStandby,
  createSampler,
  createStandby,
  type ReadCounts,
  type Standby,
  standbyConnection,
} from './standby.ts';

export type { Connection } from './pool.ts';

export type Tx = Transaction<Schema>;

export interface Database {
  /** Transaction of one tenant, enforced by row-level security. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, reading?: Reading): Promise<T>;
  /**
   * Transaction of one tenant that only reads. It runs on the standby of PORTAL_DATABASE_READ_URL, if there is one, which has
   * replayed everything that was committed before the call, on whatever server; otherwise on the primary. The work may be run
   * twice, unless it has begun to respond.
   * @param mayRepeat Whether the work may still be run again.
   */
  read<T>(tenantId: string, work: (tx: Tx) => Promise<T>, mayRepeat?: () => boolean): Promise<T>;
  /** Reads that `read` sent to the standby, and to the primary although there is a standby. */
  readonly reads: Readonly<ReadCounts>;
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
  /** A standby for reads. */
  standby?: StandbyOptions | undefined;
}

export interface StandbyOptions {
  urls: readonly string[];
  /** Called when it goes away, until when the primary takes its reads. */
  onAway?: ((error: unknown) => void) | undefined;
}

/** Creates a pool for a migrated database. Connects lazily. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const kysely = open(openPool(connection, options));
  const standby = options.standby && openStandby(connection, options, options.standby);
  const reads: ReadCounts = { standby: 0, primary: 0 };
  const position = createSampler(async () => {
    const { rows } = await sql<{ lsn: string }>`SELECT pg_current_wal_lsn()::text AS lsn`.execute(kysely);
    return rows[0]?.lsn ?? '';
  });

  const servers = createHintSender((hint) => sql`SELECT pg_notify(${eventChannel}, ${hint})`.execute(kysely));
  let follower: Follower = servers;
  const close = async () => {
    await servers.settled();
    await Promise.all([kysely.destroy(), standby?.close()]);
  };
  const accessOf = (refusesWrites: () => boolean): Omit<Database, 'essential'> => {
    const bound = async <T>(
      tenantId: string,
      work: (tx: Tx) => Promise<T>,
      reading?: Reading,
      mode = refusesWrites() ? readOnly : '',
    ) => {
      const begin = beginOf(tenantId, mode, reading);
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
      tenant: (tenantId, work, reading) => bound(one(tenantId), work, reading),
      async read(tenantId, work, mayRepeat) {
        if (standby) {
          const binding: Binding = { tenantId: one(tenantId), published: 0, silent: true };
          let failure: { error: unknown } | undefined;
          const onStandby = async (tx: Tx) => {
            bindings.set(tx, binding);
            await tx.executeQuery(beginOf(tenantId, readOnly));
            return work(tx).catch((error: unknown) => {
              failure = { error };
              throw error;
            });
          };
          const outcome = await standby.read(await position(), onStandby, mayRepeat !== undefined);
          if (outcome) reads.standby += 1;
          else reads.primary += 1;
          if (outcome) return outcome.value;
          if (mayRepeat?.() === false)
            throw failure?.error ?? new Error('the standby was lost during a response');
        }
        return bound(one(tenantId), work, undefined, readOnly);
      },
      reads,
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

function one(tenantId: string): string {
  if (tenantId === everyTenant || tenantId === '') throw new Error('a transaction needs one tenant');
  return tenantId;
}

function open(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundTransactionDriver({ pool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const readOnly = ' read only';

const beginOf = (tenantId: string, mode: string, reading?: Reading) =>
  CompiledQuery.raw(
    `begin${mode}; ${reading === 'by-keys' ? 'set local enable_seqscan = off; ' : ''}select set_config('portal.tenant', ${pg.escapeLiteral(tenantId)}, true)`,
  );

/** Milliseconds to connect to a standby: a read waits for it. */
const STANDBY_CONNECT_MS = 500;

function openStandby(
  primary: Connection,
  options: DatabaseOptions,
  { urls, onAway }: StandbyOptions,
): Standby {
  const connection = standbyConnection(urls, primary);
  const pool = openPool(connection, {
    connections: options.connections ?? 10,
    name: `${options.name ?? 'portal'}-reads`,
    connectTimeout: STANDBY_CONNECT_MS,
    check: checkStandby,
  });
  return createStandby(open(pool), (error) => {
    connection.turn();
    onAway?.(error);
  });
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
