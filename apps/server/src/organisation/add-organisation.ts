import { recordAudit } from '../store/audit.ts';
import type { Tx } from '../store/database.ts';
import { giveDefaults } from './defaults.ts';

/** Adds an organisation with its defaults in the caller's transaction. Returns false when the id is taken. */
export async function addOrganisation(
  tx: Tx,
  { tenantId, name }: { tenantId: string; name: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('tenant')
    .values({ tenant_id: tenantId, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  await giveDefaults(tx, tenantId);
  await recordAudit(tx, { tenantId, action: 'tenant-added' });
  return true;
}
