import {
  codes,
  type collection,
  favouriteSourceWire,
  limits,
  type ParsedInputOf,
} from '@snap/portal-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { searchWords } from '../search-text.ts';
import type { Shown } from '../sources/source.ts';

/** A favourite as it was saved. */
export interface StoredFavourite extends Shown {
  id: string;
  sourceId: string;
  place: { conversationId: string; seq: number } | undefined;
  tags: string[];
  createdAt: Date;
  updatedAt: Date;
}

interface FavouriteRow {
  favourite_id: string;
  user_id: string;
  kind: Shown['kind'];
  source_id: string;
  conversation_id: string | null;
  seq: number | null;
  title: string;
  body: string;
  detail: Record<string, unknown>;
  tags: string[];
  created_at: Date;
  updated_at: Date;
}

const columns = sql`
  f.favourite_id, f.user_id, f.kind, f.source_id, f.conversation_id, f.seq, f.title, f.body, f.detail, f.tags,
  f.created_at, f.updated_at`;

function toFavourite(row: FavouriteRow): StoredFavourite {
  const { conversation_id: conversationId, seq } = row;
  return {
    id: row.favourite_id,
    kind: row.kind,
    sourceId: row.source_id,
    place: conversationId !== null && seq !== null ? { conversationId, seq } : undefined,
    title: row.title,
    body: row.body,
    source: favouriteSourceWire.parse(row.detail),
    tags: row.tags,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The owner's favourite of a source, if there is one. */
export async function favouriteOf(
  tx: Tx,
  { tenantId, userId }: Actor,
  source: { type: string; id: string },
): Promise<StoredFavourite | undefined> {
  const { rows } = await sql<FavouriteRow>`
    SELECT ${columns} FROM favourite f
    WHERE f.tenant_id = ${tenantId} AND f.user_id = ${userId} AND f.source_type = ${source.type}
      AND f.source_id = ${source.id}
  `.execute(tx);
  return rows[0] && toFavourite(rows[0]);
}

/** A favourite to be changed, locked; undefined when the owner has none with this id (G37). */
export async function ownFavourite(
  tx: Tx,
  { tenantId, userId }: Actor,
  id: string,
): Promise<StoredFavourite | undefined> {
  const { rows } = await sql<FavouriteRow>`
    SELECT ${columns} FROM favourite f
    WHERE f.tenant_id = ${tenantId} AND f.favourite_id = ${id} AND f.user_id = ${userId} FOR UPDATE
  `.execute(tx);
  return rows[0] && toFavourite(rows[0]);
}

/** The same; throws the refusal of one that is not there. */
export async function requireFavourite(tx: Tx, actor: Actor, id: string): Promise<StoredFavourite> {
  const found = await ownFavourite(tx, actor, id);
  if (!found) throw new Refusal(codes.unknownFavourite);
  return found;
}

type ListInput = ParsedInputOf<typeof collection.list>;

/** A page of favourites, the last saved first, and how many there are in all. */
export async function listFavourites(
  tx: Tx,
  actor: Actor,
  input: ListInput,
): Promise<{ favourites: StoredFavourite[]; total: number }> {
  const { page, size } = input;
  const which = matching(actor, input);
  const { rows } = await sql<FavouriteRow>`
    SELECT ${columns} FROM favourite f WHERE ${which}
    ORDER BY f.created_at DESC, f.favourite_id LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM favourite f WHERE ${which}
  `.execute(tx);
  return { favourites: rows.map(toFavourite), total: counted[0]?.total ?? 0 };
}

/** A person has few enough for each to be looked at: see `limits.favourites`. */
function matching({ tenantId, userId }: Actor, { kind, q, tag }: ListInput): RawBuilder<unknown> {
  const words = searchWords(q);
  return sql`f.tenant_id = ${tenantId} AND f.user_id = ${userId}
    AND (${kind ?? null}::text IS NULL OR f.kind = ${kind ?? null})
    AND (${tag ?? null}::text IS NULL OR ${tag ?? null} = ANY (f.tags))
    AND NOT EXISTS (
      SELECT FROM unnest(${words}::text[]) AS w (word)
      WHERE strpos(f.search_text, w.word) = 0 AND strpos(f.tag_text, w.word) = 0
    )`;
}

/** Whether another one still fits. */
export async function requireRoom(tx: Tx, { tenantId, userId }: Actor): Promise<void> {
  const { count } = await tx
    .selectFrom('favourite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= limits.favourites) throw new Refusal(codes.collectionFull, { most: limits.favourites });
}
