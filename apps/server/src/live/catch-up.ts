import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';
import { eventColumns, frontier, serverEventTypes, storedEvent, type StoredEvent } from '../store/events.ts';
import { isAfterJoining } from './audience.ts';

/** Whose events, and which: above `after`, below `before`. */
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
 * What a person missed, each conversation through its own index range, and what was for them outside any: the cost
 * follows what concerns them, not what the organisation wrote meanwhile.
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
  /** The last position looked at; the next page starts after it. Absent when nothing is left. */
  next: bigint | undefined;
}

/** A page of what was missed, in the log's order; undefined when the log does not hold all of it (any more). */
export async function readMissed(tx: Tx, missed: Missed, limit: number): Promise<MissedPage | undefined> {
  const { rows } = await sql<Parameters<typeof storedEvent>[0] & { joined_seq: number }>`
    SELECT ${eventColumns}, e.joined_seq FROM (${missedBy(missed, limit)}) AS e ORDER BY e.pos LIMIT ${limit}
  `.execute(tx);
  // Asked afterwards: what was pruned before the page was read is known as such by now.
  if (!(await isKnownCursor(tx, missed.tenantId, missed.after))) return undefined;
  const found = rows.map((row) => ({ event: storedEvent(row), joinedSeq: row.joined_seq }));
  return {
    events: found
      .filter(({ event, joinedSeq }) => isAfterJoining(event, joinedSeq))
      .map(({ event }) => event),
    next: rows.length === limit ? found.at(-1)?.event.pos : undefined,
  };
}

/** How many events were missed, counted up to `limit`. */
export async function countMissed(tx: Tx, missed: Missed, limit: number): Promise<number> {
  const { rows } = await sql<{ missed: number }>`
    SELECT count(*)::int AS missed FROM (SELECT 1 FROM (${missedBy(missed, limit)}) AS e LIMIT ${limit}) AS counted
  `.execute(tx);
  return rows[0]?.missed ?? 0;
}

/** Whether the log still holds everything after the cursor, and the cursor is of this log at all. */
async function isKnownCursor(tx: Tx, tenantId: string, cursor: bigint): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT ${cursor.toString()}::bigint < ${frontier}
      AND NOT EXISTS (SELECT 1 FROM event_floor WHERE tenant_id = ${tenantId} AND pos > ${cursor.toString()}::bigint)
      AS known
  `.execute(tx);
  return rows[0]?.known ?? false;
}
