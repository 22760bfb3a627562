import type { AuditOrigin } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { activeAdministrators, administratorRole, changeRole } from '../../newsroom/index.ts';
import type { Identity } from './claims.ts';
import type { SignOnProvider } from './settings.ts';

/**
 * Gives and takes the roles that the organisation has mapped to groups; others stay. The last administrator keeps the role.
 * Nothing changes when the provider did not name the groups. Needs `lockAdministrators` where the role is mapped.
 */
export async function applyRoles(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  { roles }: Pick<SignOnProvider, 'roles'>,
  groups: Identity['groups'],
  by: AuditOrigin,
): Promise<void> {
  if (roles.length === 0 || groups === undefined) return;
  const wanted = new Set(roles.filter(({ group }) => groups.includes(group)).map(({ roleId }) => roleId));
  const held = await tx
    .selectFrom('person_role')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  const own = new Set(held.map(({ role_id }) => role_id));
  for (const roleId of new Set(roles.map((mapped) => mapped.roleId))) {
    const remove = !wanted.has(roleId);
    if (own.has(roleId) !== remove) continue;
    // oxlint-disable-next-line no-await-in-loop -- few, and in one transaction
    if (remove && roleId === administratorRole && (await isLastAdministrator(tx, tenantId, userId))) continue;
    // oxlint-disable-next-line no-await-in-loop -- few, and in one transaction
    await changeRole(tx, { tenantId, userId }, { roleId, remove }, by);
  }
}

async function isLastAdministrator(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const all = await activeAdministrators(tx, tenantId);
  return all.every((one) => one === userId);
}
