import { contract, fieldErrors } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  addDepartment,
  changePerson,
  findPersonRows,
  removeDepartment,
  renameDepartment,
} from '../areas/administration/index.ts';
import { invalidInput } from '../http/input.ts';
import { lockStaff } from '../staff/lock-staff.ts';
import type { Tx } from '../store/database.ts';
import { type ScimContext, scimPath } from './context.ts';
import { invalid, notFound } from './errors.ts';
import { type FilterColumns, filterCondition } from './filter.ts';

/** A group as a directory service sends it. */
export interface ScimGroup {
  displayName?: string | undefined;
  externalId?: string | undefined;
  members?: readonly { value?: string; type?: string }[] | undefined;
}

interface Row {
  id: string;
  displayName: string;
  externalId: string | null;
  members: { value: string; display: string }[] | null;
}

const columns: FilterColumns = {
  id: { value: sql.ref('d.dept_id'), kind: 'text' },
  displayname: { value: sql.ref('d.name'), kind: 'text', folded: true },
  externalid: { value: sql.ref('g.external_id'), kind: 'text' },
  'members.value': { value: sql.ref('m.user_id'), kind: 'text' },
  members: { value: sql.ref('m.user_id'), kind: 'text' },
};

/** Departments that match, in the order of their ids. @param from From 0. */
export async function listGroups(
  { database, actor: { tenantId }, withMembers }: ScimContext,
  { filter, from, size }: { filter: readonly unknown[] | undefined; from: number; size: number },
) {
  const found = sql`
    FROM department d LEFT JOIN scim_group g ON g.tenant_id = d.tenant_id AND g.dept_id = d.dept_id
    ${
      filter?.some((one) => JSON.stringify(one).includes('"members"'))
        ? sql`JOIN person_department m ON m.tenant_id = d.tenant_id AND m.dept_id = d.dept_id`
        : sql``
    }
    WHERE d.tenant_id = ${tenantId} AND ${filterCondition(filter, columns)}`;
  return database.tenant(tenantId, async (tx) => {
    const { rows: ids } = await sql<{ id: string }>`
      SELECT DISTINCT d.dept_id AS id ${found} ORDER BY 1 OFFSET ${from} LIMIT ${size}
    `.execute(tx);
    const { rows: counts } = await sql<{ total: number }>`
      SELECT count(DISTINCT d.dept_id)::int AS total ${found}
    `.execute(tx);
    const groups = await readGroups(
      tx,
      tenantId,
      ids.map(({ id }) => id),
      withMembers,
    );
    return { groups, total: counts[0]?.total ?? 0 };
  });
}

/** A department. Throws 404. */
export async function readGroup({ database, actor: { tenantId }, withMembers }: ScimContext, id: string) {
  return database.tenant(tenantId, (tx) => requireGroup(tx, tenantId, id, withMembers));
}

async function requireGroup(tx: Tx, tenantId: string, id: string, withMembers = true) {
  const [group] = await readGroups(tx, tenantId, [id], withMembers);
  if (!group) throw notFound(id);
  return group;
}

async function readGroups(tx: Tx, tenantId: string, ids: readonly string[], withMembers: boolean) {
  if (ids.length === 0) return [];
  const members = withMembers
    ? sql`(SELECT json_agg(json_build_object('value', p.user_id, 'display', p.name) ORDER BY p.user_id)
        FROM person_department pd JOIN person p ON p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id
        WHERE pd.tenant_id = d.tenant_id AND pd.dept_id = d.dept_id AND p.left_at IS NULL AND p.kind = 'person')`
    : sql`NULL::json`;
  const { rows } = await sql<Row>`
    SELECT d.dept_id AS id, d.name AS "displayName", g.external_id AS "externalId", ${members} AS members
    FROM department d LEFT JOIN scim_group g ON g.tenant_id = d.tenant_id AND g.dept_id = d.dept_id
    WHERE d.tenant_id = ${tenantId} AND d.dept_id = ANY (${ids}::text[]) ORDER BY d.dept_id
  `.execute(tx);
  return rows.map(({ externalId, members: listed, ...row }) => {
    const group = {
      ...row,
      ...(externalId ? { externalId } : {}),
      ...(listed
        ? {
            members: listed.map((member) => ({
              ...member,
              type: 'User',
              $ref: `${scimPath}/Users/${encodeURIComponent(member.value)}`,
            })),
          }
        : {}),
    };
    const version = createHash('sha256').update(JSON.stringify(group)).digest('base64url').slice(0, 22);
    return { ...group, meta: { version: `W/"${version}"` } };
  });
}

/** Adds a department at the top, or renames one, and sets its members. */
export async function writeGroup({ database, actor }: ScimContext, id: string | undefined, group: ScimGroup) {
  const { tenantId } = actor;
  const input = { name: group.displayName ?? '' };
  const { input: schema } = contract.administration.addDepartment;
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw invalidInput(...fieldErrors(schema, input));
  return database.tenant(tenantId, async (tx) => {
    await lockStaff(tx, tenantId);
    if (id !== undefined) await requireGroup(tx, tenantId, id, false);
    const deptId = id ?? (await addDepartment(tx, actor, { name: parsed.data.name })).id;
    if (id !== undefined) await renameDepartment(tx, actor, { departmentId: id, name: parsed.data.name });
    await sql`
      INSERT INTO scim_group AS g (tenant_id, dept_id, external_id)
      VALUES (${tenantId}, ${deptId}, ${group.externalId ?? null})
      ON CONFLICT (tenant_id, dept_id) DO UPDATE SET external_id = coalesce(excluded.external_id, g.external_id)
    `.execute(tx);
    await setMembers(tx, actor, deptId, memberIds(group));
    return requireGroup(tx, tenantId, deptId);
  });
}

/** Removes a department; its members stay, without it. Throws 404, and 409 while there are departments below it. */
export async function removeGroup({ database, actor }: ScimContext, id: string): Promise<void> {
  await database.tenant(actor.tenantId, async (tx) => {
    await lockStaff(tx, actor.tenantId);
    await requireGroup(tx, actor.tenantId, id, false);
    await setMembers(tx, actor, id, []);
    await removeDepartment(tx, actor, id);
  });
}

function memberIds({ members = [] }: ScimGroup): string[] {
  if (members.some(({ type }) => type?.toLowerCase() === 'group')) {
    throw invalid('Groups in groups are not supported: departments are ordered in the administration');
  }
  return [...new Set(members.flatMap(({ value }) => value ?? []))];
}

async function setMembers(tx: Tx, actor: ScimContext['actor'], deptId: string, wanted: readonly string[]) {
  const { tenantId } = actor;
  const { rows } = await sql<{ id: string }>`
    SELECT pd.user_id AS id FROM person_department pd
    JOIN person p ON p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id
    WHERE pd.tenant_id = ${tenantId} AND pd.dept_id = ${deptId} AND p.left_at IS NULL AND p.kind = 'person'
  `.execute(tx);
  const own = new Set(rows.map(({ id }) => id));
  const added = wanted.filter((id) => !own.has(id));
  const removed = [...own].filter((id) => !wanted.includes(id));
  const people = await findPersonRows(tx, tenantId, [...added, ...removed]);
  const byId = new Map(people.filter(({ left }) => !left).map((person) => [person.id, person]));
  for (const personId of [...added, ...removed]) {
    const person = byId.get(personId);
    if (!person) throw invalid(`There is no user ${personId}`);
    const others = person.departments.flatMap(({ id }) => (id === deptId ? [] : [id]));
    const departmentIds = added.includes(personId) ? [...others, deptId] : others;
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await changePerson(tx, actor, { personId, departmentIds });
  }
}
