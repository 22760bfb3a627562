import { sql } from 'kysely';
import type { NameReadings } from '@snap/portal-api/rules';
import type { Tx } from '../store/database.ts';
import { readingColumn, type StaffColumn, staffColumns, type StaffRow } from './staff-row.ts';
import { stringifyRow } from './write-file.ts';

/** Fetch size in rows. */
const slice = 1_000;

type ExportedRow = { [Key in keyof StaffRow]: StaffRow[Key] | null } & {
  login: string;
  name: string;
  departments: string[];
  leader: string[];
  japanese: NonNullable<NameReadings['japanese']> | null;
};

/** Lines of a staff file with all current people of a tenant: importing it changes nothing. */
export async function* exportStaff(tx: Tx, tenantId: string): AsyncGenerator<string> {
  const columns: StaffColumn[] = [...staffColumns, readingColumn];
  yield `${columns.join(',')}\r\n`;
  await sql`
    DECLARE staff NO SCROLL CURSOR FOR
    SELECT p.login, p.name, p.gender, p.position, p.mobile, p.telephone, p.email, p.introduction, p.workplace,
      p.readings -> 'japanese' AS japanese, coalesce(d.paths, '{}') AS departments,
      coalesce(d.leads, '{}') AS leader
    FROM person p
    LEFT JOIN LATERAL (
      SELECT array_agg(own.path ORDER BY pd.sort, own.path) AS paths, array_agg(own.path ORDER BY pd.sort, own.path) FILTER (WHERE pd.leader) AS leads
      FROM person_department pd
      JOIN department own ON own.tenant_id = pd.tenant_id AND own.dept_id = pd.dept_id
      WHERE pd.tenant_id = p.tenant_id AND pd.user_id = p.user_id
    ) d ON true
    WHERE p.tenant_id = ${sql.lit(tenantId)} AND p.kind = 'person' AND p.left_at IS NULL
    ORDER BY p.sort_key, p.user_id
  `.execute(tx);
  for (;;) {
    const { rows } = await sql<ExportedRow>`FETCH ${sql.lit(slice)} FROM staff`.execute(tx);
    for (const row of rows) yield stringifyRow(toRow(row), columns);
    if (rows.length < slice) return;
  }
}

function toRow({ japanese, ...row }: ExportedRow): StaffRow {
  return {
    ...row,
    reading: japanese?.map(({ kana }) => kana).join(' '),
    gender: row.gender ?? undefined,
    position: row.position ?? undefined,
    mobile: row.mobile ?? undefined,
    telephone: row.telephone ?? undefined,
    email: row.email ?? undefined,
    introduction: row.introduction ?? undefined,
    workplace: row.workplace ?? undefined,
  };
}
