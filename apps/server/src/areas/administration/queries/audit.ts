import { type AuditKind, auditKinds } from '@snap/portal-api/contract';
import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../../../http/input.ts';
import type { Tx } from '../../../store/database.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export interface AuditFilter {
  /** Who acted. */
  actorId?: string | undefined;
  /** Whom it concerns. */
  personId?: string | undefined;
  kind?: AuditKind | undefined;
  action?: string | undefined;
  /** Milliseconds since 1970. */
  from?: number | undefined;
  /** Exclusive. */
  until?: number | undefined;
}

export interface AuditRow {
  id: string;
  /** Microseconds since 1970. */
  place: string;
  at: Date;
  action: string;
  userId: string | null;
  userName: string | null;
  actorId: string | null;
  actorName: string | null;
  commandLine: boolean;
  subject: string | null;
  subjectName: string | null;
  address: string | null;
  requestId: string | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  detail: Readonly<Record<string, unknown>>;
}

/** Actions whose person is the account that was tried, not who tried. */
const byStrangers = ['sign-in-refused', 'account-locked'];

/** Actions of the command line. Some of them other people can do, too; the others only an operator. */
const byOperators = [
  'password-set',
  'account-disabled',
  'account-enabled',
  'account-unlocked',
  ...auditKinds.people,
  ...auditKinds.departments,
  ...auditKinds.roles,
  'app-added',
  'app-removed',
  'app-secret',
  ...auditKinds.organisation,
];

/** An entry without a request and without an actor was made by the command line. */
const fromCommandLine = sql`(a.actor_id IS NULL AND a.session_id IS NULL AND a.request_id IS NULL
  AND a.address IS NULL AND a.action = ANY (${byOperators}::text[]))`;

/** Who acted, as in index `audit_by_actor`. */
const actedBy = sql`CASE WHEN a.actor_id IS NULL THEN a.user_id ELSE a.actor_id END`;

const moment = (milliseconds: number) =>
  sql`to_timestamp(0) + ${milliseconds}::bigint * interval '1 millisecond'`;

/**
 * A page of the audit log, the newest first. Throws a 400 for a cursor that is none. OFFSET 0: the rows are looked up by
 * their key, whatever the planner expects of the table.
 */
export async function pageOfAudit(
  tx: Tx,
  tenantId: string,
  filter: AuditFilter,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<{ rows: AuditRow[]; nextCursor?: string }> {
  const range = { within: within(filter, cursor), size: size + 1 };
  const found = isByTime(filter) ? byTime(tenantId, range) : byAction(tenantId, filter, range);
  const { rows } = await sql<AuditRow>`
    SELECT a.audit_id::text AS id, (extract(epoch FROM a.at) * 1000000)::bigint::text AS place, a.at, a.action,
      a.user_id AS "userId", person.name AS "userName", acted.user_id AS "actorId", actor.name AS "actorName",
      ${fromCommandLine} AS "commandLine",
      a.subject, department.name AS "subjectName", a.address, a.request_id AS "requestId", a.before, a.after, a.detail
    FROM (${found}) found
    CROSS JOIN LATERAL (
      SELECT * FROM audit WHERE tenant_id = ${tenantId} AND audit_id = found.audit_id OFFSET 0
    ) a
    CROSS JOIN LATERAL (
      SELECT CASE
        WHEN a.actor_id IS NOT NULL THEN a.actor_id WHEN ${fromCommandLine} THEN NULL WHEN a.action <> ALL (${byStrangers}::text[]) THEN a.user_id
      END AS user_id
    ) acted
    LEFT JOIN person ON person.tenant_id = ${tenantId} AND person.user_id = a.user_id
    LEFT JOIN person actor ON actor.tenant_id = ${tenantId} AND actor.user_id = acted.user_id
    LEFT JOIN department ON department.tenant_id = ${tenantId} AND department.dept_id = a.subject
    ORDER BY a.at DESC, a.audit_id DESC
  `.execute(tx);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    ...(last && rows.length > size ? { nextCursor: encodeCursor([last.place, last.id]) } : {}),
  };
}

const isByTime = ({ actorId, personId, kind, action }: AuditFilter) =>
  [actorId, personId, kind, action].every((value) => value === undefined);

/** Conditions on the time, and on the place where the page before has ended. */
function within({ from, until }: AuditFilter, cursor: string | undefined): RawBuilder<unknown> {
  const conditions = [
    ...(from === undefined ? [] : [sql`a.at >= ${moment(from)}`]),
    ...(until === undefined ? [] : [sql`a.at < ${moment(until)}`]),
    ...(cursor === undefined ? [] : [after(cursor)]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

function after(cursor: string): RawBuilder<unknown> {
  const [place = '', auditId = ''] = decodeCursor(cursor, 2);
  // Beyond either, the database has no such number.
  if (!/^\d{1,16}$/.test(place) || !/^\d{1,18}$/.test(auditId)) {
    throw invalidInput({ field: 'cursor', rule: 'pattern' });
  }
  return sql`(a.at, a.audit_id) < (
    to_timestamp(0) + ${place}::bigint * interval '1 microsecond', ${auditId}::bigint)`;
}

interface Range {
  within: RawBuilder<unknown>;
  size: number;
}

function byTime(tenantId: string, range: Range): RawBuilder<unknown> {
  return sql`
    SELECT a.audit_id FROM audit a WHERE a.tenant_id = ${tenantId} AND ${range.within}
    ORDER BY a.at DESC, a.audit_id DESC LIMIT ${range.size}`;
}

/**
 * The newest entries of each action, merged: a few rows of one index each, however many entries other actions have.
 * Without a selected action, those that occur are found by skipping through the index.
 */
function byAction(tenantId: string, filter: AuditFilter, range: Range): RawBuilder<unknown> {
  const who = sql.join(
    [
      sql`a.tenant_id = ${tenantId}`,
      ...(filter.personId === undefined ? [] : [sql`a.user_id = ${filter.personId}`]),
      ...(filter.actorId === undefined
        ? []
        : [sql`${actedBy} = ${filter.actorId} AND NOT ${fromCommandLine}`]),
    ],
    sql` AND `,
  );
  const next = (beyond: RawBuilder<unknown>) => sql`
    SELECT a.action FROM audit a WHERE ${who} AND ${beyond} ORDER BY a.action LIMIT 1`;
  const actions =
    selectedActions(filter) === undefined
      ? sql`(${next(sql`true`)}) UNION ALL
          SELECT (${next(sql`a.action > occurring.action`)}) FROM occurring WHERE occurring.action IS NOT NULL`
      : sql`SELECT unnest(${selectedActions(filter)}::text[])`;
  const byOthers = filter.actorId === undefined ? [] : byStrangers;
  return sql`
    WITH RECURSIVE occurring (action) AS (${actions})
    SELECT m.audit_id FROM occurring
    CROSS JOIN LATERAL (
      SELECT a.at, a.audit_id FROM audit a WHERE ${who} AND a.action = occurring.action AND ${range.within}
      ORDER BY a.at DESC, a.audit_id DESC LIMIT ${range.size}
    ) m
    WHERE occurring.action <> ALL (${byOthers}::text[])
    ORDER BY m.at DESC, m.audit_id DESC LIMIT ${range.size}`;
}

/** Undefined: all. */
function selectedActions({ kind, action }: AuditFilter): readonly string[] | undefined {
  const ofKind: readonly string[] | undefined = kind && auditKinds[kind];
  if (action === undefined) return ofKind;
  return ofKind && !ofKind.includes(action) ? [] : [action];
}
