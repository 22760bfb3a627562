import type { AdministeredPerson } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { readLockedLogins } from '../../account/index.ts';
import { avatarVersion } from '../../directory/index.ts';

/** A person as stored, with departments, the main one first. */
export interface PersonRow {
  id: string;
  login: string;
  name: string;
  reading: string | null;
  gender: 'male' | 'female' | null;
  position: string | null;
  mobile: string | null;
  telephone: string | null;
  email: string | null;
  introduction: string | null;
  workplace: string | null;
  avatar: string | null;
  disabled: boolean;
  left: boolean;
  hasPassword: boolean;
  mustChangePassword: boolean;
  departments: { id: string; name: string; path: string; leader: boolean }[];
}

/** People by id, in the order of the ids; unknown ids are left out. */
export async function findPersonRows(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  if (userIds.length === 0) return [];
  // OFFSET 0: see findPeople.
  const { rows } = await sql<PersonRow>`
    SELECT p.user_id AS id, p.login, p.name, p.gender, p.position, p.mobile, p.telephone, p.email, p.introduction,
      p.workplace, ${avatarVersion(sql.ref('p.avatar'))} AS avatar, p.disabled_at IS NOT NULL AS disabled,
      p.left_at IS NOT NULL AS "left", p.password_hash IS NOT NULL AS "hasPassword",
      p.must_change_password AS "mustChangePassword",
      (SELECT string_agg(part ->> 'kana', ' ' ORDER BY nth)
        FROM jsonb_array_elements(p.readings -> 'japanese') WITH ORDINALITY AS parts (part, nth)) AS reading,
      coalesce(d.departments, '[]') AS departments
    FROM unnest(${userIds}::text[]) WITH ORDINALITY AS wanted (user_id, place)
    JOIN person p ON p.tenant_id = ${tenantId} AND p.user_id = wanted.user_id AND p.kind = 'person'
    LEFT JOIN LATERAL (
      SELECT json_agg(
        json_build_object('id', own.dept_id, 'name', own.name, 'path', own.path, 'leader', pd.leader)
        ORDER BY pd.sort, own.path) AS departments
      FROM person_department pd
      JOIN LATERAL (
        SELECT * FROM department WHERE tenant_id = pd.tenant_id AND dept_id = pd.dept_id OFFSET 0
      ) own ON true
      WHERE pd.tenant_id = ${tenantId} AND pd.user_id = p.user_id
    ) d ON true
    ORDER BY wanted.place
  `.execute(tx);
  return rows;
}

/** Lines of a list. */
export async function personLines(
  tx: Tx,
  tenantId: string,
  rows: readonly PersonRow[],
): Promise<AdministeredPerson[]> {
  const locks = new Map((await readLockedLogins(tx, tenantId)).map(({ login, until }) => [login, until]));
  return rows.map((row) => personLine(row, locks.get(row.login.toLowerCase())));
}

function personLine(row: PersonRow, lockedUntil: Date | undefined): AdministeredPerson {
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    ...(row.position === null ? {} : { position: row.position }),
    ...(row.avatar === null ? {} : { avatarVersion: row.avatar }),
    ...(row.mobile === null ? {} : { mobile: row.mobile }),
    ...(row.email === null ? {} : { email: row.email }),
    departments: row.departments.map(({ path, ...department }) => ({ ...department, path: path.split('/') })),
    state: row.left ? 'left' : row.disabled ? 'disabled' : 'active',
    hasPassword: row.hasPassword,
    ...(lockedUntil && { lockedUntil: lockedUntil.getTime() }),
  };
}
