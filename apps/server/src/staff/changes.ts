import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../store/audit.ts';
import type { Tx } from '../store/database.ts';
import { settable, type StagedImport } from './staff-row.ts';

export type ChangeKind = 'added' | 'changed' | 'left';

/** What an import changes of a person: fields by their column, before and after. */
export interface StaffChange {
  kind: ChangeKind;
  userId: string;
  login: string;
  name: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

const kanaOf = (readings: RawBuilder<unknown>) => sql`
  (SELECT string_agg(part ->> 'kana', ' ' ORDER BY nth)
    FROM jsonb_array_elements(${readings} -> 'japanese') WITH ORDINALITY AS parts (part, nth))`;

/** Fields of a person or a staged row `alias`, as far as the file has columns for them. */
function factsOf(
  alias: 'p' | 's',
  { columns }: StagedImport,
  { departments, leads }: { departments: RawBuilder<unknown>; leads: RawBuilder<unknown> },
) {
  const fields: [name: string, value: RawBuilder<unknown>][] = [
    ['name', sql.ref(`${alias}.name`)],
    ['reading', kanaOf(sql.ref(`${alias}.readings`))],
    ...settable
      .filter((column) => columns.includes(column))
      .map((column): [string, RawBuilder<unknown>] => [column, sql.ref(`${alias}.${column}`)]),
    ...(columns.includes('department')
      ? ([
          ['departments', departments],
          ['leads', leads],
        ] satisfies [string, RawBuilder<unknown>][])
      : []),
  ];
  const pairs = sql.join(fields.map(([name, value]) => sql`${sql.lit(name)}, ${value}`));
  return sql`jsonb_strip_nulls(jsonb_build_object(${pairs}))`;
}

const state = (left: RawBuilder<unknown>) => sql`jsonb_build_object('left', ${left})`;

/** A statement that lists the changes of an import, for FROM. */
export function changesOf(staged: StagedImport) {
  const { tenantId, importId, columns, removeMissing } = staged;
  const leads = columns.includes('leader')
    ? sql`coalesce((SELECT array_agg(path ORDER BY path) FROM unnest(s.leads) AS led (path)), '{}')`
    : sql`coalesce((SELECT array_agg(path ORDER BY path) FROM unnest(own.leads) AS led (path)
        WHERE path = ANY (s.departments)), '{}')`;
  const own = sql`
    LEFT JOIN LATERAL (
      SELECT array_agg(d.path ORDER BY pd.sort, d.path) AS departments,
        array_agg(d.path ORDER BY d.path) FILTER (WHERE pd.leader) AS leads
      FROM person_department pd
      JOIN department d ON d.tenant_id = pd.tenant_id AND d.dept_id = pd.dept_id
      WHERE pd.tenant_id = p.tenant_id AND pd.user_id = p.user_id
    ) own ON true`;
  const before = factsOf('p', staged, {
    departments: sql`to_jsonb(coalesce(own.departments, '{}'))`,
    leads: sql`to_jsonb(coalesce(own.leads, '{}'))`,
  });
  const after = factsOf('s', staged, {
    departments: sql`to_jsonb(s.departments)`,
    leads: sql`to_jsonb(${leads})`,
  });
  return sql`(
    SELECT CASE WHEN p.user_id IS NULL THEN 'added' ELSE 'changed' END AS kind, s.user_id, s.login, s.name,
      CASE WHEN p.user_id IS NOT NULL THEN f.before || CASE WHEN p.left_at IS NULL THEN '{}' ELSE ${state(sql`true`)} END
      END AS before,
      f.after || CASE WHEN p.left_at IS NULL THEN '{}' ELSE ${state(sql`false`)} END AS after
    FROM staff_staging s
    LEFT JOIN person p ON p.tenant_id = s.tenant_id AND p.user_id = s.user_id
    ${own}
    CROSS JOIN LATERAL (SELECT ${before} AS before, ${after} AS after) f
    WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId}
      AND (p.user_id IS NULL OR p.left_at IS NOT NULL OR f.before <> f.after)
    ${
      removeMissing
        ? sql`
    UNION ALL
    SELECT 'left', p.user_id, p.login, p.name, ${state(sql`false`)}, ${state(sql`true`)}
    FROM person p
    WHERE p.tenant_id = ${tenantId} AND p.kind = 'person' AND p.left_at IS NULL AND NOT EXISTS (
      SELECT FROM staff_staging s
      WHERE s.tenant_id = ${tenantId} AND s.import_id = ${importId} AND s.user_id = p.user_id)`
        : sql``
    }
  )`;
}

/** Records the changes of an import that is about to be applied, one entry each. */
export async function recordChanges(tx: Tx, staged: StagedImport, by: AuditOrigin): Promise<void> {
  const { tenantId, importId } = staged;
  await sql`
    INSERT INTO audit (tenant_id, action, user_id, session_id, request_id, actor_id, subject, before, after)
    SELECT ${tenantId}, CASE kind WHEN 'left' THEN 'person-left' ELSE 'person-' || kind END, user_id,
      ${by.sessionId ?? null}::uuid, ${by.requestId ?? null}, ${by.actorId ?? null}, ${importId},
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(before) WHERE value IS DISTINCT FROM after -> key),
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key)
    FROM ${changesOf(staged)} AS change
  `.execute(tx);
}

export interface ChangeCounts {
  added: number;
  changed: number;
  left: number;
  unchanged: number;
  /** People who have not left. */
  people: number;
  /** Differs when anything else would be changed. */
  version: string;
}

/** Counts the changes of an import. */
export async function countChanges(tx: Tx, staged: StagedImport): Promise<ChangeCounts> {
  const { tenantId, importId } = staged;
  const { rows } = await sql<ChangeCounts>`
    WITH change AS MATERIALIZED (SELECT * FROM ${changesOf(staged)} AS change)
    SELECT
      count(*) FILTER (WHERE kind = 'added')::int AS added,
      count(*) FILTER (WHERE kind = 'changed')::int AS changed,
      count(*) FILTER (WHERE kind = 'left')::int AS left,
      (SELECT count(*) FROM staff_staging WHERE tenant_id = ${tenantId} AND import_id = ${importId})::int
        - count(*) FILTER (WHERE kind <> 'left')::int AS unchanged,
      (SELECT count(*) FROM person WHERE tenant_id = ${tenantId} AND kind = 'person' AND left_at IS NULL)::int AS people,
      md5(coalesce(string_agg(md5(kind || user_id || coalesce(before::text, '') || after::text), '' ORDER BY user_id), ''))
        AS version
    FROM change
  `.execute(tx);
  return rows[0] ?? { added: 0, changed: 0, left: 0, unchanged: 0, people: 0, version: '' };
}

/** Changes in the order of user ids, after one of them. */
export async function readChanges(
  tx: Tx,
  staged: StagedImport,
  { kind, after, size }: { kind?: ChangeKind | undefined; after: string; size: number },
): Promise<StaffChange[]> {
  const { rows } = await sql<StaffChange>`
    SELECT kind, user_id AS "userId", login, name, before, after FROM ${changesOf(staged)} AS change
    WHERE (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}::text) AND user_id > ${after}::text
    ORDER BY user_id LIMIT ${size}
  `.execute(tx);
  return rows;
}
