import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';
import { eventColumns, frontier, serverEventTypes, storedEvent, type StoredEvent } from '../store/events.ts';
import { isAfterJoining } from './audience.ts';

/** The person, and the range: above `after`, below `before`. */
export interface Missed {
  tenantId: string;
  userId: string;
  after: bigint;
  before: bigint;
}

const since = ({ after, before }: Missed) => sql`
  pos > ${after.toString()}::bigint AND pos < ${before.toString()}::bigint
  AND type NOT IN (${sql.join(serverEventTypes.map((type) => sql.lit(type)))})`;

/**
 * Missed events, with one index range per conversation and one for events outside any: the cost depends on the person's
 * own events, not on those of the organisation.
 */
const missedBy = (missed: Missed, limit: number) => sql`
  (${inConversations(missed, limit)})
  UNION ALL
  (
    SELECT *, 0 AS joined_seq FROM event
    WHERE tenant_id = ${missed.tenantId} AND conversation_id IS NULL AND user_ids[1] = ${missed.userId}
      AND ${since(missed)}
    ORDER BY pos LIMIT ${limit}
  )`;

const inConversations = (missed: Missed, limit: number) => sql`
  SELECT e.*, mine.joined_seq
  FROM (
    SELECT conversation_id, joined_seq FROM member
    WHERE tenant_id = ${missed.tenantId} AND user_id = ${missed.userId} AND left_at IS NULL
  ) AS mine
  CROSS JOIN LATERAL (
    SELECT * FROM event
    WHERE tenant_id = ${missed.tenantId} AND conversation_id = mine.conversation_id
      AND ${since(missed)} AND (user_ids IS NULL OR ${missed.userId} = ANY (user_ids))
    ORDER BY pos LIMIT ${limit}
  ) AS e`;

export interface MissedPage {
  events: StoredEvent[];
  /** The last position read; the next page starts after it. Absent at the end. */
  next: bigint | undefined;
}

/** A page of missed events in log order; undefined when the log no longer holds all of them. */
export async function readMissed(tx: Tx, missed: Missed, limit: number): Promise<MissedPage | undefined> {
  const { rows } = await sql<Parameters<typeof storedEvent>[0] & { joined_seq: number }>`
    SELECT ${eventColumns}, e.joined_seq FROM (${missedBy(missed, limit)}) AS e ORDER BY e.pos LIMIT ${limit}
  `.execute(tx);
  // Checked after the read, to detect events that were pruned before it.
  if (!(await isKnownCursor(tx, missed.tenantId, missed.after))) return undefined;
  const found = rows.map((row) => ({ event: storedEvent(row), joinedSeq: row.joined_seq }));
  return {
    events: found
      .filter(({ event, joinedSeq }) => isAfterJoining(event, joinedSeq))
      .map(({ event }) => event),
    next: rows.length === limit ? found.at(-1)?.event.pos : undefined,
  };
}

/** Number of missed events, counted up to `limit`. */
export async function countMissed(tx: Tx, missed: Missed, limit: number): Promise<number> {
  const { rows } = await sql<{ missed: number }>`
    SELECT count(*)::int AS missed FROM (SELECT 1 FROM (${missedBy(missed, limit)}) AS e LIMIT ${limit}) AS counted
  `.execute(tx);
  return rows[0]?.missed ?? 0;
}

/** Whether the log holds all events after the cursor, and the cursor belongs to this log. */
async function isKnownCursor(tx: Tx, tenantId: string, cursor: bigint): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT ${cursor.toString()}::bigint < ${frontier}
      AND NOT EXISTS (SELECT 1 FROM event_floor WHERE tenant_id = ${tenantId} AND pos > ${cursor.toString()}::bigint)
      AS known
  `.execute(tx);
  return rows[0]?.known ?? false;
}
