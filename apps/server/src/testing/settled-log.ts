import { expect } from 'vitest';
import type { Database } from '../store/database.ts';
import { readLog } from '../store/events.ts';

/**
 * Waits until all committed events are readable: test files share a cluster, where a transaction in another database
 * delays all logs. Readers that start afterwards see no event of an earlier test.
 */
export async function settledLog(database: Database): Promise<void> {
  const held = () => database.system(async (tx) => (await readLog(tx, 0n, 10_000)).waiting);
  await expect.poll(held).toBe(false);
}
