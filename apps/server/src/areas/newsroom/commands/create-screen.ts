import { limits } from '@snap/portal-api/contract';
import { createHash } from 'node:crypto';
import type { Actor } from '../../../actor.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';

/** Stores the settings of a big screen and returns the id derived from them. */
export async function createScreen(tx: Tx, { tenantId, userId }: Actor, param: string): Promise<string> {
  const id = `s${createHash('sha256').update(`${userId}\n${param}`).digest('hex').slice(0, 32)}`;
  const inserted = await tx
    .insertInto('screen_param')
    .values({ tenant_id: tenantId, param_id: id, user_id: userId, param })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 0n) {
    await takeFromQuota(tx, { tenantId, userId }, 'screen', limits.screensPerDay);
  }
  return id;
}
