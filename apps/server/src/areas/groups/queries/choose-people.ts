import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { readTenantSettings } from '../../../tenant-settings.ts';

/** People chosen one by one, and departments chosen as a whole (D9). */
export interface Choice {
  ids: readonly string[];
  deptIds: readonly string[];
}

export interface ChosenPerson {
  userId: string;
  name: string;
}

/**
 * The people of a choice who are not `present` yet: the named ones in their order, then those of the departments and
 * below, by name. All or none: throws refusals for people who are unknown or have left the organisation, for unknown
 * departments, and when the group would be too large with those present.
 */
export async function choosePeople(
  tx: Tx,
  tenantId: string,
  { ids, deptIds }: Choice,
  present: readonly string[],
): Promise<ChosenPerson[]> {
  const named = await namedPeople(tx, tenantId, ids, present);
  const { groupMembers: limit } = await readTenantSettings(tx, tenantId);
  const taken = [...present, ...named.map(({ userId }) => userId)];
  const { people, total } = await departmentPeople(tx, tenantId, deptIds, taken, limit);
  const count = taken.length + total;
  if (named.length + total > 0 && count > limit) throw new Refusal(codes.groupFull, { limit, count });
  return [...named, ...people];
}

async function namedPeople(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  present: readonly string[],
): Promise<ChosenPerson[]> {
  const inside = new Set(present);
  const fresh = [...new Set(ids)].filter((userId) => !inside.has(userId));
  if (fresh.length === 0) return [];
  const { rows } = await sql<{ userId: string; name: string | null; left: boolean }>`
    SELECT c.user_id AS "userId", p.name, p.left_at IS NOT NULL AS "left"
    FROM unnest(${fresh}::text[]) WITH ORDINALITY AS c (user_id, n)
    LEFT JOIN LATERAL (
      SELECT name, left_at FROM person WHERE tenant_id = ${tenantId} AND user_id = c.user_id AND kind = 'person' LIMIT 1
    ) AS p ON true
    ORDER BY c.n
  `.execute(tx);
  // Nothing but their ids is known of them, and ids mean nothing to a reader.
  const unknown = rows.filter(({ name }) => name === null);
  if (unknown.length > 0) throw new Refusal(codes.peopleUnknown, { count: unknown.length });
  const left = rows.filter((row) => row.left).map(({ name, userId }) => name ?? userId);
  if (left.length > 0) throw new Refusal(codes.peopleLeft, { names: left });
  return rows.map(({ userId, name }) => ({ userId, name: name ?? userId }));
}

/** Everyone in these departments and below, by name, without those taken: at most `limit` of them, and how many in all. */
async function departmentPeople(
  tx: Tx,
  tenantId: string,
  deptIds: readonly string[],
  taken: readonly string[],
  limit: number,
): Promise<{ people: ChosenPerson[]; total: number }> {
  if (deptIds.length === 0) return { people: [], total: 0 };
  const known = await tx
    .selectFrom('department')
    .select(['dept_id', 'path'])
    .where('tenant_id', '=', tenantId)
    .where('dept_id', 'in', deptIds)
    .execute();
  if (known.length < new Set(deptIds).size) throw new Refusal(codes.unknownDepartment);
  const paths = known.map(({ path }) => path);
  const { rows } = await sql<ChosenPerson & { total: number }>`
    SELECT p.user_id AS "userId", p.name, count(*) OVER ()::int AS total
    FROM (
      SELECT DISTINCT pd.user_id FROM department d
      JOIN person_department pd ON pd.tenant_id = d.tenant_id AND pd.dept_id = d.dept_id
      WHERE d.tenant_id = ${tenantId}
        -- Who hides where they work is not given away by it.
        AND pd.listed
        AND EXISTS (SELECT FROM unnest(${paths}::text[]) AS c (path) WHERE starts_with(d.path || '/', c.path || '/'))
    ) AS inside
    JOIN person p ON p.tenant_id = ${tenantId} AND p.user_id = inside.user_id
    WHERE p.user_id <> ALL (${taken}::text[])
    ORDER BY p.sort_key, p.user_id LIMIT ${limit}
  `.execute(tx);
  return { people: rows.map(({ userId, name }) => ({ userId, name })), total: rows[0]?.total ?? 0 };
}
