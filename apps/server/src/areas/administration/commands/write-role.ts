import { codes, defaultRole, languages, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { SessionActor } from '../../../actor.ts';
import { invalidInput } from '../../../http/input.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { administratorRole, contain, readRights, roleInLanguage } from '../../newsroom/index.ts';
import { findRoles, type RoleRecord, shownName, versionOfRole } from '../queries/roles.ts';
import { recordChange } from '../record-change.ts';
import { lockAdministrators } from './guard.ts';

interface RoleFields {
  name?: string | undefined;
  description?: string | undefined;
  permissions?: readonly string[] | undefined;
}

/** Adds a role and returns its id. Throws 1609, 1640. */
export async function addRole(
  tx: Tx,
  actor: SessionActor,
  {
    name: given,
    description,
    permissions,
  }: { name: string; description: string; permissions: readonly string[] },
): Promise<string> {
  const { tenantId } = actor;
  await lockAdministrators(tx, tenantId);
  const roles = await findRoles(tx, tenantId);
  // Of all organisations the list is one response.
  if (roles.length >= limits.roles)
    throw invalidInput({ field: 'body', rule: 'maxItems', limit: limits.roles });
  const name = given.trim().normalize('NFC');
  requireFreeName(roles, name);
  await requireRights(tx, actor, permissions);
  const roleId = newRoleId(name, roles);
  await tx.insertInto('role').values({ tenant_id: tenantId, role_id: roleId, name, description }).execute();
  await writePermissions(tx, tenantId, roleId, permissions);
  await publish(tx, { type: 'rules' });
  await recordChange(tx, actor, {
    action: 'role-added',
    subject: roleId,
    after: { name, description, permissions },
  });
  return roleId;
}

/** Changes a role for all who have it. Throws 1609, 1614, 1640, 1642, 1643. */
export async function changeRoleFields(
  tx: Tx,
  actor: SessionActor,
  { roleId, version, ...fields }: RoleFields & { roleId: string; version?: string | undefined },
): Promise<void> {
  const { tenantId, language } = actor;
  await lockAdministrators(tx, tenantId);
  const roles = await findRoles(tx, tenantId);
  const role = roles.find((one) => one.roleId === roleId);
  if (!role) throw new Refusal(codes.unknownRole);
  await requireRights(tx, actor, [...role.rights]);
  if (version !== undefined && version !== versionOfRole(role)) throw new Refusal(codes.roleChanged);
  const before = factsOf(role);
  const permissions = (fields.permissions ?? before.permissions).toSorted();
  if (roleId === administratorRole && String(permissions) !== String(before.permissions)) {
    throw new Refusal(codes.roleStays);
  }
  await requireRights(tx, actor, permissions);
  const given = fields.name?.trim().normalize('NFC');
  // The portal's own words stay those of each reader's language.
  const name = given === undefined || given === shownName(role, language) ? role.name : given;
  const others = roles.filter((one) => one !== role);
  if (name !== null && name !== role.name) requireFreeName(others, name);
  const after = { name, description: fields.description ?? role.description, permissions };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await tx
    .insertInto('role')
    .values({ tenant_id: tenantId, role_id: roleId, name, description: after.description })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'role_id']).doUpdateSet({ name, description: after.description }),
    )
    .execute();
  if (roleId !== administratorRole) await writePermissions(tx, tenantId, roleId, permissions);
  await publish(tx, { type: 'rules' });
  await recordChange(tx, actor, { action: 'role-changed', subject: roleId, before, after });
}

/** Removes a role, also from people and menu entries. Throws 1609, 1614, 1641, 1642. */
export async function removeRole(
  tx: Tx,
  actor: SessionActor,
  { roleId, confirmed }: { roleId: string; confirmed: boolean },
): Promise<void> {
  const { tenantId } = actor;
  await lockAdministrators(tx, tenantId);
  const role = (await findRoles(tx, tenantId)).find((one) => one.roleId === roleId);
  if (!role) throw new Refusal(codes.unknownRole);
  if (roleId === administratorRole || roleId === defaultRole) throw new Refusal(codes.roleStays);
  await requireRights(tx, actor, [...role.rights]);
  const { people, entries } = await usesOf(tx, tenantId, roleId);
  if (people + entries > 0 && !confirmed) throw new Refusal(codes.roleInUse, { people, entries });
  await sql`
    INSERT INTO audit (tenant_id, action, user_id, session_id, request_id, detail, actor_id, subject)
    SELECT tenant_id, 'role-taken', user_id, ${actor.sessionId}::uuid, ${actor.requestId},
      jsonb_build_object('roleId', role_id), ${actor.userId}, role_id
    FROM person_role WHERE tenant_id = ${tenantId} AND role_id = ${roleId}
  `.execute(tx);
  for (const table of ['person_role', 'role_permission', 'role'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('role_id', '=', roleId).execute();
  }
  // An entry without roles would be everyone's.
  await sql`
    UPDATE menu SET role_ids = array_remove(role_ids, ${roleId}),
      role_id = coalesce((array_remove(role_ids, ${roleId}))[1], ''),
      hidden = hidden OR cardinality(array_remove(role_ids, ${roleId})) = 0
    WHERE tenant_id = ${tenantId} AND ${roleId} = ANY (role_ids)
  `.execute(tx);
  await publish(tx, { type: 'rules' });
  await recordChange(tx, actor, {
    action: 'role-removed',
    subject: roleId,
    before: { ...factsOf(role), people, entries },
  });
}

const factsOf = ({ name, description, rights }: RoleRecord) => ({
  name,
  description,
  permissions: [...rights].toSorted(),
});

/** Nobody makes a role stronger than themselves, or changes one that is. */
async function requireRights(tx: Tx, actor: SessionActor, permissions: readonly string[]): Promise<void> {
  if (!contain(await readRights(tx, actor), new Set(permissions))) {
    throw new Refusal(codes.roleBeyond).as(codes.moreRights);
  }
}

function requireFreeName(roles: readonly RoleRecord[], name: string): void {
  const folded = name.toLowerCase();
  const taken = roles.some(({ roleId, name: own }) =>
    [roleId, ...(own === null ? languages.map((language) => roleInLanguage(roleId, language)) : [own])].some(
      (one) => one.toLowerCase() === folded,
    ),
  );
  if (taken) throw new Refusal(codes.roleNameTaken);
}

/** Readable for commands where the name has Latin letters only. */
function newRoleId(name: string, roles: readonly RoleRecord[]): string {
  const word = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const readable = `ROLE_${word}`;
  const free = /^ROLE_[A-Z0-9_]+$/.test(readable) && !roles.some(({ roleId }) => roleId === readable);
  return free ? readable : `ROLE_${randomBytes(4).toString('hex').toUpperCase()}`;
}

async function writePermissions(
  tx: Tx,
  tenantId: string,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('role_permission')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .execute();
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permission')
    .values(permissions.map((permission) => ({ tenant_id: tenantId, role_id: roleId, permission })))
    .execute();
}

/** How many people have a role, and how many menu entries are for it. */
async function usesOf(tx: Tx, tenantId: string, roleId: string) {
  const { rows } = await sql<{ people: number; entries: number }>`
    SELECT
      (SELECT count(*)::int FROM person_role WHERE tenant_id = ${tenantId} AND role_id = ${roleId}) AS people,
      (SELECT count(*)::int FROM menu WHERE tenant_id = ${tenantId} AND topic_id = 'portal'
        AND (${roleId} = ANY (role_ids) OR (role_ids IS NULL AND role_id = ${roleId}))) AS entries
  `.execute(tx);
  return rows[0] ?? { people: 0, entries: 0 };
}
