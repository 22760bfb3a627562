import { defaultRole } from '@snap/portal-api/contract';
import { covers, everyPermission } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { administratorRole } from '../defaults/default-roles.ts';
import { defaultPermissions } from '../defaults/known-permissions.ts';

/** What a person may do, by all roles: permissions and rules for several; `*:*:*` alone when that is everything. */
export type Rights = ReadonlySet<string>;

const everything: Rights = new Set([everyPermission]);

/** Reads a person's rights from the own store, also where an upstream system decides on menus. */
export async function readRights(tx: Tx, { tenantId, userId }: Actor): Promise<Rights> {
  const { rows } = await sql<{ role_id: string; permission: string | null }>`
    SELECT r.role_id, p.permission
    FROM (SELECT role_id FROM person_role WHERE tenant_id = ${tenantId} AND user_id = ${userId}
      UNION SELECT ${defaultRole}) r
    LEFT JOIN role_permission p ON p.tenant_id = ${tenantId} AND p.role_id = r.role_id
    UNION ALL SELECT ${said}, NULL FROM role WHERE tenant_id = ${tenantId} AND role_id = ${defaultRole}
  `.execute(tx);
  const rights = new Set(rows.flatMap(({ permission }) => permission ?? []));
  if (rights.has(everyPermission) || rows.some(({ role_id }) => role_id === administratorRole)) {
    return everything;
  }
  const arranged = rows.some(
    ({ role_id, permission }) => role_id === said || (role_id === defaultRole && permission !== null),
  );
  return arranged ? rights : new Set([...rights, ...defaultPermissions]);
}

/** In the place of a role: the organisation has said what everyone may do, and be it nothing. No id is empty. */
const said = '';

/** The rights that a role gives. */
export async function rightsOfRole(tx: Tx, tenantId: string, roleId: string): Promise<Rights> {
  if (roleId === administratorRole) return everything;
  return (await rightsOfRoles(tx, tenantId)).get(roleId) ?? new Set();
}

/** The rights of all roles but the administrator's, also of those without any, and of everyone. */
export async function rightsOfRoles(tx: Tx, tenantId: string): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ role_id: string; permission: string | null }>`
    SELECT role_id, permission FROM role_permission WHERE tenant_id = ${tenantId}
    UNION ALL SELECT role_id, NULL FROM role WHERE tenant_id = ${tenantId}
  `.execute(tx);
  const roles = new Map<string, Set<string>>();
  for (const { role_id, permission } of rows) {
    const rights = roles.get(role_id) ?? new Set();
    if (permission !== null) rights.add(permission);
    roles.set(role_id, rights);
  }
  if (!roles.has(defaultRole)) roles.set(defaultRole, new Set(defaultPermissions));
  roles.delete(administratorRole);
  return roles;
}

/** Whether rights contain one of these permissions. */
export function permit(rights: Rights, permissions: readonly string[]): boolean {
  return permissions.some((permission) => allow(rights, permission));
}

/** Whether rights contain all of others: who lacks one of them has no power over their owner. */
export function contain(rights: Rights, others: Rights): boolean {
  return [...others].every((permission) => allow(rights, permission));
}

const allow = (rights: Rights, permission: string) =>
  rights.has(permission) || [...rights].some((rule) => covers(rule, permission));
