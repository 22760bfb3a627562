import { type Kysely, sql, type Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './errors.ts';
import type { Connection } from './pool.ts';
import type { Schema } from './schema.ts';

/** Milliseconds that a read waits for a standby that is behind. */
const CATCH_UP_MS = 100;
const CATCH_UP_STEP_MS = 5;
/** Milliseconds in which a standby that was behind, or away, gets no reads. */
const BEHIND_PAUSE_MS = 250;
const AWAY_PAUSE_MS = 2_000;
/** Milliseconds until a standby that does not respond counts as away: until a read begins, and for the read itself. */
const BEGIN_TIMEOUT_MS = 1_000;
const READ_TIMEOUT_MS = 10_000;

/** How many reads that a standby could take were taken by which server. */
export interface ReadCounts {
  standby: number;
  primary: number;
}

/** Runs reads on a standby. */
export interface Standby {
  /**
   * Runs a read in a transaction on the standby when it has replayed `lsn`. Resolves to undefined when the primary must
   * take the read: the standby is behind or away, or the read has failed there, for whatever reason.
   * @param isLong Whether the read may take as long as its reader.
   */
  read<T>(
    lsn: string,
    read: (tx: Transaction<Schema>) => Promise<T>,
    isLong?: boolean,
  ): Promise<{ value: T } | undefined>;
  close(): Promise<void>;
}

/** @param onAway Called when it goes away; not again before it has taken a read. */
export function createStandby(kysely: Kysely<Schema>, onAway: (error: unknown) => void): Standby {
  let pauseUntil = 0;
  let away = false;
  const leave = (error: unknown) => {
    pauseUntil = performance.now() + AWAY_PAUSE_MS;
    if (!away) onAway(error);
    away = true;
  };

  return {
    async read<T>(lsn: string, read: (tx: Transaction<Schema>) => Promise<T>, isLong = false) {
      if (performance.now() < pauseUntil) return undefined;
      const begun = Promise.withResolvers<boolean>();
      const done = kysely.transaction().execute(async (tx) => {
        if (!(await hasReplayed(tx, lsn))) {
          pauseUntil = performance.now() + BEHIND_PAUSE_MS;
          begun.resolve(false);
          return undefined;
        }
        begun.resolve(true);
        return { value: await read(tx) };
      });
      // It may fail after the time is over.
      done.catch(begun.reject);
      begun.promise.catch(() => {});
      try {
        await within(BEGIN_TIMEOUT_MS, begun.promise);
        const outcome = await (isLong ? done : within(READ_TIMEOUT_MS, done));
        if (outcome) away = false;
        return outcome;
      } catch (error) {
        // Other errors are the read's own, or a conflict with what the standby replays: the primary says which.
        if (error instanceof TimeoutError || error instanceof NotStandbyError || isDatabaseAway(error))
          leave(error);
        return undefined;
      }
    },
    close: () => kysely.destroy(),
  };
}

/** Each statement has a snapshot of its own, so that the next one sees all that was replayed. */
async function hasReplayed(tx: Transaction<Schema>, lsn: string): Promise<boolean> {
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it has caught up
    const { rows } = await sql<{ replayed: boolean | null }>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn AS replayed`.execute(tx);
    if (rows[0]?.replayed === true) return true;
    if (performance.now() >= until) return false;
    // oxlint-disable-next-line no-await-in-loop -- until it has caught up
    await pause(CATCH_UP_STEP_MS);
  }
}

/** Runs a statement on a connection of its own; resolves to the first column of the first row. */
async function ask(connection: Connection, statement: string, values: string[] = []): Promise<unknown> {
  const client = new pg.Client({
    ...connection,
    application_name: 'portal-setup',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: statement, values, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Milliseconds that a backup waits for a standby. */
const BACKUP_CATCH_UP_MS = 10_000;

/** Whether a standby has all that is committed now, or soon has; not when it is away. */
export async function hasCaughtUp(primary: Connection, standby: Connection): Promise<boolean> {
  const lsn = String(await ask(primary, 'SELECT pg_current_wal_lsn()::text'));
  const until = performance.now() + BACKUP_CATCH_UP_MS;
  while (performance.now() < until) {
    // oxlint-disable no-await-in-loop -- until it has caught up
    const replayed = await ask(
      standby,
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn',
      [lsn],
    ).catch(() => undefined);
    if (replayed === true) return true;
    if (replayed === undefined) return false;
    await pause(CATCH_UP_MS);
    // oxlint-enable no-await-in-loop
  }
  return false;
}

class TimeoutError extends Error {}
class NotStandbyError extends Error {}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([
      work,
      pause(milliseconds, undefined, { signal: over.signal }).then(() => {
        throw new TimeoutError(`no response within ${milliseconds} ms`);
      }),
    ]);
  } finally {
    over.abort();
  }
}

/**
 * Checks a new connection of reads. Rejects when it leads to no standby, whose reads could be of an earlier primary, or
 * when row-level security does not apply to its role.
 */
export async function checkStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean; free: boolean }>(
    `SELECT pg_is_in_recovery() AS standby, rolsuper OR rolbypassrls AS free FROM pg_roles WHERE rolname = current_user`,
  );
  if (rows[0]?.standby !== true) throw new NotStandbyError('it is not a standby');
  if (rows[0].free) throw new NotStandbyError('its role is exempt from row-level security');
}

/**
 * Samples a value for callers that need one from after their call, with one sample at a time: callers during a sample share
 * the next one.
 */
export function createSampler<T>(sample: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => {
    const own = sample().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

/** The connection of PORTAL_DATABASE_READ_URL, with the role that the server has on the primary. */
export function standbyConnection(
  urls: readonly string[],
  { options }: Connection,
): Connection & { turn(): void } {
  let index = 0;
  return {
    get connectionString() {
      return urls[index % urls.length] ?? '';
    },
    ...(options === undefined ? {} : { options }),
    turn: () => void (index += 1),
  };
}
