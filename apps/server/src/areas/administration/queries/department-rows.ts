import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { lockStaff } from '../../../staff/lock-staff.ts';

export interface DepartmentRow {
  deptId: string;
  parentId: string | null;
  name: string;
  /** Names from the top, joined by `/`. */
  path: string;
}

const columns = sql`dept_id AS "deptId", parent_id AS "parentId", name, path`;

/** Keeps departments as they are until the transaction ends, also for imports. */
export async function lockDepartments(tx: Tx, tenantId: string): Promise<void> {
  await lockStaff(tx, tenantId);
}

/** A department; throws 1112 for an unknown one. */
export async function requireDepartment(tx: Tx, tenantId: string, deptId: string): Promise<DepartmentRow> {
  const { rows } = await sql<DepartmentRow>`
    SELECT ${columns} FROM department WHERE tenant_id = ${tenantId} AND dept_id = ${deptId}
  `.execute(tx);
  if (!rows[0]) throw new Refusal(codes.unknownDepartment);
  return rows[0];
}

/** The departments directly below one, or at the top, in their order. */
export async function childrenOf(tx: Tx, tenantId: string, parentId: string | null): Promise<string[]> {
  const { rows } = await sql<{ dept_id: string }>`
    SELECT dept_id FROM department
    WHERE tenant_id = ${tenantId} AND parent_id IS NOT DISTINCT FROM ${parentId}::text
    ORDER BY sort, path COLLATE "C"
  `.execute(tx);
  return rows.map((row) => row.dept_id);
}

/** A department and all that are below it. */
export async function withThoseBelow(
  tx: Tx,
  tenantId: string,
  { path }: DepartmentRow,
): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`
    SELECT ${columns} FROM department
    WHERE tenant_id = ${tenantId} AND (path = ${path} OR starts_with(path, ${`${path}/`}))
  `.execute(tx);
  return rows;
}

export async function isPathTaken(tx: Tx, tenantId: string, path: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM department WHERE tenant_id = ${tenantId} AND path = ${path}
  `.execute(tx);
  return rows.length > 0;
}
