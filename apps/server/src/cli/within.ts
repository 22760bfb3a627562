import { StartupError } from '../startup-error.ts';
import type { Database, Tx } from '../store/database.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';

/** Works in an organisation. Throws a StartupError when there is none with this id. */
export async function within<T>(db: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!tenantIdPattern.test(tenantId)) throw new StartupError(noTenant(tenantId));
  return db.tenant(tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom('tenant')
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!tenant) throw new StartupError(noTenant(tenantId));
    return work(tx);
  });
}

const noTenant = (tenantId: string) =>
  `There is no organisation ${tenantId}: "tenant add ${tenantId}" makes one.`;
