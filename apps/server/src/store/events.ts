import type { PortalEvent } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { bindingOf, everyTenant, prepared, type Tx } from './database.ts';

/** Channel of the hints that there is something new in the log. A hint to look, never the truth. */
export const eventChannel = 'portal_event';

/** Channel of what is told once to whoever is connected, past the log: see live/notes.ts. */
export const noteChannel = 'portal_note';

/**
 * Events of the servers' own: `kick` ends the streams of a session or of whole persons, `membership` corrects who is
 * in a conversation, `directory` says that people or departments have changed, `rules` that the organisation has decided
 * something, `restored` that nothing is as it was.
 */
export const serverEventTypes = ['kick', 'membership', 'directory', 'rules', 'restored'] as const;

/** What an event says: what travels to clients does so as it is (contract, events.ts). */
export type EventType = Exclude<PortalEvent['type'], 'reset' | 'typing'> | (typeof serverEventTypes)[number];

const ofServers: ReadonlySet<string> = new Set(serverEventTypes);
/** Whether an event is for the servers alone. */
export const isServerEvent = (type: EventType) => ofServers.has(type);

export interface NewEvent {
  type: EventType;
  /** What clients receive, for types that travel. Text in it holds neither NUL nor lone surrogates. */
  payload?: Record<string, unknown>;
  /** With `userIds` absent: for everyone in this conversation. */
  conversationId?: string;
  /** For these persons alone. With a `conversationId`, for those of them who are in it when they are told. */
  userIds?: readonly string[];
  /** For one session alone. */
  sessionId?: string;
}

const ordinalBits = 20;

/** Names the promise among PostgreSQL's advisory locks. */
const silence = { group: 7_368, kind: 1 };

/**
 * Promises that the caller's transaction writes no events, before and after: readers of the log do not wait for it. Its
 * lock tells them, and is gone with it.
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
 * Appends to the event log within the transaction; readers see it once that has committed. The instance that the
 * database follows looks by itself then, others are sent a hint. An event's position is the transaction's id followed by
 * an ordinal: one growing integer. A position may become visible after a greater one, which is why readers stop at
 * `horizon`.
 * @param tenantId Whose events they are: the transaction's tenant, and named in a transaction across tenants.
 */
export async function publish(
  tx: Tx,
  given: NewEvent | readonly NewEvent[],
  tenantId = bindingOf(tx).tenantId,
): Promise<void> {
  const single = ('type' in given ? [given] : given).flatMap(onePersonEach);
  if (single.length === 0) return;
  const binding = bindingOf(tx);
  const { instanceId, published: first } = binding;
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
    WITH appended AS (
      INSERT INTO event (pos, tenant_id, conversation_id, user_ids, session_id, type, payload)
      SELECT (pg_current_xact_id()::text::bigint << ${sql.lit(ordinalBits)}) + ${first}::int + n - 1,
        ${tenantId}, conversation_id, user_ids, session_id, type, payload
      FROM ROWS FROM (
        json_to_recordset(${JSON.stringify(rows)}::json)
          AS (conversation_id text, user_ids text[], session_id uuid, type text, payload jsonb)
      ) WITH ORDINALITY AS e (conversation_id, user_ids, session_id, type, payload, n)
    )
    SELECT pg_notify(${eventChannel}, ${instanceId})
  `.execute(tx);
}

/** Outside a conversation an event is stored once a person, who finds what they missed by their own id. */
function onePersonEach(event: NewEvent): NewEvent[] {
  if (event.type === 'kick' || event.conversationId !== undefined || !event.userIds) return [event];
  return event.userIds.map((userId) => ({ ...event, userIds: [userId] }));
}

/** One event as it is stored. */
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

/** The columns that `storedEvent` wants, of a table or alias `e`. */
export const eventColumns = sql`
  e.pos::text AS pos, e.tenant_id, e.conversation_id, e.user_ids, e.session_id, e.type, e.payload::text AS payload`;

/** Makes an event of a row selected by `eventColumns`. */
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
 * Every event below it is final: the transactions that could still write there have all ended. Takes the snapshot of
 * the statement it stands in.
 */
const horizon = position(sql`pg_snapshot_xmin(pg_current_snapshot())`);

/**
 * The same, but not held up by transactions that have promised to write no events, and by those of other databases. One
 * that has ended since the snapshot was taken is still waited for: its events would not be in it.
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

/** No transaction has written at or above it yet: a cursor from there is not of this log. */
export const frontier = position(sql`pg_snapshot_xmax(pg_current_snapshot())`);

/** The position that every event from now on will be at or above. Needs a system transaction. */
export async function readHorizon(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ horizon: string }>`SELECT ${horizon}::text AS horizon`.execute(tx);
  return BigInt(rows[0]?.horizon ?? 0);
}

export interface LogPage {
  events: StoredEvent[];
  /** Where the next read starts. */
  next: bigint;
  /** There is more below the horizon. */
  more: boolean;
  /** Committed events stand above the horizon, held up by an older transaction that is still open. */
  waiting: boolean;
}

/** Reads the log of all tenants from a position up to the horizon. Needs a system transaction that goes by keys. */
export async function readLog(tx: Tx, from: bigint, limit: number): Promise<LogPage> {
  const page = await readUpTo(tx, horizon, from, limit);
  // The far horizon costs a look at all locks, so it is asked for only when the near one stands still: short
  // transactions side by side hold it up as well, but it moves on with them.
  return page.waiting && page.next === from ? readUpTo(tx, farHorizon, from, limit) : page;
}

async function readUpTo(tx: Tx, upTo: typeof horizon, from: bigint, limit: number): Promise<LogPage> {
  const { rows } = await sql<{ horizon: string } & { [K in keyof EventRow]: EventRow[K] | null }>`${prepared}
    SELECT h.horizon::text AS horizon, ${eventColumns}
    FROM (SELECT ${upTo} AS horizon) AS h
    LEFT JOIN LATERAL (
      SELECT * FROM event WHERE event.pos >= ${from.toString()}::bigint ORDER BY event.pos LIMIT ${limit}
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
  return { events, next: next > from ? next : from, more, waiting };
}

function isEventRow(row: { [K in keyof EventRow]: EventRow[K] | null }): row is EventRow {
  return row.pos !== null;
}
