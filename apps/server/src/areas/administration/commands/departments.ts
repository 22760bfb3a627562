import { type AdministeredDepartment, codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { ChangingActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newDepartmentId } from '../../../staff/apply.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import {
  childrenOf,
  type DepartmentRow,
  isPathTaken,
  lockDepartments,
  requireDepartment,
  withThoseBelow,
} from '../queries/department-rows.ts';
import { recordChange } from '../record-change.ts';

/** Where a department stands. */
interface Place {
  /** Undefined: at the top. */
  parentId?: string | undefined;
  /** Undefined: last. */
  beforeId?: string | undefined;
}

/** Adds a department. Throws 1112, 1601, 1603. */
export async function addDepartment(
  tx: Tx,
  actor: ChangingActor,
  { name: given, ...place }: Place & { name: string },
): Promise<AdministeredDepartment> {
  const { tenantId } = actor;
  await lockDepartments(tx, tenantId);
  const name = given.trim().normalize('NFC');
  const parent = await parentAt(tx, tenantId, place);
  const path = pathOf(parent, name);
  requireDepth(path, 0);
  await requireFree(tx, tenantId, path);
  const deptId = newDepartmentId();
  await tx
    .insertInto('department')
    .values({ tenant_id: tenantId, dept_id: deptId, parent_id: parent?.deptId ?? null, name, path })
    .execute();
  await order(tx, tenantId, deptId, place);
  await recordChange(tx, actor, { action: 'department-added', subject: deptId, after: { name, path } });
  await publish(tx, { type: 'directory' });
  return { id: deptId, name, people: 0, members: 0, leaders: [], children: [] };
}

/** Renames a department. Throws 1112, 1601. */
export async function renameDepartment(
  tx: Tx,
  actor: ChangingActor,
  { departmentId, name: given }: { departmentId: string; name: string },
): Promise<void> {
  const { tenantId } = actor;
  await lockDepartments(tx, tenantId);
  const name = given.trim().normalize('NFC');
  const department = await requireDepartment(tx, tenantId, departmentId);
  if (department.name === name) return;
  const path = [...department.path.split('/').slice(0, -1), name].join('/');
  await requireFree(tx, tenantId, path);
  await setPath(tx, tenantId, department, { parentId: department.parentId, name, path });
  await recordChange(tx, actor, {
    action: 'department-renamed',
    subject: departmentId,
    before: { name: department.name, path: department.path },
    after: { name, path },
  });
  await publish(tx, { type: 'directory' });
}

/** Moves a department with those below it, or orders it among its siblings. Throws 1112, 1601, 1603, 1604. */
export async function moveDepartment(
  tx: Tx,
  actor: ChangingActor,
  { departmentId, ...place }: Place & { departmentId: string },
): Promise<void> {
  const { tenantId } = actor;
  await lockDepartments(tx, tenantId);
  const department = await requireDepartment(tx, tenantId, departmentId);
  const parent = await parentAt(tx, tenantId, place);
  const below = await withThoseBelow(tx, tenantId, department);
  if (parent && below.some(({ deptId }) => deptId === parent.deptId)) {
    throw new Refusal(codes.departmentInItself);
  }
  const path = pathOf(parent, department.name);
  const before = { path: department.path, place: await placeOf(tx, tenantId, department) };
  if (path !== department.path) {
    requireDepth(path, Math.max(...below.map((each) => depthOf(each.path))) - depthOf(department.path));
    await requireFree(tx, tenantId, path);
    const moved = { parentId: parent?.deptId ?? null, name: department.name, path };
    await setPath(tx, tenantId, department, moved);
  }
  await order(tx, tenantId, departmentId, place);
  const now = { deptId: departmentId, parentId: parent?.deptId ?? null };
  const after = { path, place: await placeOf(tx, tenantId, now) };
  if (after.path === before.path && after.place === before.place) return;
  await recordChange(tx, actor, { action: 'department-moved', subject: departmentId, before, after });
  await publish(tx, { type: 'directory' });
}

/** Removes an empty department. People who have left lose their membership. Throws 1112, 1602. */
export async function removeDepartment(tx: Tx, actor: ChangingActor, departmentId: string): Promise<void> {
  const { tenantId } = actor;
  await lockDepartments(tx, tenantId);
  const department = await requireDepartment(tx, tenantId, departmentId);
  const { rows } = await sql<{ user_id: string; left: boolean }>`
    SELECT pd.user_id, p.left_at IS NOT NULL AS "left" FROM person_department pd
    JOIN person p ON p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id
    WHERE pd.tenant_id = ${tenantId} AND pd.dept_id = ${departmentId}
  `.execute(tx);
  const children = await childrenOf(tx, tenantId, departmentId);
  if (children.length > 0 || rows.some(({ left }) => !left)) throw new Refusal(codes.departmentNotEmpty);
  await sql`
    DELETE FROM person_department WHERE tenant_id = ${tenantId} AND dept_id = ${departmentId}
  `.execute(tx);
  await sql`DELETE FROM department WHERE tenant_id = ${tenantId} AND dept_id = ${departmentId}`.execute(tx);
  await recordChange(tx, actor, {
    action: 'department-removed',
    subject: departmentId,
    before: {
      name: department.name,
      path: department.path,
      ...(rows.length > 0 ? { left: rows.map(({ user_id }) => user_id) } : {}),
    },
  });
  await publish(tx, { type: 'directory' });
}

async function parentAt(tx: Tx, tenantId: string, { parentId }: Place): Promise<DepartmentRow | undefined> {
  return parentId === undefined ? undefined : requireDepartment(tx, tenantId, parentId);
}

const pathOf = (parent: DepartmentRow | undefined, name: string) =>
  parent ? `${parent.path}/${name}` : name;

const depthOf = (path: string) => path.split('/').length;

function requireDepth(path: string, below: number): void {
  const most = limits.departmentDepth;
  if (depthOf(path) + below > most) throw new Refusal(codes.departmentTooDeep, { most });
}

async function requireFree(tx: Tx, tenantId: string, path: string): Promise<void> {
  if (await isPathTaken(tx, tenantId, path)) throw new Refusal(codes.departmentNameTaken);
}

/** Its place among its siblings, from 1. */
async function placeOf(
  tx: Tx,
  tenantId: string,
  { deptId, parentId }: Pick<DepartmentRow, 'deptId' | 'parentId'>,
): Promise<number> {
  return (await childrenOf(tx, tenantId, parentId)).indexOf(deptId) + 1;
}

async function setPath(
  tx: Tx,
  tenantId: string,
  department: DepartmentRow,
  { parentId, name, path }: Omit<DepartmentRow, 'deptId'>,
): Promise<void> {
  await sql`
    UPDATE department SET path = ${path} || substr(path, length(${department.path}::text) + 1)
    WHERE tenant_id = ${tenantId} AND (path = ${department.path} OR starts_with(path, ${`${department.path}/`}))
  `.execute(tx);
  await sql`
    UPDATE department SET parent_id = ${parentId}, name = ${name}
    WHERE tenant_id = ${tenantId} AND dept_id = ${department.deptId}
  `.execute(tx);
}

/** Puts a department before a sibling, or last. Throws 1112 when `beforeId` is not its sibling. */
async function order(tx: Tx, tenantId: string, deptId: string, { parentId, beforeId }: Place): Promise<void> {
  const siblings = (await childrenOf(tx, tenantId, parentId ?? null)).filter((id) => id !== deptId);
  const at = beforeId === undefined ? siblings.length : siblings.indexOf(beforeId);
  if (at < 0 && beforeId !== deptId) throw new Refusal(codes.unknownDepartment);
  if (beforeId === deptId) return;
  siblings.splice(at, 0, deptId);
  await sql`
    UPDATE department d SET sort = wanted.place
    FROM unnest(${siblings}::text[]) WITH ORDINALITY AS wanted (dept_id, place)
    WHERE d.tenant_id = ${tenantId} AND d.dept_id = wanted.dept_id AND d.sort <> wanted.place
  `.execute(tx);
}
