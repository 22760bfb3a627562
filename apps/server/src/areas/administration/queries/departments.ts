import type { AdministeredDepartment } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';

export interface Departments {
  departments: AdministeredDepartment[];
  people: number;
  disabled: number;
  left: number;
  withoutDepartment: number;
}

/** All departments with their counts, and the totals of the organisation. */
export async function readDepartments(tx: Tx, tenantId: string): Promise<Departments> {
  const { departments, parents, byId } = await readTree(tx, tenantId);
  await addCounts(tx, tenantId, parents, byId);
  for (const { dept_id, ...leader } of await readLeaders(tx, tenantId))
    byId.get(dept_id)?.leaders.push(leader);
  return { departments, ...(await readTotals(tx, tenantId)) };
}

type Parents = ReadonlyMap<string, string | null>;
type ById = ReadonlyMap<string, AdministeredDepartment>;

async function readTree(tx: Tx, tenantId: string) {
  const { rows } = await sql<{ dept_id: string; parent_id: string | null; name: string }>`
    SELECT dept_id, parent_id, name FROM department WHERE tenant_id = ${tenantId} ORDER BY sort, path COLLATE "C"
  `.execute(tx);
  const byId = new Map(
    rows.map(({ dept_id: id, name }): [string, AdministeredDepartment] => [
      id,
      { id, name, people: 0, members: 0, leaders: [], children: [] },
    ]),
  );
  const parents = new Map(rows.map((row) => [row.dept_id, row.parent_id]));
  const departments: AdministeredDepartment[] = [];
  for (const [id, department] of byId) {
    const parentId = parents.get(id);
    const siblings = parentId ? byId.get(parentId)?.children : departments;
    siblings?.push(department);
  }
  return { departments, parents, byId };
}

/** Counts people who have not left. Hidden ones too: nothing is hidden from the administration. */
async function addCounts(tx: Tx, tenantId: string, parents: Parents, byId: ById): Promise<void> {
  const present = sql`
    SELECT pd.dept_id, pd.user_id FROM person_department pd
    WHERE pd.tenant_id = ${tenantId} AND NOT EXISTS (
      SELECT FROM person p WHERE p.tenant_id = ${tenantId} AND p.user_id = pd.user_id AND p.left_at IS NOT NULL)`;
  const counts = await sql<{ dept_id: string; members: number }>`
    SELECT dept_id, count(*)::int AS members FROM (${present}) AS present GROUP BY dept_id
  `.execute(tx);
  const several = await sql<{ dept_ids: string[] }>`
    SELECT array_agg(dept_id) AS dept_ids FROM (${present}) AS present GROUP BY user_id HAVING count(*) > 1
  `.execute(tx);
  const upwards = (deptId: string) => {
    const line: AdministeredDepartment[] = [];
    for (let at: string | null | undefined = deptId; at; at = parents.get(at)) {
      const department = byId.get(at);
      if (department) line.push(department);
    }
    return line;
  };
  for (const { dept_id: deptId, members } of counts.rows) {
    const line = upwards(deptId);
    if (line[0]) line[0].members = members;
    for (const each of line) each.people += members;
  }
  // A person in several departments was counted once for each of them.
  for (const { dept_ids: deptIds } of several.rows) {
    const seen = new Set<AdministeredDepartment>();
    for (const department of deptIds.flatMap(upwards)) {
      if (seen.has(department)) department.people -= 1;
      seen.add(department);
    }
  }
}

async function readLeaders(tx: Tx, tenantId: string) {
  const { rows } = await sql<{ dept_id: string; id: string; name: string }>`
    SELECT pd.dept_id, p.user_id AS id, p.name
    FROM person_department pd
    JOIN person p ON p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id
    WHERE pd.tenant_id = ${tenantId} AND pd.leader AND p.left_at IS NULL
    ORDER BY pd.sort_key, pd.user_id
  `.execute(tx);
  return rows;
}

async function readTotals(tx: Tx, tenantId: string): Promise<Omit<Departments, 'departments'>> {
  const { rows } = await sql<Omit<Departments, 'departments'>>`
    SELECT count(*) FILTER (WHERE left_at IS NULL)::int AS people,
      count(*) FILTER (WHERE left_at IS NULL AND disabled_at IS NOT NULL)::int AS disabled,
      count(*) FILTER (WHERE left_at IS NOT NULL)::int AS left,
      count(*) FILTER (WHERE left_at IS NULL AND NOT EXISTS (
        SELECT FROM person_department pd WHERE pd.tenant_id = ${tenantId} AND pd.user_id = p.user_id
      ))::int AS "withoutDepartment"
    FROM person p WHERE tenant_id = ${tenantId} AND kind = 'person'
  `.execute(tx);
  return rows[0] ?? { people: 0, disabled: 0, left: 0, withoutDepartment: 0 };
}
