import { codes } from '@snap/portal-api/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../store/database.ts';
import { tenantIdPattern } from '../../store/tenant-id.ts';
import { settingsOf, type TenantSettings } from '../../tenant-settings.ts';

export interface Organisation {
  tenantId: string;
  name: string;
  settings: TenantSettings;
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
