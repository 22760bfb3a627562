import type { PersonState } from '@snap/portal-api/contract';
import { matchPerson, type NameMatch, prepareQuery, type PreparedQuery } from '@snap/portal-api/rules';
import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../../../http/input.ts';
import type { Services } from '../../../services.ts';
import type { Tx } from '../../../store/database.ts';
import { readName, type SearchRecord, searchable } from '../../directory/index.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { requireDepartment, withThoseBelow } from './department-rows.ts';

export interface PeopleFilter {
  query?: string | undefined;
  departmentId?: string | undefined;
  below?: 0 | 1 | undefined;
  withoutDepartment?: 0 | 1 | undefined;
  roleId?: string | undefined;
  /** By default those who have not left; `any`: also the others. */
  state?: PersonState | 'any' | undefined;
}

type SearchIndex = Awaited<ReturnType<Services['searchIndexes']['of']>>;

/** A page of ids. */
export interface IdsPage {
  userIds: string[];
  nextCursor?: string;
  /** With the first page. */
  total?: number;
}

export interface PageRange {
  cursor?: string | undefined;
  size: number;
}

/** Best matches that a query lists. */
const maxMatches = 1_000;
/** Departments whose members are merged; more are looked for in the list of everyone, who mostly are in one of them. */
const maxMerged = 200;

const inState: Record<PersonState | 'present' | 'any', RawBuilder<unknown>> = {
  any: sql`true`,
  present: sql`p.left_at IS NULL`,
  active: sql`p.left_at IS NULL AND p.disabled_at IS NULL`,
  disabled: sql`p.left_at IS NULL AND p.disabled_at IS NOT NULL`,
  left: sql`p.left_at IS NOT NULL`,
};

/** Who passes a filter, whatever the order. */
async function conditionsOf(tx: Tx, tenantId: string, filter: PeopleFilter) {
  const { departmentId, below, withoutDepartment, roleId, state = 'present' } = filter;
  const department =
    departmentId === undefined ? undefined : await requireDepartment(tx, tenantId, departmentId);
  const deptIds =
    department && below === 1
      ? (await withThoseBelow(tx, tenantId, department)).map(({ deptId }) => deptId)
      : department && [department.deptId];
  const memberships = sql`
    SELECT FROM person_department pd WHERE pd.tenant_id = ${tenantId} AND pd.user_id = p.user_id`;
  const passes = sql.join(
    [
      sql`p.tenant_id = ${tenantId} AND p.kind = 'person'`,
      inState[state],
      ...(deptIds ? [sql`EXISTS (${memberships} AND pd.dept_id = ANY (${deptIds}::text[]))`] : []),
      ...(withoutDepartment === 1 ? [sql`NOT EXISTS (${memberships})`] : []),
      ...(roleId === undefined
        ? []
        : [
            sql`p.user_id IN (SELECT user_id FROM person_role WHERE tenant_id = ${tenantId} AND role_id = ${roleId})`,
          ]),
    ],
    sql` AND `,
  );
  return { deptIds, passes, state: inState[state] };
}

/** A page of people by name. Throws 1112 for an unknown department, 400 for a cursor that is none. */
export async function pageByName(
  tx: Tx,
  tenantId: string,
  filter: PeopleFilter,
  { cursor, size }: PageRange,
): Promise<IdsPage> {
  const { deptIds, passes, state } = await conditionsOf(tx, tenantId, filter);
  const from = cursor === undefined ? undefined : decodeCursor(cursor, 2);
  const merged =
    deptIds !== undefined &&
    deptIds.length <= maxMerged &&
    filter.withoutDepartment !== 1 &&
    filter.roleId === undefined;
  const people = merged
    ? mergedMembers(tenantId, { deptIds, state, from, size })
    : sql`
        SELECT p.user_id, p.sort_key FROM person p WHERE ${passes} AND ${after(sql`p.sort_key COLLATE "C"`, from)}
        ORDER BY p.sort_key COLLATE "C", p.user_id LIMIT ${size + 1}`;
  const { rows } = await sql<{ user_id: string; sort_key: string }>`${people}`.execute(tx);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    userIds: shown.map((row) => row.user_id),
    ...(last && rows.length > size ? { nextCursor: encodeCursor([last.sort_key, last.user_id]) } : {}),
    ...(from ? {} : { total: await countPeople(tx, passes) }),
  };
}

function after(sortKey: RawBuilder<unknown>, from: readonly string[] | undefined) {
  return from ? sql`(${sortKey}, p.user_id) > (${from[0]}::text, ${from[1]}::text)` : sql`true`;
}

/** The first members of each department, merged: a few rows of one index each. */
function mergedMembers(
  tenantId: string,
  {
    deptIds,
    state,
    from,
    size,
  }: {
    deptIds: readonly string[];
    state: RawBuilder<unknown>;
    from: readonly string[] | undefined;
    size: number;
  },
) {
  return sql`
    SELECT DISTINCT m.sort_key COLLATE "C" AS sort_key, m.user_id
    FROM unnest(${deptIds}::text[]) AS chosen (dept_id)
    CROSS JOIN LATERAL (
      SELECT pd.sort_key, pd.user_id FROM person_department pd
      JOIN person p ON p.tenant_id = pd.tenant_id AND p.user_id = pd.user_id
      WHERE pd.tenant_id = ${tenantId} AND pd.dept_id = chosen.dept_id AND p.kind = 'person' AND ${state}
        AND ${from ? sql`(pd.sort_key, pd.user_id) > (${from[0]}::text, ${from[1]}::text)` : sql`true`}
      ORDER BY pd.sort_key, pd.user_id LIMIT ${size + 1}
    ) AS m
    ORDER BY 1, 2 LIMIT ${size + 1}`;
}

async function countPeople(tx: Tx, passes: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM person p WHERE ${passes}
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

/**
 * A page of the people whom a text finds, best first.
 * @param index Got before the transaction: it may have to be built, which takes a connection of its own.
 */
export async function pageByMatch(
  tx: Tx,
  { tenantId, userId: actorId }: { tenantId: string; userId: string },
  index: SearchIndex,
  filter: PeopleFilter & { query: string },
  { cursor, size }: PageRange,
): Promise<IdsPage & { matches: ReadonlyMap<string, NameMatch> }> {
  // A search is for someone: those who have left are found too, unless a state is chosen.
  const { passes } = await conditionsOf(tx, tenantId, { ...filter, state: filter.state ?? 'any' });
  const start = cursor === undefined ? 0 : Number(decodeCursor(cursor, 1)[0]);
  if (!Number.isSafeInteger(start) || start < 0) throw invalidInput({ field: 'cursor', rule: 'pattern' });
  const text = filter.query.trim();
  const own = `${tenantId}~`;
  const query = prepareQuery(text.startsWith(own) ? text.slice(own.length) : text);
  const found = index.find(query, actorId).page(1, maxMatches);
  const others = await findUnindexed(tx, tenantId, query);
  const wanted = [...new Set([...found, ...others, ...(await findByDepartment(tx, tenantId, query))])];
  const { rows } = await sql<{ user_id: string }>`
    SELECT p.user_id FROM unnest(${wanted}::text[]) WITH ORDINALITY AS wanted (user_id, place)
    JOIN person p ON p.user_id = wanted.user_id
    WHERE ${passes} ORDER BY wanted.place
  `.execute(tx);
  const end = start + size;
  const userIds = rows.slice(start, end).map((row) => row.user_id);
  return {
    userIds,
    matches: await matchesOf(tx, tenantId, userIds, query),
    ...(rows.length > end ? { nextCursor: encodeCursor([String(end)]) } : {}),
    ...(start === 0 ? { total: rows.length } : {}),
  };
}

const searchColumns = sql`
  user_id AS "userId", login, name, position, mobile, telephone, email, hide, hide_mobile AS "hideMobile", readings`;

/** Where a text is found in the fields of people. */
async function matchesOf(tx: Tx, tenantId: string, userIds: readonly string[], query: PreparedQuery) {
  const { rows } = await sql<SearchRecord>`
    SELECT ${searchColumns} FROM person WHERE tenant_id = ${tenantId} AND user_id = ANY (${userIds}::text[])
  `.execute(tx);
  return new Map(
    rows.flatMap((person): [string, NameMatch][] => {
      const match = matchPerson(searchable(person.userId, person), query);
      return match ? [[person.userId, match]] : [];
    }),
  );
}

/** The people of the departments that a text names, and of those below them, by name. */
async function findByDepartment(tx: Tx, tenantId: string, query: PreparedQuery): Promise<string[]> {
  const { rows: departments } = await sql<{ id: string; name: string; path: string }>`
    SELECT dept_id AS id, name, path FROM department WHERE tenant_id = ${tenantId}
  `.execute(tx);
  const named = departments
    .filter(({ name }) => matchPerson({ name, readings: readName(name) }, query) !== undefined)
    .map(({ path }) => path);
  if (named.length === 0) return [];
  const ids = departments
    .filter(({ path }) => named.some((one) => path === one || path.startsWith(`${one}/`)))
    .map(({ id }) => id);
  const { rows } = await sql<{ user_id: string }>`
    SELECT p.user_id FROM person p
    WHERE p.tenant_id = ${tenantId} AND p.kind = 'person' AND EXISTS (
      SELECT FROM person_department pd
      WHERE pd.tenant_id = ${tenantId} AND pd.user_id = p.user_id AND pd.dept_id = ANY (${ids}::text[]))
    ORDER BY p.sort_key COLLATE "C", p.user_id LIMIT ${maxMatches}
  `.execute(tx);
  return rows.map((row) => row.user_id);
}

/** People whom the search of colleagues does not find, or not by all fields: those who have left or hide something. */
async function findUnindexed(tx: Tx, tenantId: string, query: PreparedQuery): Promise<string[]> {
  const { rows } = await sql<SearchRecord>`
    SELECT ${searchColumns} FROM person
    WHERE tenant_id = ${tenantId} AND kind = 'person' AND (left_at IS NOT NULL OR hide OR hide_mobile)
    ORDER BY left_at DESC NULLS FIRST LIMIT ${maxMatches * 5}
  `.execute(tx);
  return rows
    .flatMap((person) => {
      // As the person themselves, from whom nothing is hidden.
      const match = matchPerson(searchable(person.userId, person), query);
      return match ? [{ userId: person.userId, rank: match.rank }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ userId }) => userId);
}
