import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { publish, type NewEvent, promiseNoEvents } from './events.ts';

/**
 * Begins a long transaction: it promises to write no events, so that the log goes on beside it. What it has to tell it
 * leaves with `deferEvents`. To be called before it writes anything.
 */
export const beginLongWork = promiseNoEvents;

/** Leaves events that are to be told once the caller's transaction has committed; they are as durable as its work. */
export async function deferEvents(tx: Tx, tenantId: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('deferred_event')
    .values({ tenant_id: tenantId, events: JSON.stringify(events) })
    .execute();
}

/**
 * Tells what committed transactions have left to be told, each once, also when several processes do so at the same
 * moment. Whoever deferred events does so after the commit; the servers do it for those who could not.
 */
export async function tellDeferred(database: Database): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ tenant_id: string }>`SELECT DISTINCT tenant_id FROM deferred_event`.execute(tx),
  );
  for (const { tenant_id: tenantId } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- a short transaction each
    await database.tenant(tenantId, async (tx) => {
      const left = await sql<{ events: NewEvent[] }>`
        DELETE FROM deferred_event WHERE (tenant_id, deferred_id) IN (
          SELECT tenant_id, deferred_id FROM deferred_event WHERE tenant_id = ${tenantId} FOR UPDATE SKIP LOCKED
        )
        RETURNING events
      `.execute(tx);
      await publish(
        tx,
        left.rows.flatMap(({ events }) => events),
      );
    });
  }
}

/** Milliseconds between looks for what somebody could not tell: the most that a sign-out may be behind (G12). */
const lookEvery = 1_000;

/** Tells now and then what was left to be told by those who have not lived to do it; returns how to stop. */
export function keepTelling(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  let telling: Promise<void> | undefined;
  const tell = () => {
    telling ??= tellDeferred(database)
      .catch(onError)
      .finally(() => (telling = undefined));
  };
  tell();
  const timer = setInterval(tell, lookEvery);
  return async () => {
    clearInterval(timer);
    await telling;
  };
}
