import { type FirstStep, firstSteps } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Services } from '../../../services.ts';
import { administratorRole } from '../../newsroom/index.ts';
import { operates } from './health.ts';

/** The steps of an organisation's first day: each is done when what it leads to is there. */
export async function readFirstSteps(
  { database }: Pick<Services, 'database'>,
  { tenantId }: Actor,
): Promise<{ id: FirstStep; done: boolean; putAway: boolean }[]> {
  const { done, putAway } = await database.tenant(tenantId, async (tx) => {
    const active = sql`person.tenant_id = ${tenantId} AND person.kind = 'person' AND person.left_at IS NULL`;
    const { rows } = await sql<Record<Exclude<FirstStep, 'backup'>, boolean>>`
      SELECT
        EXISTS (SELECT FROM department WHERE tenant_id = ${tenantId})
          AND (SELECT count(*) > 1 FROM person WHERE ${active}) AS people,
        (SELECT count(*) > 1 FROM person JOIN person_role r USING (tenant_id, user_id)
          WHERE ${active} AND person.disabled_at IS NULL AND r.role_id = ${administratorRole}) AS administrators,
        EXISTS (SELECT FROM person JOIN person_role r USING (tenant_id, user_id)
          WHERE ${active} AND r.role_id <> ${administratorRole}) AS roles,
        EXISTS (SELECT FROM menu WHERE tenant_id = ${tenantId}) AS menu,
        EXISTS (SELECT FROM identity_provider WHERE tenant_id = ${tenantId} AND enabled)
          OR EXISTS (SELECT FROM tenant, jsonb_object_keys(settings) AS key
            WHERE tenant_id = ${tenantId} AND key LIKE 'pwd%') AS "signIn",
        EXISTS (SELECT FROM audit a WHERE a.tenant_id = ${tenantId} AND a.action = 'sign-in' AND NOT EXISTS (
          SELECT FROM person_role r WHERE r.tenant_id = ${tenantId} AND r.user_id = a.user_id
            AND r.role_id = ${administratorRole})) AS colleague`.execute(tx);
    const hidden = await sql<{ step: string }>`
      SELECT step FROM first_step WHERE tenant_id = ${tenantId}`.execute(tx);
    return { done: rows[0], putAway: new Set(hidden.rows.map(({ step }) => step)) };
  });
  const operator = await operates({ database }, tenantId);
  const backup = operator && (await hasBackup(database));
  return firstSteps
    .filter((id) => id !== 'backup' || operator)
    .map((id) => ({
      id,
      done: id === 'backup' ? backup : (done?.[id] ?? false),
      putAway: putAway.has(id),
    }));
}

async function hasBackup(database: Services['database']): Promise<boolean> {
  const { rows } = await database.system((tx) =>
    sql`SELECT FROM backup_run WHERE ended_at IS NOT NULL AND failure IS NULL LIMIT 1`.execute(tx),
  );
  return rows.length > 0;
}
