import { type contract, defaultRole, type Language, type WireOf } from '@snap/portal-api/contract';
import { everyPermission } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import {
  administratorRole,
  contain,
  readRights,
  type Rights,
  rightsOfRoles,
  roleInLanguage,
} from '../../newsroom/index.ts';

type RoleWire = WireOf<typeof contract.administration.roles>['roles'][number];

/** A role as stored. */
export interface RoleRecord {
  roleId: string;
  /** Null: the portal's words, in the reader's language. */
  name: string | null;
  description: string;
  rights: Rights;
}

/** All roles: the administrator's, that of everyone, then the others by id. */
export async function findRoles(tx: Tx, tenantId: string): Promise<RoleRecord[]> {
  const said = await tx
    .selectFrom('role')
    .select(['role_id', 'name', 'description'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const words = new Map(said.map((row) => [row.role_id, row]));
  const rights = await rightsOfRoles(tx, tenantId);
  const fixed = [administratorRole, defaultRole];
  const others = [...rights.keys()].filter((roleId) => !fixed.includes(roleId)).toSorted();
  return [...fixed, ...others].map((roleId) => ({
    roleId,
    name: words.get(roleId)?.name ?? null,
    description: words.get(roleId)?.description ?? '',
    rights: roleId === administratorRole ? new Set([everyPermission]) : (rights.get(roleId) ?? new Set()),
  }));
}

/** The name that a reader sees. */
export const shownName = ({ roleId, name }: Pick<RoleRecord, 'roleId' | 'name'>, language: Language) =>
  name ?? roleInLanguage(roleId, language);

/** Two versions differ when something else is there now. */
export function versionOfRole({ name, description, rights }: RoleRecord): string {
  const facts = JSON.stringify([name, description, [...rights].toSorted()]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

/** The roles of the organisation with what the actor may do with them. */
export async function readRoles(tx: Tx, actor: LocalizedActor): Promise<RoleWire[]> {
  const { tenantId, language } = actor;
  const own = await readRights(tx, actor);
  const { rows } = await sql<{ role_id: string; people: number }>`
    SELECT r.role_id, count(*)::int AS people FROM person_role r
    JOIN person p ON p.tenant_id = r.tenant_id AND p.user_id = r.user_id
    WHERE r.tenant_id = ${tenantId} AND p.left_at IS NULL GROUP BY r.role_id
    UNION ALL
    SELECT ${defaultRole}, count(*)::int FROM person
    WHERE tenant_id = ${tenantId} AND kind = 'person' AND left_at IS NULL
  `.execute(tx);
  const people = new Map(rows.map((row) => [row.role_id, row.people]));
  const [administrator, everyone, ...others] = (await findRoles(tx, tenantId)).map((role): RoleWire => {
    const { roleId, description, rights } = role;
    const mastered = contain(own, rights);
    const kind = roleId === administratorRole ? 'administrator' : roleId === defaultRole ? 'everyone' : 'own';
    return {
      id: roleId,
      name: shownName(role, language),
      description,
      kind,
      permissions: [...rights].toSorted(),
      people: people.get(roleId) ?? 0,
      givable: kind !== 'everyone' && mastered,
      editable: mastered,
      version: versionOfRole(role),
    };
  });
  const byName = new Intl.Collator(language).compare;
  return [
    ...(administrator ? [administrator] : []),
    ...(everyone ? [everyone] : []),
    ...others.toSorted((a, b) => byName(a.name, b.name)),
  ];
}
