import { defaultRole } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { type AuditOrigin, recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { administratorRole } from '../defaults/default-roles.ts';
import { rightsOfRoles } from '../queries/rights.ts';

/** Why a role is not changed. */
export type RoleRefusal = 'unknown person' | 'left' | 'unknown role';

/** Gives or takes a role. Returns why not, or undefined when it is done. */
export async function changeRole(
  tx: Tx,
  { tenantId, userId }: Actor,
  { roleId, remove }: { roleId: string; remove: boolean },
  by: AuditOrigin = {},
): Promise<RoleRefusal | undefined> {
  const person = await tx
    .selectFrom('person')
    .select('left_at')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .forUpdate()
    .executeTakeFirst();
  if (!person) return 'unknown person';
  if (person.left_at && !remove) return 'left';
  if (!remove && !(await knownRoles(tx, tenantId)).includes(roleId)) return 'unknown role';
  if (remove) {
    await tx
      .deleteFrom('person_role')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('role_id', '=', roleId)
      .execute();
  } else {
    await tx
      .insertInto('person_role')
      .values({ tenant_id: tenantId, user_id: userId, role_id: roleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // Servers cache the permissions of sessions.
  await publish(tx, { type: 'rules' });
  const action = remove ? 'role-taken' : 'role-given';
  await recordAudit(tx, { tenantId, action, userId, subject: roleId, detail: { roleId }, ...by });
  return undefined;
}

/** The roles that can be given: the administrator's first. */
export async function knownRoles(tx: Tx, tenantId: string): Promise<string[]> {
  const known = [...(await rightsOfRoles(tx, tenantId)).keys()].filter((roleId) => roleId !== defaultRole);
  return [administratorRole, ...known.toSorted()];
}
