import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { administratorRole } from '../defaults/default-roles.ts';

/** Makes those wait who change at the same time who administers: two administrators cannot remove each other. */
export async function lockAdministrators(tx: Tx, tenantId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('administrators ' || ${tenantId}, 0))`.execute(tx);
}

/** The people with role `admin` who can sign in. */
export async function activeAdministrators(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT r.user_id FROM person_role r
    JOIN person p ON p.tenant_id = r.tenant_id AND p.user_id = r.user_id
    WHERE r.tenant_id = ${tenantId} AND r.role_id = ${administratorRole}
      AND p.left_at IS NULL AND p.disabled_at IS NULL
  `.execute(tx);
  return rows.map((row) => row.user_id);
}
