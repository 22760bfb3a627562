import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { publish, type NewEvent, promiseNoEvents } from './events.ts';

/**
 * Starts a long transaction, which promises to write no events, so that it does not block the event log. Its events are
 * stored with `deferEvents`. Call it before any write.
 */
export const beginLongWork = promiseNoEvents;

/** Stores events for publication after the caller's commit; as durable as the transaction. */
export async function deferEvents(tx: Tx, tenantId: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('deferred_event')
    .values({ tenant_id: tenantId, events: JSON.stringify(events) })
    .execute();
}

/**
 * Publishes the deferred events of committed transactions, each once, also with concurrent callers. Call it after the
 * commit; servers do it for processes that could not.
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

/** Publishes deferred events for processes that died before they could. */
export interface DeferredTeller {
  /** Call it when there are deferred events. */
  tell(): void;
  /** Resolves when all of them are published. */
  settled(): Promise<void>;
}

export function createDeferredTeller(database: Database, onError: (error: unknown) => void): DeferredTeller {
  let telling: Promise<void> | undefined;
  return {
    tell() {
      telling ??= tellDeferred(database)
        .catch(onError)
        .finally(() => (telling = undefined));
    },
    settled: async () => telling,
  };
}
