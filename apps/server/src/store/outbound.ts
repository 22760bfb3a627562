import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { createSeal } from './seal.ts';

/** Something for another system. */
export interface Delivery {
  tenantId: string;
  /** Which of the `deliver` functions sends it. */
  kind: string;
  body: string;
  /** Milliseconds after which it is worth nothing. 0: it is not sent, but storing it takes the same time. */
  expiresIn: number;
}

/** Sends deliveries at least once, also after a crash, and retries until they have expired. */
export interface Outbound {
  /** Stores a delivery within the transaction that causes it. */
  put(tx: Tx, delivery: Delivery): Promise<void>;
  /** Call it after the commit, so that deliveries begin at once. */
  wake(): void;
  /** Interrupts attempts; other servers, or the next start, repeat them. */
  close(): Promise<void>;
}

/**
 * One attempt; rejects when the other system has not taken it.
 * @param id The same for each attempt of a delivery.
 */
export type Deliver = (body: string, id: string, signal: AbortSignal) => Promise<void>;

export interface OutboundOptions {
  database: Database;
  /** Key of this installation, which the database does not contain. */
  key: Buffer;
  deliver: Readonly<Record<string, Deliver>>;
  /** Called when a delivery has expired after failed attempts. */
  onExpired: (expired: { tenantId: string; kind: string; attempts: number }) => void;
  onError: (error: unknown) => void;
}

/** Milliseconds between two looks for deliveries of killed servers. */
const LOOK_EVERY_MS = 15_000;
/** Milliseconds of one attempt, and until another server repeats it: longer, for the database. */
const ATTEMPT_MS = 5_000;
const LEASE_MS = 15_000;
/** Milliseconds until the next attempt: tripled by each. */
const RETRY_MS = { first: 1_000, longest: 60_000 };
const TOGETHER = 20;

const ms = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

interface Claimed {
  tenant_id: string;
  outbound_id: string;
  kind: string;
  body: Buffer;
  attempts: number;
}

/** Starts to send what is due. */
export function startOutbound({ database, key, deliver, onExpired, onError }: OutboundOptions): Outbound {
  const seal = createSeal(key, 'outbound');
  const closing = new AbortController();
  const retries = new Set<NodeJS.Timeout>();
  let again = false;
  let running: Promise<void> | undefined;

  const wake = () => {
    if (closing.signal.aborted) return;
    again = true;
    running ??= run().finally(() => (running = undefined));
  };
  const wakeAfter = (delay: number) => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      wake();
    }, delay);
    retries.add(timer);
  };
  const attempt = async ({ tenant_id, outbound_id, kind, body, attempts }: Claimed) => {
    const own = sql`tenant_id = ${tenant_id} AND outbound_id = ${outbound_id}`;
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      await deliver[kind]?.(seal.open(body), outbound_id, signal);
      await database.system((tx) => sql`DELETE FROM outbound WHERE ${own}`.execute(tx));
    } catch {
      const delay = Math.min(RETRY_MS.longest, RETRY_MS.first * 3 ** (attempts - 1));
      await database.system((tx) =>
        sql`UPDATE outbound SET due_at = now() + ${ms(delay)} WHERE ${own}`.execute(tx),
      );
      wakeAfter(delay);
    }
  };
  const run = async () => {
    while (again && !closing.signal.aborted) {
      again = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one claim after the other
        const { claimed, expired } = await claim(database, Object.keys(deliver));
        for (const { tenant_id: tenantId, kind, attempts } of expired)
          if (attempts > 0) onExpired({ tenantId, kind, attempts });
        if (claimed.length === TOGETHER) again = true;
        // A slow system delays no later delivery: they are claimed while this one is under way.
        for (const each of claimed) track(attempt(each).catch(onError));
      } catch (error) {
        onError(error);
      }
    }
  };
  const underWay = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();

  return {
    async put(tx, { tenantId, kind, body, expiresIn }) {
      await sql`
        INSERT INTO outbound (tenant_id, kind, body, expires_at)
        VALUES (${tenantId}, ${kind}, ${seal.close(body)}, now() + ${ms(expiresIn)})`.execute(tx);
    },
    wake,
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
      await Promise.all(underWay);
      for (const retry of retries) clearTimeout(retry);
    },
  };
}

/** Takes what is due, and removes what has expired. */
async function claim(database: Database, kinds: readonly string[]) {
  return database.system(async (tx) => {
    const { rows: expired } = await sql<Omit<Claimed, 'body'>>`
      DELETE FROM outbound WHERE expires_at <= now() RETURNING tenant_id, outbound_id, kind, attempts`.execute(
      tx,
    );
    const { rows: claimed } = await sql<Claimed>`
      UPDATE outbound AS o SET attempts = o.attempts + 1, due_at = now() + ${ms(LEASE_MS)}
      FROM (
        SELECT tenant_id, outbound_id FROM outbound WHERE due_at <= now() AND expires_at > now() AND kind = ANY (${kinds}::text[])
        ORDER BY due_at LIMIT ${TOGETHER} FOR UPDATE SKIP LOCKED
      ) AS due
      WHERE o.tenant_id = due.tenant_id AND o.outbound_id = due.outbound_id
      RETURNING o.tenant_id, o.outbound_id, o.kind, o.body, o.attempts`.execute(tx);
    return { claimed, expired };
  });
}
