import type { AuditEntry, Language } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import type { AuditRow } from './audit.ts';
import { menuChanges } from './menu-changes.ts';
import { findRoles, shownName } from './roles.ts';

type Facts = AuditRow['before'];

/** Fields whose values are ids of people. */
const ofPeople = new Set(['leaders', 'owner', 'left']);
/** Fields that only count: their ids mean nothing to a reader. */
const counted = new Set(['groups', 'sessions']);

/**
 * Entries as the console shows them: what has changed, in texts, with names in place of ids.
 * @param language Of the names of the portal's own roles.
 */
export async function auditEntries(
  tx: Tx,
  { tenantId, language }: { tenantId: string; language: Language },
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const people = await namesOf(tx, tenantId, rows);
  const roles = (await findRoles(tx, tenantId)).map((role): [string, string] => [
    role.roleId,
    shownName(role, language),
  ]);
  const removed = await removedRoles(tx, tenantId, rows);
  const applications = await applicationNames(tx, tenantId, rows);
  const names = new Map([...removed, ...roles, ...applications, ...people]);
  return rows.map((row) => auditEntry(row, names));
}

async function namesOf(tx: Tx, tenantId: string, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = new Set(
    rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]).map((id) => String(id)),
  );
  if (ids.size === 0) return new Map();
  const { rows: people } = await sql<{ id: string; name: string }>`
    SELECT user_id AS id, name FROM person WHERE tenant_id = ${tenantId} AND user_id = ANY (${[...ids]}::text[])
  `.execute(tx);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Names of roles that are gone, as the entry of their removal has them. */
async function removedRoles(tx: Tx, tenantId: string, rows: readonly AuditRow[]) {
  const ids = rows.flatMap(({ action, subject }) =>
    /^role-(given|taken)$/.test(action) && subject ? [subject] : [],
  );
  if (ids.length === 0) return [];
  const { rows: roles } = await sql<{ id: string; name: string }>`
    SELECT subject AS id, before ->> 'name' AS name FROM audit
    WHERE tenant_id = ${tenantId} AND action = 'role-removed' AND subject = ANY (${ids}::text[])
      AND before ->> 'name' <> ''
  `.execute(tx);
  return roles.map(({ id, name }): [string, string] => [id, name]);
}

const applicationOf = ({ action, detail }: AuditRow) =>
  action.startsWith('app-') && typeof detail['appId'] === 'string' ? detail['appId'] : undefined;

async function applicationNames(tx: Tx, tenantId: string, rows: readonly AuditRow[]) {
  const ids = rows.map(applicationOf).filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('application')
    .select(['app_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('app_id', 'in', ids)
    .execute();
  return found.map(({ app_id, name }): [string, string] => [app_id, name]);
}

const idsIn = (facts: Facts) =>
  Object.entries(facts ?? {}).flatMap(([field, value]) => (ofPeople.has(field) ? [value].flat() : []));

function auditEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  const subject = row.subject ?? applicationOf(row) ?? null;
  const subjectName = subject === null ? undefined : (row.subjectName ?? ownName({ ...row, subject }, names));
  // People of an import have its id, which is no name of anything.
  const imported = row.userId !== null && row.subject !== null && row.action.startsWith('person-');
  const other = row.userId !== null && row.userId !== row.actorId;
  return {
    id: row.id,
    at: row.at.getTime(),
    action: row.action,
    ...(row.commandLine ? { commandLine: true } : {}),
    ...(row.actorId === null ? {} : { actor: named(row.actorId, row.actorName) }),
    ...(other && row.userId !== null ? { person: named(row.userId, row.userName) } : {}),
    ...(subject === null || imported ? {} : { subject: named(subject, subjectName ?? null) }),
    ...(row.address === null ? {} : { address: row.address }),
    ...(row.requestId === null ? {} : { requestId: row.requestId }),
    changes: changesOf(row, names),
    detail: [
      ...Object.entries(row.detail).map(([field, value]) => ({ field, value: textOf(value) })),
      ...(row.subject !== null && imported ? [{ field: 'importId', value: row.subject }] : []),
    ],
  };
}

/** The name of a role, or of what was removed, as the entry itself has it. */
function ownName({ userId, subject, before, after }: AuditRow, names: ReadonlyMap<string, string>) {
  // With a person, the facts are theirs.
  const own =
    userId === null
      ? (after?.['name'] ?? before?.['name'] ?? after?.['note'] ?? before?.['note'])
      : undefined;
  const said = names.get(subject ?? '') ?? own;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

const named = (id: string, name: string | null) => ({ id, ...(name === null ? {} : { name }) });

function changesOf(
  { action, before, after }: AuditRow,
  names: ReadonlyMap<string, string>,
): AuditEntry['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    if (action === 'menu-changed') return menuChanges(before?.[field], after?.[field], names);
    const [was, is] = [before, after].map((facts) => words(field, facts?.[field], names));
    if (was === is) return [];
    return [{ field, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }];
  });
}

function words(field: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (Array.isArray(value) && counted.has(field)) return String(value.length);
  if (!ofPeople.has(field) || typeof value === 'boolean') return textOf(value);
  return [value]
    .flat()
    .map((id) => names.get(String(id)) ?? textOf(id))
    .join(', ');
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
