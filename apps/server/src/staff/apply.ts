import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { type AuditOrigin, recordAudit } from '../store/audit.ts';
import type { Tx } from '../store/database.ts';
import { deferEvents } from '../store/deferred-events.ts';
import type { NewEvent } from '../store/events.ts';
import { recordChanges } from './changes.ts';
import { lockStaff } from './lock-staff.ts';
import { settable, type StaffRow, type StagedImport } from './staff-row.ts';

export interface ApplyOptions extends StagedImport {
  /** With `removeMissing`: also when they are more than half of all people. */
  force?: boolean;
  /** Records each change in the audit log. Not for people of a demo. */
  record?: AuditOrigin;
}

export interface AppliedStaff {
  added: number;
  changed: number;
  unchanged: number;
  /** People marked as left. */
  left: number;
  /** Departments added. */
  departments: number;
}

/** `--remove-missing` would mark more than half of the organisation. */
export class TooManyMissing extends Error {
  override name = 'TooManyMissing';
  readonly missing: number;
  readonly people: number;

  constructor(missing: number, people: number) {
    super(`${missing} of ${people} people are missing from the file`);
    this.missing = missing;
    this.people = people;
  }
}

/**
 * Applies staged rows within the caller's transaction. Writes only differences, so that a repeat changes nothing, and
 * defers a `directory` event if there were any: call `tellDeferred` after the commit. On a running portal, call
 * `beginLongWork` first, so that the event log is not blocked.
 */
export async function applyStaff(
  tx: Tx,
  options: ApplyOptions,
  departments: readonly string[],
): Promise<AppliedStaff> {
  const { tenantId } = options;
  await lockStaff(tx, tenantId);
  // The planner has no statistics of the staged rows and assumes few; nested loops would take minutes. The penalty for
  // remaining loops must not trigger JIT either.
  await sql`SET LOCAL enable_nestloop = off; SET LOCAL jit = off`.execute(tx);
  const staged = await countStaged(tx, options);
  if (options.record) await recordChanges(tx, options, options.record);
  const addedDepartments = await addDepartments(tx, options, departments);
  const leavers = options.removeMissing ? await markMissing(tx, options) : [];
  const left = leavers.length;
  const people = await writePeople(tx, options);
  const added = new Set(people.filter((person) => person.added).map(({ user_id }) => user_id));
  const changed = new Set(people.filter((person) => !person.added).map(({ user_id }) => user_id));
  if (options.columns.includes('department')) {
    for (const userId of await writeMemberships(tx, options)) if (!added.has(userId)) changed.add(userId);
  }
  if (added.size + changed.size + left + addedDepartments > 0) {
    const kick: NewEvent[] = left > 0 ? [{ type: 'kick', userIds: leavers }] : [];
    await deferEvents(tx, tenantId, [...kick, { type: 'directory' }]);
  }
  return {
    added: added.size,
    changed: changed.size,
    unchanged: staged - added.size - changed.size,
    left,
    departments: addedDepartments,
  };
}

/** All departments of the rows and their parents, in order of appearance. */
export function departmentPaths(rows: readonly StaffRow[]): string[] {
  const paths = new Set<string>();
  for (const { departments } of rows) {
    for (const path of departments) {
      const names = path.split('/');
      for (let depth = 1; depth <= names.length; depth += 1) paths.add(names.slice(0, depth).join('/'));
    }
  }
  return [...paths];
}

/** A department id that is not derived from a path. */
export const newDepartmentId = () => `d${randomBytes(8).toString('hex')}`;

async function addDepartments(
  tx: Tx,
  { tenantId, record }: ApplyOptions,
  paths: readonly string[],
): Promise<number> {
  let added = 0;
  const order = new Map(paths.map((path, index) => [path, index]));
  // From the roots down: parents exist before their children are added.
  const levels = Map.groupBy(paths, (path) => path.split('/').length);
  for (const depth of [...levels.keys()].toSorted((a, b) => a - b)) {
    const rows = (levels.get(depth) ?? []).map((path) => {
      const names = path.split('/');
      return {
        // The id is derived from the path, so that it is the same in every installation.
        dept_id: `d${createHash('sha256').update(path).digest('hex').slice(0, 16)}`,
        // For when a department that has this id has been renamed or moved since.
        other_id: newDepartmentId(),
        path,
        parent: names.slice(0, -1).join('/'),
        name: names.at(-1),
        sort: order.get(path),
      };
    });
    const { rows: written } = await sql<{ dept_id: string; name: string; path: string }>`
      INSERT INTO department (tenant_id, dept_id, parent_id, name, path, sort)
      SELECT ${tenantId}, CASE WHEN taken.dept_id IS NULL THEN r.dept_id ELSE r.other_id END, parent.dept_id, r.name,
        r.path, r.sort
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS r (dept_id text, other_id text, path text, parent text, name text, sort integer)
      LEFT JOIN department taken ON taken.tenant_id = ${tenantId} AND taken.dept_id = r.dept_id
      LEFT JOIN department parent ON parent.tenant_id = ${tenantId} AND parent.path = r.parent
      ON CONFLICT (tenant_id, path) DO NOTHING
      RETURNING dept_id, name, path
    `.execute(tx);
    added += written.length;
    for (const { dept_id: subject, name, path } of record ? written : []) {
      const entry = { tenantId, action: 'department-added', subject, after: { name, path } } as const;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await recordAudit(tx, { ...entry, ...record });
    }
  }
  return added;
}

async function writePeople(tx: Tx, { tenantId, importId, columns }: ApplyOptions) {
  const set = [
    ...(['name', 'readings', 'sort_key'] as const),
    ...settable.filter((column) => columns.includes(column)),
  ];
  const existing = sql.join(set.map((column) => sql.ref(`person.${column}`)));
  const incoming = sql.join(set.map((column) => sql.ref(`excluded.${column}`)));
  const assignments = sql.join(
    set.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  // Exclude unchanged rows first: ON CONFLICT locks a row even when nothing changes.
  const { rows } = await sql<{ user_id: string; added: boolean }>`
    INSERT INTO person (tenant_id, user_id, login, name, gender, position, mobile, telephone, email, introduction,
      workplace, readings, sort_key)
    SELECT tenant_id, user_id, login, name, gender, position, mobile, telephone, email, introduction, workplace,
      readings, sort_key
    FROM staff_staging AS excluded
    WHERE tenant_id = ${tenantId} AND import_id = ${importId} AND NOT EXISTS (
      SELECT FROM person WHERE person.tenant_id = ${tenantId} AND person.user_id = excluded.user_id
        AND (${existing}, person.left_at) IS NOT DISTINCT FROM (${incoming}, NULL)
    )
    ON CONFLICT (tenant_id, user_id) DO UPDATE SET ${assignments}, left_at = NULL, updated_at = now()
    WHERE (${existing}, person.left_at) IS DISTINCT FROM (${incoming}, NULL)
    RETURNING user_id, xmax = 0 AS added
  `.execute(tx);
  return rows;
}

/** Updates memberships to match the rows; returns the people whose memberships changed. */
async function writeMemberships(tx: Tx, { tenantId, importId, columns }: ApplyOptions): Promise<Set<string>> {
  const staged = sql`
    SELECT s.user_id, d.dept_id, named.path = ANY (s.leads) AS leader, named.place - 1 AS sort
    FROM staff_staging s
    CROSS JOIN LATERAL unnest(s.departments) WITH ORDINALITY AS named (path, place)
    JOIN department d ON d.tenant_id = s.tenant_id AND d.path = named.path
    WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId}`;
  const leader = sql.ref(columns.includes('leader') ? 'excluded.leader' : 'pd.leader');
  const changed = new Set<string>();
  const removed = await sql<{ user_id: string }>`
    WITH wanted AS (${staged})
    DELETE FROM person_department pd
    USING staff_staging s
    WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId}
      AND pd.tenant_id = s.tenant_id AND pd.user_id = s.user_id
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.user_id = pd.user_id AND w.dept_id = pd.dept_id)
    RETURNING pd.user_id
  `.execute(tx);
  const written = await sql<{ user_id: string }>`
    INSERT INTO person_department AS pd (tenant_id, user_id, dept_id, leader, sort)
    SELECT ${tenantId}, excluded.user_id, excluded.dept_id, excluded.leader, excluded.sort FROM (${staged}) excluded
    LEFT JOIN person_department pd
      ON pd.tenant_id = ${tenantId} AND pd.user_id = excluded.user_id AND pd.dept_id = excluded.dept_id
    WHERE pd.user_id IS NULL OR (pd.leader, pd.sort) IS DISTINCT FROM (${leader}, excluded.sort)
    ON CONFLICT (tenant_id, user_id, dept_id) DO UPDATE SET leader = ${leader}, sort = excluded.sort
    WHERE (pd.leader, pd.sort) IS DISTINCT FROM (${leader}, excluded.sort)
    RETURNING user_id
  `.execute(tx);
  for (const { user_id } of [...removed.rows, ...written.rows]) changed.add(user_id);
  return changed;
}

/** Whether so many leavers are more likely a wrong file. */
export const isTooManyMissing = (missing: number, people: number) => missing * 2 > people;

/** Marks people who are not in the file as left, and ends their sessions (G12). Returns them. */
async function markMissing(tx: Tx, { tenantId, importId, force }: ApplyOptions): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; people: number }>`
    SELECT user_id, people FROM (
      SELECT user_id, count(*) OVER () AS people FROM person
      WHERE tenant_id = ${tenantId} AND kind = 'person' AND left_at IS NULL
    ) present
    WHERE NOT EXISTS (
      SELECT FROM staff_staging s
      WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId} AND s.user_id = present.user_id)
  `.execute(tx);
  const userIds = rows.map(({ user_id }) => user_id);
  const people = rows[0]?.people ?? 0;
  if (isTooManyMissing(userIds.length, people) && !force) throw new TooManyMissing(userIds.length, people);
  if (userIds.length === 0) return [];
  await sql`
    UPDATE person SET left_at = now(), updated_at = now()
    WHERE tenant_id = ${tenantId} AND user_id = ANY(${userIds})
  `.execute(tx);
  await sql`
    UPDATE session SET revoked_at = now()
    WHERE tenant_id = ${tenantId} AND user_id = ANY(${userIds}) AND revoked_at IS NULL
  `.execute(tx);
  return userIds;
}

async function countStaged(tx: Tx, { tenantId, importId }: ApplyOptions): Promise<number> {
  const { rows } = await sql<{ staged: number }>`
    SELECT count(*) AS staged FROM staff_staging WHERE tenant_id = ${tenantId} AND import_id = ${importId}
  `.execute(tx);
  return rows[0]?.staged ?? 0;
}
