import { codes, type ListedUserWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { readRelationships } from '../pairs.ts';
import { type DepartmentLeaders, listedUser } from '../presenter.ts';
import { findListed } from './people.ts';

/** The departments that the actor belongs to. */
export async function ownDepartments(tx: Tx, { tenantId, userId }: Actor): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('person_department')
    .select('dept_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.dept_id));
}

/** A page of a department: its leaders with the first one, and the others in the order of names. */
export async function readMembers(
  tx: Tx,
  actor: Actor,
  { deptId, page, size }: { deptId: string; page: number; size: number },
): Promise<{ leaders: { user: ListedUserWire }[]; members: ListedUserWire[] }> {
  const { tenantId } = actor;
  await requireDepartment(tx, tenantId, deptId);
  const leaderIds = page === 1 ? await memberIds(tx, tenantId, deptId, { leader: true }) : [];
  const otherIds = await memberIds(tx, tenantId, deptId, {
    leader: false,
    size,
    skip: (page - 1) * size,
  });
  const people = await listUsers(tx, actor, [...leaderIds, ...otherIds]);
  const byId = new Map(people.map((person) => [person.userId, person]));
  const inOrder = (userIds: readonly string[]) => userIds.flatMap((userId) => byId.get(userId) ?? []);
  return { leaders: inOrder(leaderIds).map((user) => ({ user })), members: inOrder(otherIds) };
}

/** People by id, in the order of the ids; unknown ids are left out. */
export async function listUsers(tx: Tx, actor: Actor, userIds: readonly string[]): Promise<ListedUserWire[]> {
  const found = await findListed(tx, actor.tenantId, userIds);
  const people = new Map(found.map((person) => [person.userId, person]));
  const relationships = await readRelationships(tx, actor, [...people.keys()]);
  return userIds.flatMap((userId) => {
    const person = people.get(userId);
    return person ? [listedUser(actor.userId, person, relationships(userId))] : [];
  });
}

/** Everyone listed in some departments, each once, without the actor; the ids only when there are at most `cap`. */
export async function expandDepartments(
  tx: Tx,
  { tenantId, userId }: Actor,
  deptIds: readonly string[],
  cap: number,
): Promise<{ total: number; cap: number; ids: string[] }> {
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    WITH chosen AS (
      SELECT DISTINCT sort_key, user_id FROM person_department
      WHERE tenant_id = ${tenantId} AND dept_id = ANY (${deptIds}::text[]) AND listed AND user_id <> ${userId}
    )
    SELECT count(*)::int AS total,
      CASE WHEN count(*) <= ${cap} THEN array_agg(user_id ORDER BY sort_key, user_id) END AS ids
    FROM chosen
  `.execute(tx);
  return { total: rows[0]?.total ?? 0, cap, ids: rows[0]?.ids ?? [] };
}

/** The leaders of some departments, in the order of names, as the lists of the departments show them. */
export async function leadersOf(
  tx: Tx,
  tenantId: string,
  deptIds: readonly string[],
): Promise<DepartmentLeaders> {
  const leaders = new Map<string, { user: { userId: string; name: string } }[]>();
  if (deptIds.length === 0) return leaders;
  const { rows } = await sql<{ deptId: string; userId: string; name: string }>`
    SELECT pd.dept_id AS "deptId", p.user_id AS "userId", p.name
    FROM person_department pd
    JOIN person p ON p.tenant_id = ${tenantId} AND p.user_id = pd.user_id
    WHERE pd.tenant_id = ${tenantId} AND pd.dept_id = ANY (${deptIds}::text[]) AND pd.leader AND pd.listed
    ORDER BY pd.sort_key, pd.user_id
  `.execute(tx);
  for (const { deptId, ...user } of rows) leaders.set(deptId, [...(leaders.get(deptId) ?? []), { user }]);
  return leaders;
}

async function memberIds(
  tx: Tx,
  tenantId: string,
  deptId: string,
  { leader, size, skip = 0 }: { leader: boolean; size?: number; skip?: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM person_department
    WHERE tenant_id = ${tenantId} AND dept_id = ${deptId} AND leader = ${leader} AND listed = true
    ORDER BY sort_key, user_id
    LIMIT ${size ?? null}::int OFFSET ${skip}
  `.execute(tx);
  return rows.map((row) => row.user_id);
}

async function requireDepartment(tx: Tx, tenantId: string, deptId: string): Promise<void> {
  const found = await tx
    .selectFrom('department')
    .select('dept_id')
    .where('tenant_id', '=', tenantId)
    .where('dept_id', '=', deptId)
    .executeTakeFirst();
  if (!found) throw new Refusal(codes.unknownDepartment);
}
