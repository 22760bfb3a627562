import type { PortalEvent } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { bindingOf, prepared, type Tx } from './database.ts';
import { everyTenant } from './hints.ts';

/**
 * Server events: `kick` ends the streams of a session or of people, `membership` corrects the members of a
 * conversation, `directory` reports changed people or departments, `rules` changed settings, `restored` a restore.
 */
export const serverEventTypes = ['kick', 'membership', 'directory', 'rules', 'restored'] as const;

/** Type of an event; client events are sent unchanged (contract, events.ts). */
export type EventType = Exclude<PortalEvent['type'], 'reset' | 'typing'> | (typeof serverEventTypes)[number];

const ofServers: ReadonlySet<string> = new Set(serverEventTypes);
/** Whether an event is for servers only. */
export const isServerEvent = (type: EventType) => ofServers.has(type);

export interface NewEvent {
  type: EventType;
  /** Payload for clients. Its texts contain neither NUL nor lone surrogates. */
  payload?: Record<string, unknown>;
  /** Without `userIds`: for everyone in this conversation. */
  conversationId?: string;
  /** For these people only. With a `conversationId`, for those of them who are members on delivery. */
  userIds?: readonly string[];
  /** For one session only. */
  sessionId?: string;
}

const ordinalBits = 20;

/** Advisory lock key of the promise. */
const silence = { group: 7_368, kind: 1 };

/**
 * Promises that the caller's transaction writes no events, so that readers of the log do not wait for it. Held as an
 * advisory lock, which ends with the transaction.
 */
export async function promiseNoEvents(tx: Tx): Promise<void> {
  const binding = bindingOf(tx);
  if (binding.published > 0) throw new Error('this transaction has written events');
  binding.silent = true;
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(silence.group)}, ${sql.lit(silence.kind)})`.execute(
    tx,
  );
}

/**
 * Appends events to the log within the transaction; readers see them after the commit, which is followed by a hint
 * (Database.follow). An event's position is the transaction id followed by an ordinal. A position may become
 * visible after a greater one, so readers stop at `horizon`.
 * @param tenantId Tenant of the events: the transaction's, or explicit in a system transaction.
 */
export async function publish(
  tx: Tx,
  given: NewEvent | readonly NewEvent[],
  tenantId = bindingOf(tx).tenantId,
): Promise<void> {
  const single = ('type' in given ? [given] : given).flatMap(onePersonEach);
  if (single.length === 0) return;
  const binding = bindingOf(tx);
  const { published: first } = binding;
  if (tenantId === everyTenant) throw new Error('an event needs one tenant');
  if (binding.silent) throw new Error('this transaction has promised to write no events');
  if (first + single.length > 2 ** ordinalBits) throw new RangeError('too many events in one transaction');
  binding.published += single.length;
  const rows = single.map((event) => ({
    conversation_id: event.conversationId,
    user_ids: event.userIds,
    session_id: event.sessionId,
    type: event.type,
    payload: event.payload ?? {},
  }));
  await sql`${prepared}
    INSERT INTO event (pos, tenant_id, conversation_id, user_ids, session_id, type, payload)
    SELECT (pg_current_xact_id()::text::bigint << ${sql.lit(ordinalBits)}) + ${first}::int + n - 1,
      ${tenantId}, conversation_id, user_ids, session_id, type, payload
    FROM ROWS FROM (
      json_to_recordset(${JSON.stringify(rows)}::json)
        AS (conversation_id text, user_ids text[], session_id uuid, type text, payload jsonb)
    ) WITH ORDINALITY AS e (conversation_id, user_ids, session_id, type, payload, n)
  `.execute(tx);
}

/** Outside a conversation an event is stored once per person, so that catching up finds it by person. */
function onePersonEach(event: NewEvent): NewEvent[] {
  if (event.type === 'kick' || event.conversationId !== undefined || !event.userIds) return [event];
  return event.userIds.map((userId) => ({ ...event, userIds: [userId] }));
}

/** A stored event. */
export interface StoredEvent {
  pos: bigint;
  tenantId: string;
  conversationId: string | null;
  userIds: string[] | null;
  sessionId: string | null;
  type: EventType;
  /** JSON text. */
  payload: string;
}

interface EventRow {
  pos: string;
  tenant_id: string;
  conversation_id: string | null;
  user_ids: string[] | null;
  session_id: string | null;
  type: EventType;
  payload: string;
}

/** The columns for `storedEvent`, of a table or alias `e`. */
export const eventColumns = sql`
  e.pos::text AS pos, e.tenant_id, e.conversation_id, e.user_ids, e.session_id, e.type, e.payload::text AS payload`;

/** Maps a row of `eventColumns` to an event. */
export function storedEvent(row: EventRow): StoredEvent {
  return {
    pos: BigInt(row.pos),
    tenantId: row.tenant_id,
    conversationId: row.conversation_id,
    userIds: row.user_ids,
    sessionId: row.session_id,
    type: row.type,
    payload: row.payload,
  };
}

const position = (xid: ReturnType<typeof sql>) =>
  sql<string>`(${xid}::text::bigint << ${sql.lit(ordinalBits)})`;

/**
 * All events below are final: the transactions that could write there have ended. Uses the snapshot of its statement.
 */
const horizon = position(sql`pg_snapshot_xmin(pg_current_snapshot())`);

/**
 * Like `horizon`, but not delayed by transactions that promised to write no events, or by other databases. Still waits
 * for a transaction that ended after the snapshot, because its events are not in it.
 */
const farHorizon = position(sql`(
  SELECT coalesce(min(xid::text::bigint), pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
  FROM pg_snapshot_xip(pg_current_snapshot()) AS running (xid)
  WHERE xid::xid::text NOT IN (
    SELECT own.transactionid::text
    FROM pg_locks own
    LEFT JOIN pg_stat_activity a ON a.pid = own.pid
    WHERE own.locktype = 'transactionid' AND own.mode = 'ExclusiveLock' AND own.granted AND (
      a.datid <> (SELECT oid FROM pg_database WHERE datname = current_database())
      OR EXISTS (
        SELECT FROM pg_locks promise
        WHERE promise.locktype = 'advisory' AND promise.granted AND promise.pid = own.pid
          AND promise.virtualtransaction = own.virtualtransaction AND promise.objsubid = 2
          AND promise.classid = ${sql.lit(silence.group)} AND promise.objid = ${sql.lit(silence.kind)}
          AND promise.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      )
    )
  )
)`);

/** No transaction has written at or above this position: a cursor from there is of another log. */
export const frontier = position(sql`pg_snapshot_xmax(pg_current_snapshot())`);

/** A lower bound for the positions of all future events. Needs a system transaction. */
export async function readHorizon(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ horizon: string }>`SELECT ${horizon}::text AS horizon`.execute(tx);
  return BigInt(rows[0]?.horizon ?? 0);
}

export interface LogPage {
  events: StoredEvent[];
  /** Start of the next read. */
  next: bigint;
  /** There are more events below the horizon. */
  more: boolean;
  /** Committed events are above the horizon, delayed by an older open transaction. */
  waiting: boolean;
  /** There are deferred events: see deferred-events.ts. */
  deferred: boolean;
}

/** What to read of the log. */
export interface LogRange {
  /** First position. */
  from: bigint;
  /** Maximum number of events. */
  limit: number;
  tenantIds: readonly string[];
}

/** Reads the log of tenants from a position up to the horizon. Needs a `by-keys` system transaction. */
export async function readLog(tx: Tx, range: LogRange): Promise<LogPage> {
  const page = await readUpTo(tx, horizon, range);
  // The far horizon reads all locks, so it is used only when the near one does not advance. Concurrent short
  // transactions delay the near one too, but it advances with them.
  return page.waiting && page.next === range.from ? readUpTo(tx, farHorizon, range) : page;
}

async function readUpTo(
  tx: Tx,
  upTo: typeof horizon,
  { from, limit, tenantIds }: LogRange,
): Promise<LogPage> {
  const { rows } = await sql<
    { horizon: string; deferred: boolean } & { [K in keyof EventRow]: EventRow[K] | null }
  >`${prepared}
    SELECT h.horizon::text AS horizon, h.deferred, ${eventColumns}
    FROM (SELECT ${upTo} AS horizon, EXISTS (SELECT FROM deferred_event) AS deferred) AS h
    LEFT JOIN LATERAL (
      SELECT own.* FROM unnest(${tenantIds}::text[]) AS served (tenant_id)
      CROSS JOIN LATERAL (
        SELECT * FROM event
        WHERE event.tenant_id = served.tenant_id AND event.pos >= ${from.toString()}::bigint
        ORDER BY event.pos LIMIT ${limit}
      ) AS own
      ORDER BY own.pos LIMIT ${limit}
    ) AS e ON true
    ORDER BY e.pos
  `.execute(tx);
  const end = BigInt(rows[0]?.horizon ?? from);
  const found = rows.flatMap((row) => (isEventRow(row) ? [storedEvent(row)] : []));
  const events = found.filter(({ pos }) => pos < end);
  const last = events.at(-1);
  const waiting = events.length < found.length;
  const more = found.length === limit && !waiting;
  const next = more && last ? last.pos + 1n : end;
  return { events, next: next > from ? next : from, more, waiting, deferred: rows[0]?.deferred ?? false };
}

function isEventRow(row: { [K in keyof EventRow]: EventRow[K] | null }): row is EventRow {
  return row.pos !== null;
}
