import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { everyTenant } from '../store/hints.ts';

/** Retention of the event log in days (B1): older cursors get `reset`. */
const keptDays = 30;
const batch = 10_000;

/**
 * Deletes events older than `days` and records the pruned position of each organisation. Safe to run concurrently.
 * Returns the number of deleted events.
 */
export async function pruneEvents(database: Database, days = keptDays): Promise<number> {
  const { rows: tenants } = await database.system((tx) =>
    sql<{ tenant_id: string }>`SELECT tenant_id FROM tenant UNION ALL SELECT ${everyTenant}`.execute(tx),
  );
  let total = 0;
  for (const { tenant_id: tenantId } of tenants) total += await pruneTenant(database, tenantId, days);
  return total;
}

async function pruneTenant(database: Database, tenantId: string, days: number): Promise<number> {
  let total = 0;
  for (;;) {
    const pruned = await database.system(async (tx) => {
      const { rows } = await sql<{ pruned: number }>`
        WITH old AS (
          SELECT pos FROM (
            SELECT pos, at FROM event WHERE tenant_id = ${tenantId} ORDER BY pos LIMIT ${batch}
          ) AS oldest
          WHERE at < now() - make_interval(days => ${days})
        ), gone AS (
          DELETE FROM event USING old WHERE event.tenant_id = ${tenantId} AND event.pos = old.pos
          RETURNING event.tenant_id, event.pos
        ), floors AS (
          INSERT INTO event_floor (tenant_id, pos)
          SELECT tenant_id, max(pos) FROM gone GROUP BY tenant_id ORDER BY tenant_id
          ON CONFLICT (tenant_id) DO UPDATE SET pos = greatest(event_floor.pos, excluded.pos)
        )
        SELECT count(*)::int AS pruned FROM gone
      `.execute(tx);
      return rows[0]?.pruned ?? 0;
    });
    total += pruned;
    if (pruned < batch) return total;
  }
}
