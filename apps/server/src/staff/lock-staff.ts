import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';

/** Serialises imports and changes of departments of one organisation, until the transaction ends. */
export async function lockStaff(tx: Tx, tenantId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff import ' || ${tenantId}, 0))`.execute(tx);
}
