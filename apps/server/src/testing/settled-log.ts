import { expect } from 'vitest';
import type { Database } from '../store/database.ts';
import { readLog } from '../store/events.ts';

/**
 * Waits until every event that was committed can be read: files of tests share a cluster, where a transaction in another
 * one's database holds all logs back. Who follows a log from then on sees no event of an earlier test.
 */
export async function settledLog(database: Database): Promise<void> {
  const held = () => database.system(async (tx) => (await readLog(tx, 0n, 10_000)).waiting);
  await expect.poll(held).toBe(false);
}
