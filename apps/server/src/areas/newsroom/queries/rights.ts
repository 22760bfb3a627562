import { defaultRole } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { administratorRole } from '../defaults/default-roles.ts';

/** The permission that contains all others (specification, section 6). */
const everything = '*:*:*';

/** What a person may do, by all roles; `*:*:*` alone when that is everything. */
export type Rights = ReadonlySet<string>;

/** Reads a person's rights from the own store, also where an upstream system decides on menus. */
export async function readRights(tx: Tx, { tenantId, userId }: Actor): Promise<Rights> {
  const rows = await tx
    .selectFrom('person_role as r')
    .leftJoin('role_permission as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.role_id', '=', 'r.role_id'),
    )
    .select(['r.role_id', 'p.permission'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .execute();
  const ofEveryone = await tx
    .selectFrom('role_permission')
    .select('permission')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', defaultRole)
    .execute();
  const rights = new Set([...rows, ...ofEveryone].flatMap(({ permission }) => permission ?? []));
  const all = rights.has(everything) || rows.some(({ role_id }) => role_id === administratorRole);
  return all ? new Set([everything]) : rights;
}

/** The rights that a role gives. */
export async function rightsOfRole(tx: Tx, tenantId: string, roleId: string): Promise<Rights> {
  if (roleId === administratorRole) return new Set([everything]);
  const rows = await tx
    .selectFrom('role_permission')
    .select('permission')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .execute();
  return new Set(rows.map(({ permission }) => permission));
}

/** Whether rights contain one of these permissions. */
export function permit(rights: Rights, permissions: readonly string[]): boolean {
  return rights.has(everything) || permissions.some((permission) => rights.has(permission));
}

/** Whether rights contain all of others: who lacks one of them has no power over their owner. */
export function contain(rights: Rights, others: Rights): boolean {
  return rights.has(everything) || [...others].every((permission) => rights.has(permission));
}
