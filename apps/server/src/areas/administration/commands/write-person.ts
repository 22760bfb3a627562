import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { type ChangingActor, directoryService } from '../../../actor.ts';
import { invalidInput } from '../../../http/input.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockStaff } from '../../../staff/lock-staff.ts';
import type { Facts } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { writePassword } from '../../account/index.ts';
import { readName, sortKey } from '../../directory/index.ts';
import type { PersonRow } from '../queries/people.ts';
import { isManaged, requirePerson, versionOf } from '../queries/person.ts';
import { recordChange } from '../record-change.ts';
import { holdSubject } from './guard.ts';

/** What an administrator sets of a person. Undefined stays; an empty text clears. */
export interface PersonFields {
  name?: string | undefined;
  reading?: string | undefined;
  gender?: 'male' | 'female' | '' | undefined;
  position?: string | undefined;
  mobile?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  introduction?: string | undefined;
  workplace?: string | undefined;
  /** The main department first. */
  departmentIds?: string[] | undefined;
  leaderOf?: string[] | undefined;
}

/**
 * Adds a person. Throws 1112, 1605. Returns their id.
 * @param passwordHash Of a password that they have to change first; hashed outside the transaction, because that takes
 *   long. Undefined: they have none yet.
 */
export async function addPerson(
  tx: Tx,
  actor: ChangingActor,
  { login, name, ...fields }: PersonFields & { login: string; name: string },
  passwordHash: string | undefined,
): Promise<string> {
  const { tenantId } = actor;
  // An import may add the same login.
  await lockStaff(tx, tenantId);
  const { rows } = await sql`
    SELECT FROM person WHERE tenant_id = ${tenantId} AND lower(login) = lower(${login}::text)
  `.execute(tx);
  if (rows.length > 0) throw new Refusal(codes.loginTaken);
  const userId = `${tenantId}~${login}`;
  await tx
    .insertInto('person')
    .values({ tenant_id: tenantId, user_id: userId, login, ...nameColumns(name) })
    .execute();
  await writeFields(tx, tenantId, await requirePerson(tx, tenantId, userId), { name, ...fields });
  const { sessionId, requestId } = actor;
  const by = { actorId: actor.userId, sessionId, requestId };
  if (passwordHash !== undefined) {
    await writePassword(tx, { tenantId, userId }, { hash: passwordHash, mustChange: true, by });
  }
  const after = factsOf(await requirePerson(tx, tenantId, userId));
  await recordChange(tx, actor, { action: 'person-added', personId: userId, after });
  await publish(tx, { type: 'directory' });
  return userId;
}

/** Changes fields of a person. Throws 1101, 1112, 1606, 1609, 1650. */
export async function changePerson(
  tx: Tx,
  actor: ChangingActor,
  { personId, version, ...fields }: PersonFields & { personId: string; version?: string | undefined },
): Promise<void> {
  const { tenantId } = actor;
  // Departments stay as they are until this person belongs to them.
  if (fields.departmentIds) await lockStaff(tx, tenantId);
  await holdSubject(tx, actor, personId);
  const row = await requirePerson(tx, tenantId, personId);
  if (version !== undefined && version !== versionOf(row)) throw new Refusal(codes.personChanged);
  await refuseManaged(tx, actor, row, fields);
  await writeFields(tx, tenantId, row, fields);
  const changed = await requirePerson(tx, tenantId, personId);
  if (versionOf(changed) === versionOf(row)) return;
  const [before, after] = [factsOf(row), factsOf(changed)];
  await recordChange(tx, actor, { action: 'person-changed', personId, before, after });
  const counts = JSON.stringify(before.departments) !== JSON.stringify(after.departments);
  await publish(tx, { type: 'directory', payload: { userIds: [personId], ...(counts ? { counts } : {}) } });
}

/** What a directory service sends, and therefore owns, of the people whom it provisions. */
export const managedFields = ['name', 'position', 'mobile', 'telephone', 'email'] as const;

/** Only the directory service changes what it owns: its next message would undo it (1650). */
async function refuseManaged(tx: Tx, actor: ChangingActor, row: PersonRow, fields: PersonFields) {
  if (actor.userId === directoryService) return;
  const changes = managedFields.some((field) => {
    const given = fields[field]?.trim();
    return given !== undefined && given !== (row[field] ?? '');
  });
  if (changes && (await isManaged(tx, actor.tenantId, row.id))) {
    throw new Refusal(codes.managedByDirectory, { names: [row.name] });
  }
}

/** A reading that the name does not tell by itself: it stays when only the name changes. */
function givenReading({ name, reading }: PersonRow): string | undefined {
  const told = readName(name)
    .japanese?.map(({ kana }) => kana)
    .join(' ');
  return reading === null || reading === told ? undefined : reading;
}

const nameColumns = (given: string, reading?: string) => {
  const name = given.trim().normalize('NFC');
  const readings = readName(name, reading);
  return { name, readings: JSON.stringify(readings), sort_key: sortKey(name, readings) };
};

const plainFields = [
  'gender',
  'position',
  'mobile',
  'telephone',
  'email',
  'introduction',
  'workplace',
] as const;

async function writeFields(tx: Tx, tenantId: string, row: PersonRow, fields: PersonFields): Promise<void> {
  const { name = row.name, reading, departmentIds } = fields;
  // A name keeps its reading, which a dictionary may have found, until another one is given.
  const renamed = name.trim() !== row.name || (reading !== undefined && reading !== (row.reading ?? ''));
  const set = Object.fromEntries(
    plainFields.flatMap((field) => {
      const given = fields[field]?.trim();
      return given === undefined ? [] : [[field, given === '' ? null : given]];
    }),
  );
  await tx
    .updateTable('person')
    .set({
      ...set,
      ...(renamed ? nameColumns(name, (reading ?? givenReading(row))?.trim() || undefined) : {}),
      updated_at: sql`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', row.id)
    .execute();
  if (departmentIds) await writeMemberships(tx, tenantId, row.id, departmentIds, fields.leaderOf);
}

/** Sets a person's departments. Without `leaderOf` they go on leading those that they keep. */
async function writeMemberships(
  tx: Tx,
  tenantId: string,
  userId: string,
  departmentIds: readonly string[],
  leaderOf: readonly string[] | undefined,
): Promise<void> {
  const named = new Set([...departmentIds, ...(leaderOf ?? [])]);
  const known = await tx
    .selectFrom('department')
    .select('dept_id')
    .where('tenant_id', '=', tenantId)
    .where('dept_id', '=', sql<string>`ANY (${[...named]}::text[])`)
    .execute();
  if (known.length < named.size) throw new Refusal(codes.unknownDepartment);
  if (named.size > departmentIds.length) throw invalidInput({ field: 'leaderOf', rule: 'combination' });
  await sql`
    DELETE FROM person_department
    WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND dept_id <> ALL (${departmentIds}::text[])
  `.execute(tx);
  const leads = leaderOf ? sql`excluded.leader` : sql`pd.leader`;
  await sql`
    INSERT INTO person_department AS pd (tenant_id, user_id, dept_id, leader, sort)
    SELECT ${tenantId}, ${userId}, dept_id, dept_id = ANY (${leaderOf ?? []}::text[]), place - 1
    FROM unnest(${departmentIds}::text[]) WITH ORDINALITY AS wanted (dept_id, place)
    ON CONFLICT (tenant_id, user_id, dept_id) DO UPDATE SET leader = ${leads}, sort = excluded.sort
  `.execute(tx);
}

/** What the audit log keeps of a person. */
function factsOf(row: PersonRow): Facts & { departments: readonly string[] } {
  const { name, reading, gender, position, mobile, telephone, email, introduction, workplace } = row;
  const texts = { name, reading, gender, position, mobile, telephone, email, introduction, workplace };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null)),
    departments: row.departments.map(({ path }) => path),
    leads: row.departments.flatMap(({ path, leader }) => (leader ? [path] : [])),
  };
}
