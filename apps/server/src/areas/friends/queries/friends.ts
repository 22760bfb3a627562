import type { ListedUserWire, friends, WireOf } from '@snap/portal-api/contract';
import { friendRequestOf, relationshipOf } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { type PairRow, findListed, friendshipOf, listedUser, pairsOf } from '../../directory/index.ts';

type RequestWire = WireOf<typeof friends.requests>['result'][number];

interface Page {
  page: number;
  size: number;
}

/** A page of a person's friends: starred first, then by name. */
export async function readFriends(
  tx: Tx,
  actor: Actor,
  { page, size }: Page,
): Promise<{ result: ListedUserWire[]; total: number }> {
  const { tenantId, userId } = actor;
  const { rows } = await sql<PairRow & { total: number }>`
    SELECT pair.*, count(*) OVER ()::int AS total
    FROM ${pairsOf(tenantId, userId)} AS pair
    CROSS JOIN LATERAL (
      SELECT sort_key FROM person WHERE tenant_id = ${tenantId} AND user_id = pair.other_id LIMIT 1
    ) AS p
    WHERE pair.friends_since IS NOT NULL
    ORDER BY ${userId} = ANY (pair.starred_by) DESC, p.sort_key COLLATE "C", pair.other_id
    LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  const people = await peopleById(tx, tenantId, rows);
  const result = rows.flatMap((row) => {
    const person = people.get(row.other_id);
    return person ? [listedUser(userId, person, relationshipOf(friendshipOf(row), userId))] : [];
  });
  return { result, total: rows[0]?.total ?? (page > 1 ? await countFriends(tx, actor) : 0) };
}

async function countFriends(tx: Tx, { tenantId, userId }: Actor): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${pairsOf(tenantId, userId)} AS pair WHERE friends_since IS NOT NULL
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A page of the requests in a person's list, newest first. */
export async function readRequests(
  tx: Tx,
  actor: Actor,
  { page, size }: Page,
): Promise<{ result: RequestWire[]; total: number }> {
  const { tenantId, userId } = actor;
  const listed = sql`${pairsOf(tenantId, userId)} AS pair WHERE requester IS NOT NULL AND ${userId} <> ALL (removed_by)`;
  const { rows } = await sql<PairRow>`
    SELECT * FROM ${listed} ORDER BY requested_at DESC, other_id LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${listed}`.execute(tx);
  return { result: await requestRows(tx, actor, rows), total: counted.rows[0]?.total ?? 0 };
}

/** The requests that wait for a person and have not been seen, newest first. */
export async function readUnseen(tx: Tx, actor: Actor): Promise<RequestWire[]> {
  const { rows } = await sql<PairRow>`
    SELECT * FROM ${unseen(actor)} ORDER BY requested_at DESC, other_id
  `.execute(tx);
  return requestRows(tx, actor, rows);
}

/** Who sent them. */
export async function unseenSenders(tx: Tx, actor: Actor): Promise<string[]> {
  const { rows } = await sql<{ other_id: string }>`SELECT other_id FROM ${unseen(actor)}`.execute(tx);
  return rows.map((row) => row.other_id);
}

const unseen = ({ tenantId, userId }: Actor) => sql`
  ${pairsOf(tenantId, userId)} AS pair
  WHERE request_state = 'waiting' AND requester <> ${userId} AND read_at IS NULL AND ${userId} <> ALL (removed_by)`;

async function requestRows(
  tx: Tx,
  { tenantId, userId }: Actor,
  rows: readonly PairRow[],
): Promise<RequestWire[]> {
  const people = await peopleById(tx, tenantId, rows);
  return rows.flatMap((row) => {
    const pair = friendshipOf(row);
    const request = friendRequestOf(pair, userId, row.other_id);
    const person = people.get(row.other_id);
    return request && person
      ? [{ ...request, user: listedUser(userId, person, relationshipOf(pair, userId)) }]
      : [];
  });
}

async function peopleById(tx: Tx, tenantId: string, rows: readonly PairRow[]) {
  const people = await findListed(
    tx,
    tenantId,
    rows.map((row) => row.other_id),
  );
  return new Map(people.map((person) => [person.userId, person]));
}
