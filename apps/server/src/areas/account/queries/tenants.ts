import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { settingsOf, type TenantSettings } from '../../../tenant-settings.ts';

export interface Organisation {
  tenantId: string;
  name: string;
  settings: TenantSettings;
}

/**
 * What was sent, with the id of the organisation that is meant, however its letters are written: exactly this one where there
 * is one, else the only one that differs by capitals alone. Stays as it was where neither is there.
 */
export async function withTenant<Input extends { tenantId: string }>(
  db: Database,
  input: Input,
): Promise<Input> {
  const written = input.tenantId.normalize('NFKC').trim();
  // What cannot be an id must not begin a transaction either.
  if (!tenantIdPattern.test(written)) return input;
  const found = await db.system((tx) =>
    tx
      .selectFrom('tenant')
      .select('tenant_id')
      .where(sql`lower(tenant_id)`, '=', written.toLowerCase())
      .execute(),
  );
  const ids = found.map(({ tenant_id }) => tenant_id);
  const [only, another] = ids;
  const meant = ids.includes(written) || another !== undefined ? written : only;
  return { ...input, tenantId: meant ?? input.tenantId };
}

/** An organisation as anyone may know it. Throws code 1015 where there is none. */
export async function findOrganisation(db: Database, tenantId: string): Promise<Organisation> {
  // What cannot be an id must not bind a transaction either.
  const row = tenantIdPattern.test(tenantId)
    ? await db.tenant(tenantId, (tx) =>
        tx
          .selectFrom('tenant')
          .select(['name', 'settings'])
          .where('tenant_id', '=', tenantId)
          .executeTakeFirst(),
      )
    : undefined;
  if (!row) throw new Refusal(codes.unknownTenant);
  return { tenantId, name: row.name, settings: settingsOf(tenantId, row.settings) };
}
