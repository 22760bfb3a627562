import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { lockDepartments, requireDepartment } from '../queries/department-rows.ts';
import { recordChange } from '../record-change.ts';

/** Sets who leads a department; others who led it remain members. Throws 1101, 1112, 1256. */
export async function setDepartmentLeaders(
  tx: Tx,
  actor: SessionActor,
  { departmentId, personIds }: { departmentId: string; personIds: readonly string[] },
): Promise<void> {
  const { tenantId } = actor;
  await lockDepartments(tx, tenantId);
  await requireDepartment(tx, tenantId, departmentId);
  await requirePresent(tx, tenantId, personIds);
  const before = await leaderIds(tx, tenantId, departmentId);
  await sql`
    UPDATE person_department SET leader = false
    WHERE tenant_id = ${tenantId} AND dept_id = ${departmentId} AND leader AND user_id <> ALL (${personIds}::text[])
  `.execute(tx);
  await sql`
    INSERT INTO person_department (tenant_id, user_id, dept_id, leader, sort)
    SELECT ${tenantId}, user_id, ${departmentId}, true, (
      SELECT coalesce(max(sort) + 1, 0) FROM person_department own
      WHERE own.tenant_id = ${tenantId} AND own.user_id = wanted.user_id
    ) FROM unnest(${personIds}::text[]) AS wanted (user_id)
    ON CONFLICT (tenant_id, user_id, dept_id) DO UPDATE SET leader = true
  `.execute(tx);
  const after = await leaderIds(tx, tenantId, departmentId);
  if (before.join() === after.join()) return;
  await recordChange(tx, actor, {
    action: 'department-led',
    subject: departmentId,
    before: { leaders: before },
    after: { leaders: after },
  });
  await publish(tx, {
    type: 'directory',
    payload: { userIds: [...new Set([...before, ...after])], counts: true },
  });
}

async function leaderIds(tx: Tx, tenantId: string, departmentId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM person_department
    WHERE tenant_id = ${tenantId} AND dept_id = ${departmentId} AND leader ORDER BY user_id
  `.execute(tx);
  return rows.map((row) => row.user_id);
}

async function requirePresent(tx: Tx, tenantId: string, personIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; left: boolean }>`
    SELECT name, left_at IS NOT NULL AS "left" FROM person
    WHERE tenant_id = ${tenantId} AND user_id = ANY (${personIds}::text[]) AND kind = 'person'
    FOR SHARE
  `.execute(tx);
  if (rows.length < personIds.length) throw new Refusal(codes.unknownPerson);
  const names = rows.flatMap(({ name, left }) => (left ? [name] : []));
  if (names.length > 0) throw new Refusal(codes.peopleLeft, { names });
}
