import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../store/database.ts';
import { readLog } from '../store/events.ts';

/**
 * Waits until all committed events are readable: test files share a cluster, where a transaction in another database
 * delays all logs. Readers that start afterwards see no event of an earlier test.
 */
export async function settledLog(database: Database): Promise<void> {
  const held = () =>
    database.system(async (tx) => {
      const { rows } = await sql<{ ids: string[] }>`
        SELECT coalesce(array_agg(DISTINCT tenant_id), '{}') AS ids FROM event
      `.execute(tx);
      return (await readLog(tx, { from: 0n, limit: 10_000, tenantIds: rows[0]?.ids ?? [] })).waiting;
    });
  await expect.poll(held).toBe(false);
}
