import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Tx } from './database.ts';

/**
 * Counts an action against a person's daily limit `most` (G30), exact across servers; the count commits with the
 * caller's transaction. Days are UTC. Throws 429 with code 1901 when the limit is reached.
 */
export async function takeFromQuota(
  tx: Tx,
  { tenantId, userId }: Actor,
  what: string,
  most: number,
): Promise<void> {
  const { rows } = await sql<{ used: number }>`
    INSERT INTO daily_quota AS q (tenant_id, user_id, what, day, used)
    VALUES (${tenantId}, ${userId}, ${what}, (now() AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (tenant_id, user_id, what, day) DO UPDATE SET used = q.used + 1 WHERE q.used < ${most}
    RETURNING used
  `.execute(tx);
  if (rows.length === 0) throw new HttpRefusal(429, codes.enoughForToday, secondsToMidnight(new Date()));
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1_000);
}
