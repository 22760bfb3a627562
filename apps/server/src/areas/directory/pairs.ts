import {
  type Friendship,
  noRelationship,
  strangers,
  type Relationship,
  relationshipOf,
} from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../store/database.ts';
import { personPair } from '../../store/person-pair.ts';

/**
 * Locks the pairs of a person and others, in one order for all processes, until the transaction ends. Call it before
 * anything is written: a transaction gets its number with its first write, the event log is in the order of those
 * numbers, and so the events of one pair are in the order of its changes.
 */
export async function lockPairs(
  tx: Tx,
  tenantId: string,
  userId: string,
  otherIds: readonly string[],
): Promise<void> {
  const keys = otherIds.map((otherId) => `friends\n${tenantId}\n${personPair(userId, otherId).join('\n')}`);
  await sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(${keys}::text[]) AS k (name) ORDER BY key
    ) AS ordered
  `.execute(tx);
}

export interface PairRow {
  other_id: string;
  friends_since: Date | null;
  ended_at: Date | null;
  starred_by: string[];
  requester: string | null;
  msg: string | null;
  requested_at: Date | null;
  request_state: 'waiting' | 'accepted' | 'refused' | null;
  read_at: Date | null;
  removed_by: string[];
}

const columns = sql`friends_since, ended_at, starred_by, requester, msg, requested_at, request_state, read_at, removed_by`;

/** Every pair of a person, with the other one as `other_id`: two ranges of two indexes, to be narrowed further. */
export const pairsOf = (tenantId: string, userId: string) => sql`(
  SELECT person_high AS other_id, ${columns} FROM friendship WHERE tenant_id = ${tenantId} AND person_low = ${userId}
  UNION ALL
  SELECT person_low AS other_id, ${columns} FROM friendship WHERE tenant_id = ${tenantId} AND person_high = ${userId}
)`;

export function friendshipOf(row: PairRow): Friendship {
  const { requester, msg, requested_at: requestedAt, request_state: state } = row;
  return {
    friendsSince: row.friends_since,
    endedAt: row.ended_at,
    starredBy: row.starred_by,
    request:
      requester !== null && requestedAt && state
        ? { requester, msg: msg ?? '', requestedAt, state, readAt: row.read_at, removedBy: row.removed_by }
        : null,
  };
}

/** The relationship of a person to each of some others; those without a row are strangers. */
export async function readPairs(
  tx: Tx,
  tenantId: string,
  userId: string,
  otherIds: readonly string[],
): Promise<Map<string, Friendship>> {
  const { rows } = await sql<PairRow>`
    SELECT * FROM ${pairsOf(tenantId, userId)} AS pair WHERE other_id = ANY (${otherIds}::text[])
  `.execute(tx);
  const found = new Map(rows.map((row) => [row.other_id, friendshipOf(row)]));
  return new Map(otherIds.map((otherId) => [otherId, found.get(otherId) ?? strangers]));
}

/** What people are to a person: for whatever shows people. */
export type Relationships = (otherId: string) => Relationship;

/** Reads what some people are to a person. */
export async function readRelationships(
  tx: Tx,
  { tenantId, userId }: Actor,
  otherIds: readonly string[],
): Promise<Relationships> {
  const others = otherIds.filter((otherId) => otherId !== userId);
  if (others.length === 0) return () => noRelationship;
  const pairs = await readPairs(tx, tenantId, userId, others);
  return (otherId) => relationshipOf(pairs.get(otherId) ?? strangers, userId);
}

/** Writes pairs of a person, new ones and known ones. */
export async function writePairs(
  tx: Tx,
  tenantId: string,
  userId: string,
  pairs: ReadonlyMap<string, Friendship>,
): Promise<void> {
  const rows = [...pairs].map(([otherId, { friendsSince, endedAt, starredBy, request }]) => {
    const [low, high] = personPair(userId, otherId);
    return {
      low,
      high,
      friends_since: friendsSince,
      ended_at: endedAt,
      starred_by: starredBy,
      requester: request?.requester ?? null,
      msg: request?.msg ?? null,
      requested_at: request?.requestedAt ?? null,
      request_state: request?.state ?? null,
      read_at: request?.readAt ?? null,
      removed_by: request?.removedBy ?? [],
    };
  });
  await sql`
    INSERT INTO friendship (tenant_id, person_low, person_high, ${columns})
    SELECT ${tenantId}, low, high, ${columns} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (
      low text, high text, friends_since timestamptz, ended_at timestamptz, starred_by text[], requester text, msg text,
      requested_at timestamptz, request_state text, read_at timestamptz, removed_by text[])
    ON CONFLICT (tenant_id, person_low, person_high) DO UPDATE SET
      (${columns}) = (excluded.friends_since, excluded.ended_at, excluded.starred_by, excluded.requester, excluded.msg,
        excluded.requested_at, excluded.request_state, excluded.read_at, excluded.removed_by)
  `.execute(tx);
}
