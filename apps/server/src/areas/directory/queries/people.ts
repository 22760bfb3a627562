import { type RawBuilder, sql } from 'kysely';
import type { NameReadings } from '@snap/portal-api/rules';
import type { Tx } from '../../../store/database.ts';

/** Hexadecimal digits of an avatar's hash that make its version. */
const versionLength = 16;

/** The version of an avatar, by the hash of its bytes (D11). */
export function versionOf(hash: string): string {
  return hash.slice(0, versionLength);
}

/** The same in a query. */
export const avatarVersion = (hash: RawBuilder<unknown>) => sql`left(${hash}, ${sql.lit(versionLength)})`;

/** A department that a person belongs to. */
export interface PersonDepartment {
  deptId: string;
  name: string;
  parentName: string | null;
}

/** A person as stored. It leaves the server through `presenter.ts` alone. */
export interface PersonRecord {
  userId: string;
  login: string;
  name: string;
  gender: 'male' | 'female' | null;
  position: string | null;
  mobile: string | null;
  telephone: string | null;
  email: string | null;
  introduction: string | null;
  /** Version of the avatar. */
  avatar: string | null;
  workplace: string | null;
  hide: boolean;
  hideMobile: boolean;
  friendSwitch: boolean;
  readings: NameReadings;
  left: boolean;
  departments: PersonDepartment[];
}

/**
 * People by id, with their departments, the main one first. Unknown ids are left out; the order is not that of the ids.
 * OFFSET 0 forces a look-up of departments by key: without statistics, as after an import, the planner takes the table
 * for almost empty and would scan it for each person.
 */
export async function findPeople(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<PersonRecord[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<PersonRecord>`
    SELECT p.user_id AS "userId", p.login, p.name, p.gender, p.position, p.mobile, p.telephone, p.email,
      p.introduction, ${avatarVersion(sql.ref('p.avatar'))} AS avatar, p.workplace, p.hide, p.hide_mobile AS "hideMobile", p.friend_switch AS "friendSwitch",
      p.readings, p.left_at IS NOT NULL AS "left", coalesce(d.departments, '[]') AS departments
    FROM person p
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('deptId', own.dept_id, 'name', own.name, 'parentName', parent.name)
        ORDER BY pd.sort, own.path) AS departments
      FROM person_department pd
      JOIN LATERAL (
        SELECT * FROM department WHERE tenant_id = pd.tenant_id AND dept_id = pd.dept_id OFFSET 0
      ) own ON true
      LEFT JOIN department parent ON parent.tenant_id = own.tenant_id AND parent.dept_id = own.parent_id
      WHERE pd.tenant_id = p.tenant_id AND pd.user_id = p.user_id
    ) d ON true
    WHERE p.tenant_id = ${tenantId} AND p.user_id = ANY(${userIds})
  `.execute(tx);
  return rows;
}

const searchColumns = sql`
  user_id AS "userId", login, name, position, mobile, telephone, email, hide, hide_mobile AS "hideMobile", readings`;

/** What lists show of a person: of their departments, the main one. */
export type ListedRecord = Pick<
  PersonRecord,
  'userId' | 'name' | 'position' | 'avatar' | 'hide' | 'hideMobile' | 'left' | 'departments'
>;

/** People by id, as far as lists show them. Unknown ids and applications are left out; the order is not theirs. */
export async function findListed(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<ListedRecord[]> {
  if (userIds.length === 0) return [];
  // Each LIMIT makes its look-up one probe of an index: see readFacts.
  const { rows } = await sql<
    Omit<ListedRecord, 'departments'> & {
      dept_id: string | null;
      dept_name: string | null;
      parent_name: string | null;
    }
  >`
    SELECT p.*, d.*
    FROM unnest(${userIds}::text[]) AS wanted (user_id)
    CROSS JOIN LATERAL (
      SELECT user_id AS "userId", name, position, ${avatarVersion(sql.ref('avatar'))} AS avatar, hide,
        hide_mobile AS "hideMobile", left_at IS NOT NULL AS "left"
      FROM person WHERE tenant_id = ${tenantId} AND user_id = wanted.user_id AND kind = 'person' LIMIT 1
    ) AS p
    LEFT JOIN LATERAL (
      SELECT own.dept_id, own.name AS dept_name,
        (SELECT name FROM department WHERE tenant_id = ${tenantId} AND dept_id = own.parent_id) AS parent_name
      FROM (
        SELECT dept_id FROM person_department WHERE tenant_id = ${tenantId} AND user_id = wanted.user_id
        ORDER BY sort, dept_id LIMIT 1
      ) AS main
      CROSS JOIN LATERAL (
        SELECT dept_id, name, parent_id FROM department
        WHERE tenant_id = ${tenantId} AND dept_id = main.dept_id LIMIT 1
      ) AS own
    ) AS d ON true
  `.execute(tx);
  return rows.map(({ dept_id: deptId, dept_name: name, parent_name: parentName, ...person }) => ({
    ...person,
    departments: deptId === null || name === null ? [] : [{ deptId, name, parentName }],
  }));
}

/** What the search index holds of a person. */
export type SearchRecord = Pick<
  PersonRecord,
  | 'userId'
  | 'login'
  | 'name'
  | 'position'
  | 'mobile'
  | 'telephone'
  | 'email'
  | 'hide'
  | 'hideMobile'
  | 'readings'
>;

/** What the search index holds of some people; those who have left are left out. */
export async function findSearchRecords(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<SearchRecord[]> {
  const { rows } = await sql<SearchRecord>`
    SELECT ${searchColumns} FROM person
    WHERE tenant_id = ${tenantId} AND user_id = ANY (${userIds}::text[]) AND kind = 'person' AND left_at IS NULL
  `.execute(tx);
  return rows;
}

/** Rows fetched at once: few, so that parsing them never holds up the event loop for more than a few milliseconds. */
const slice = 250;

/** Everyone of a tenant who has not left, by name, in slices read through a cursor. */
export async function* peopleByName(tx: Tx, tenantId: string): AsyncGenerator<SearchRecord[]> {
  await sql`
    DECLARE people NO SCROLL CURSOR FOR
    SELECT ${searchColumns} FROM person
    WHERE tenant_id = ${sql.lit(tenantId)} AND kind = 'person' AND left_at IS NULL ORDER BY sort_key, user_id
  `.execute(tx);
  for (;;) {
    const { rows } = await sql<SearchRecord>`FETCH ${sql.lit(slice)} FROM people`.execute(tx);
    yield rows;
    if (rows.length < slice) return;
  }
}
