import type { contract, WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { contain, knownRoles, readRights, rightsOfRole } from '../../newsroom/index.ts';

type RoleWire = WireOf<typeof contract.administration.roles>['roles'][number];

/** The roles of the organisation, the administrator's first. */
export async function readRoles(tx: Tx, actor: Actor): Promise<RoleWire[]> {
  const { tenantId } = actor;
  const own = await readRights(tx, actor);
  const { rows } = await sql<{ role_id: string; people: number }>`
    SELECT r.role_id, count(*)::int AS people FROM person_role r
    JOIN person p ON p.tenant_id = r.tenant_id AND p.user_id = r.user_id
    WHERE r.tenant_id = ${tenantId} AND p.left_at IS NULL GROUP BY r.role_id
  `.execute(tx);
  const people = new Map(rows.map((row) => [row.role_id, row.people]));
  const roles: RoleWire[] = [];
  for (const id of await knownRoles(tx, tenantId)) {
    // oxlint-disable-next-line no-await-in-loop -- roles are few
    const rights = await rightsOfRole(tx, tenantId, id);
    const permissions = [...rights].toSorted();
    roles.push({ id, permissions, people: people.get(id) ?? 0, givable: contain(own, rights) });
  }
  return roles;
}
