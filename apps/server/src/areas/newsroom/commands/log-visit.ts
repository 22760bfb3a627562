import { limits } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';

/** Notes a visit to the office-automation system. */
export async function saveWeaverLog(
  tx: Tx,
  { tenantId, userId }: Actor,
  { action, detail }: { action: string; detail: string },
): Promise<void> {
  await takeFromQuota(tx, { tenantId, userId }, 'visit', limits.visitsPerDay);
  await tx
    .insertInto('weaver_log')
    .values({ tenant_id: tenantId, user_id: userId, action, detail })
    .execute();
}
