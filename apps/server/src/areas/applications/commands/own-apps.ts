import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';

/** Adds one; a repeat changes nothing. Throws code 1301. */
export async function addOwnApp(tx: Tx, actor: Actor, appId: string): Promise<void> {
  const { tenantId, userId } = actor;
  // Held against removal until the commit.
  const app = await tx
    .selectFrom('application')
    .select('app_id')
    .where('tenant_id', '=', tenantId)
    .where('app_id', '=', appId)
    .forKeyShare()
    .executeTakeFirst();
  if (!app) throw new Refusal(codes.unknownApp);
  const { numAffectedRows } = await sql`
    INSERT INTO own_app (tenant_id, user_id, app_id) VALUES (${tenantId}, ${userId}, ${appId})
    ON CONFLICT DO NOTHING
  `.execute(tx);
  if (numAffectedRows === 0n) return;
  await notifyOwnDevices(tx, actor);
}

/** Removes one; an unknown one is no error. */
export async function removeOwnApp(tx: Tx, actor: Actor, appId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('own_app')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', actor.userId)
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await notifyOwnDevices(tx, actor);
}

/** Puts a person's own applications in this order. Those not named lose their place; others' ids change nothing. */
export async function sortOwnApps(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE own_app o SET sort = wanted.place
    FROM (
      SELECT app_id, array_position(${ids}::text[], app_id) AS place
      FROM own_app WHERE tenant_id = ${actor.tenantId} AND user_id = ${actor.userId}
      ORDER BY app_id FOR UPDATE
    ) wanted
    WHERE o.tenant_id = ${actor.tenantId} AND o.user_id = ${actor.userId} AND o.app_id = wanted.app_id
      AND o.sort IS DISTINCT FROM wanted.place
  `.execute(tx);
  if (numAffectedRows !== undefined && numAffectedRows > 0n) await notifyOwnDevices(tx, actor);
}

async function notifyOwnDevices(tx: Tx, { userId }: Actor): Promise<void> {
  await publish(tx, { type: 'apps', userIds: [userId], payload: { type: 'apps' } });
}
