import { randomUUID } from 'node:crypto';
import { codes, type collection, type ParsedInputOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { currentMessageId } from '../../messages/index.ts';
import { capture, noteOf, sourceOf } from '../sources/capture.ts';
import {
  favouriteOf,
  type StoredFavourite,
  ownFavourite,
  requireFavourite,
  requireRoom,
} from '../queries/favourites.ts';
import { searchText } from '../search-text.ts';

/** Saves a source as a favourite; one that is saved already stays as it is. */
export async function addFavourite(
  tx: Tx,
  actor: Actor,
  input: ParsedInputOf<typeof collection.add>,
): Promise<StoredFavourite> {
  const named = sourceOf(input);
  const source =
    named.type === 'message' ? { ...named, id: await currentMessageId(tx, actor.tenantId, named.id) } : named;
  const earlier = await favouriteOf(tx, actor, source);
  if (earlier) return earlier;
  await requireRoom(tx, actor);
  const { kind, title, body, source: detail, place, words = [] } = await capture(tx, actor, source, input);
  const inserted = await tx
    .insertInto('favourite')
    .values({
      tenant_id: actor.tenantId,
      favourite_id: randomUUID(),
      user_id: actor.userId,
      kind,
      source_type: source.type,
      source_id: source.id,
      conversation_id: place?.conversationId ?? null,
      seq: place?.seq ?? null,
      title,
      body,
      detail: JSON.stringify(detail),
      search_text: searchText([title, body, ...words]),
      tags: input.tags,
      tag_text: searchText(input.tags),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 0n) await notifyOwnDevices(tx, actor);
  const added = await favouriteOf(tx, actor, source);
  if (!added) throw new Error('a favourite was neither found nor made');
  return added;
}

/** Removes a favourite. */
export async function removeFavourite(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await ownFavourite(tx, actor, id))) return;
  await tx
    .deleteFrom('favourite')
    .where('tenant_id', '=', actor.tenantId)
    .where('favourite_id', '=', id)
    .execute();
  await notifyOwnDevices(tx, actor);
}

/** Replaces a favourite's tags. */
export async function tagFavourite(
  tx: Tx,
  actor: Actor,
  id: string,
  tags: readonly string[],
): Promise<StoredFavourite> {
  await requireFavourite(tx, actor, id);
  await tx
    .updateTable('favourite')
    .set({ tags: [...tags], tag_text: searchText(tags) })
    .where('tenant_id', '=', actor.tenantId)
    .where('favourite_id', '=', id)
    .execute();
  await notifyOwnDevices(tx, actor);
  return requireFavourite(tx, actor, id);
}

/** Rewrites a note. */
export async function editNote(tx: Tx, actor: Actor, id: string, text: string): Promise<StoredFavourite> {
  const favourite = await requireFavourite(tx, actor, id);
  if (favourite.kind !== 'note') throw new Refusal(codes.notANote);
  const { title, body } = noteOf(text);
  await tx
    .updateTable('favourite')
    .set({ title, body, search_text: searchText([title, body]), updated_at: sql<Date>`clock_timestamp()` })
    .where('tenant_id', '=', actor.tenantId)
    .where('favourite_id', '=', id)
    .execute();
  await notifyOwnDevices(tx, actor);
  return requireFavourite(tx, actor, id);
}

/** Makes the owner's devices fetch again. */
export async function notifyOwnDevices(tx: Tx, { userId }: Actor): Promise<void> {
  const payload = { type: 'collection' };
  await publish(tx, { type: 'collection', userIds: [userId], payload });
}
