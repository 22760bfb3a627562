import { codes, type contract, limits, type WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type AppliedStaff, applyStaff, departmentPaths, isTooManyMissing } from '../../../staff/apply.ts';
import { changesOf, countChanges } from '../../../staff/changes.ts';
import { lockStaff } from '../../../staff/lock-staff.ts';
import { readStaffBytes, type StaffFile, StaffFileError } from '../../../staff/read-file.ts';
import { reasonText } from '../../../staff/reasons.ts';
import { isStaffColumn, type StagedImport } from '../../../staff/staff-row.ts';
import { stageStaff, sweepStaging } from '../../../staff/stage.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { beginLongWork, tellDeferred } from '../../../store/deferred-events.ts';
import { contain, readRights } from '../../newsroom/index.ts';
import { lockAdministrators, requireAnotherAdministrator } from './guard.ts';
import { managedFields } from './write-person.ts';

type Preview = WireOf<typeof contract.administration.previewImport>['result'];

/** Reads a staff file and stages its rows; no person is changed. Returns what applying it would change. */
export async function previewImport(
  database: Database,
  actor: SessionActor,
  { bytes, removeMissing }: { bytes: Uint8Array; removeMissing: boolean },
): Promise<Preview> {
  const file = await readBytes(bytes);
  const { encoding, rows, bad } = file;
  const read = {
    encoding,
    rows: rows.length,
    bad: bad
      .toSorted((a, b) => a.line - b.line)
      .slice(0, limits.staffFileBadLines)
      .map(({ line, reason }) => ({ line, reason: reasonText(reason, actor.language) })),
    badLines: new Set(bad.map(({ line }) => line)).size,
  };
  if (bad.length > 0) {
    const nothing = { added: 0, changed: 0, unchanged: 0, left: 0, departments: [], tooManyMissing: false };
    return { ...read, ...nothing };
  }
  const { tenantId } = actor;
  const importId = await stageStaff(database, tenantId, rows, { keepReadings: true });
  const departments = file.columns.includes('department') ? departmentPaths(rows) : [];
  return database.tenant(tenantId, async (tx) => {
    await sql`
      DELETE FROM staff_import WHERE tenant_id = ${tenantId} AND created_at < now() - interval '1 day'
    `.execute(tx);
    await sql`
      INSERT INTO staff_import (tenant_id, import_id, created_by, columns, remove_missing, departments)
      VALUES (${tenantId}, ${importId}, ${actor.userId}, ${file.columns}, ${removeMissing}, ${departments})
    `.execute(tx);
    const staged = { tenantId, importId, columns: file.columns, removeMissing };
    const { people, ...counts } = await countChanges(tx, staged);
    return {
      ...read,
      importId,
      ...counts,
      departments: await newDepartments(tx, tenantId, departments),
      tooManyMissing: isTooManyMissing(counts.left, people),
    };
  });
}

/** A file that is no staff file is one bad line. */
async function readBytes(bytes: Uint8Array): Promise<StaffFile> {
  try {
    const file = await readStaffBytes(bytes);
    const empty = file.rows.length === 0 && file.bad.length === 0;
    return empty ? { ...file, bad: [{ line: 1, reason: { rule: 'nobody' } }] } : file;
  } catch (error) {
    if (!(error instanceof StaffFileError)) throw error;
    return { encoding: 'UTF-8', columns: [], rows: [], bad: [{ line: 1, reason: error.reason }] };
  }
}

/** A previewed import. Throws 1610 for those of others, too. */
export async function requireImport(
  tx: Tx,
  { tenantId, userId }: SessionActor,
  importId: string,
): Promise<StagedImport & { departments: string[] }> {
  const { rows } = await sql<{ columns: string[]; removeMissing: boolean; departments: string[] }>`
    SELECT columns, remove_missing AS "removeMissing", departments FROM staff_import
    WHERE tenant_id = ${tenantId} AND import_id::text = ${importId} AND created_by = ${userId}
  `.execute(tx);
  if (!rows[0]) throw new Refusal(codes.unknownImport);
  const { columns, ...rest } = rows[0];
  return { tenantId, importId, columns: columns.filter((column) => isStaffColumn(column)), ...rest };
}

/** Applies what a preview has shown. Throws 1607 to 1610, 1612, 1613, 1650. */
export async function applyImport(
  database: Database,
  actor: SessionActor,
  { importId, version, force }: { importId: string; version: string; force: boolean },
): Promise<AppliedStaff> {
  const { tenantId, userId: actorId, sessionId, requestId } = actor;
  const applied = await database.tenant(tenantId, async (tx) => {
    await beginLongWork(tx);
    await lockStaff(tx, tenantId);
    await lockAdministrators(tx, tenantId);
    const { departments, ...staged } = await requireImport(tx, actor, importId);
    const counts = await countChanges(tx, staged);
    if (counts.version !== version) throw new Refusal(codes.importOutdated);
    if (!force && isTooManyMissing(counts.left, counts.people)) {
      throw new Refusal(codes.tooManyMissing, { missing: counts.left, people: counts.people });
    }
    await refuseBeyondRights(tx, actor, staged);
    await refuseManaged(tx, staged);
    const record = { actorId, sessionId, requestId };
    const result = await applyStaff(tx, { ...staged, force, record }, departments);
    await sql`DELETE FROM staff_import WHERE tenant_id = ${tenantId} AND import_id = ${importId}`.execute(tx);
    return result;
  });
  // Both happen later if they fail now.
  await tellDeferred(database).catch(() => {});
  await sweepStaging(database, tenantId, importId).catch(() => {});
  return applied;
}

/** An import is no way around what an administrator may not do one by one. */
async function refuseBeyondRights(tx: Tx, actor: SessionActor, staged: StagedImport): Promise<void> {
  const { tenantId } = actor;
  const { rows } = await sql<{ user_id: string; kind: string }>`
    SELECT change.user_id, change.kind FROM ${changesOf(staged)} AS change
    WHERE EXISTS (SELECT FROM person_role r WHERE r.tenant_id = ${tenantId} AND r.user_id = change.user_id)
      OR change.kind = 'left' AND change.user_id = ${actor.userId}
  `.execute(tx);
  const own = await readRights(tx, actor);
  const leaving = rows.filter(({ kind }) => kind === 'left').map(({ user_id }) => user_id);
  if (leaving.includes(actor.userId)) throw new Refusal(codes.ownAccount);
  for (const { user_id: userId } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- people with roles are few
    if (userId !== actor.userId && !contain(own, await readRights(tx, { tenantId, userId }))) {
      throw new Refusal(codes.moreRights);
    }
  }
  await requireAnotherAdministrator(tx, tenantId, leaving);
}

/** What a directory service owns is not changed by a file either. */
async function refuseManaged(tx: Tx, staged: StagedImport): Promise<void> {
  const { tenantId } = staged;
  const { rows } = await sql<{ name: string }>`
    SELECT p.name FROM ${changesOf(staged)} AS change
    JOIN scim_person s ON s.tenant_id = ${tenantId} AND s.user_id = change.user_id
    JOIN person p ON p.tenant_id = ${tenantId} AND p.user_id = change.user_id
    WHERE change.kind = 'changed' AND EXISTS (
      SELECT FROM unnest(${managedFields}::text[]) AS owned (field)
      WHERE change.before -> owned.field IS DISTINCT FROM change.after -> owned.field)
    ORDER BY p.sort_key LIMIT 20
  `.execute(tx);
  if (rows.length > 0) {
    throw new Refusal(codes.managedByDirectory, { names: rows.map(({ name }) => name) });
  }
}

async function newDepartments(tx: Tx, tenantId: string, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    SELECT wanted.path FROM unnest(${paths}::text[]) WITH ORDINALITY AS wanted (path, place)
    WHERE NOT EXISTS (SELECT FROM department d WHERE d.tenant_id = ${tenantId} AND d.path = wanted.path)
    ORDER BY wanted.place
  `.execute(tx);
  return rows.map(({ path }) => path);
}
