import { sql } from 'kysely';
import { prepared, type Tx } from '../../../store/database.ts';
import { conversationKey, type ConversationTarget, newConversationId } from '../conversation-id.ts';
import { personPair } from '../../../store/person-pair.ts';

interface Addressed {
  sender: string;
  target: ConversationTarget;
}

type Pair = readonly [low: string, high: string];

/**
 * The conversation of each send, by `conversationKey`. A pair that has none yet gets an id for it, and is held until the
 * transaction ends: of two first messages at the same moment the second finds the conversation of the first. Call it
 * before `lockConversations`, and before anything is written.
 */
export async function locateConversations(
  tx: Tx,
  tenantId: string,
  sendings: readonly Addressed[],
): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  const pairs = new Map<string, Pair>();
  for (const { sender, target } of sendings) {
    const key = conversationKey(sender, target);
    if (target.type === 'group') places.set(key, target.id);
    else pairs.set(key, personPair(sender, target.id));
  }
  await findPairs(tx, tenantId, pairs, places);
  const missing = new Map([...pairs].filter(([key]) => !places.has(key)));
  if (missing.size === 0) return places;
  await lockPairs(tx, tenantId, missing);
  await findPairs(tx, tenantId, missing, places);
  for (const key of missing.keys()) if (!places.has(key)) places.set(key, newConversationId());
  return places;
}

/** Adds those that exist. */
async function findPairs(
  tx: Tx,
  tenantId: string,
  pairs: ReadonlyMap<string, Pair>,
  places: Map<string, string>,
): Promise<void> {
  if (pairs.size === 0) return;
  const { rows } = await sql<{ key: string; conversation_id: string }>`${prepared}
    SELECT a.key, c.conversation_id
    FROM unnest(
      ${[...pairs.keys()]}::text[], ${[...pairs.values()].map(([low]) => low)}::text[],
      ${[...pairs.values()].map(([, high]) => high)}::text[]
    ) AS a (key, low, high)
    CROSS JOIN LATERAL (
      SELECT conversation_id FROM conversation
      WHERE tenant_id = ${tenantId} AND person_low = a.low AND person_high = a.high LIMIT 1
    ) AS c
  `.execute(tx);
  for (const { key, conversation_id } of rows) places.set(key, conversation_id);
}

/** In one order for all processes. */
async function lockPairs(tx: Tx, tenantId: string, pairs: ReadonlyMap<string, Pair>): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(${tenantId} || pair, 1) AS key FROM unnest(${[...pairs.keys()]}::text[]) AS p (pair)
      ORDER BY key
    ) AS keys
  `.execute(tx);
}
