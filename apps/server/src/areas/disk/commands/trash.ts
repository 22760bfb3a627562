import type { DiskItemWire } from '@snap/portal-api/contract';
import { rootFolder } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor, LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { announce } from './announce.ts';
import { type ItemRow, itemsById, notYours } from '../queries/items.ts';
import { itemWire } from '../presenter.ts';
import { deepestTree } from '../queries/readable-files.ts';
import { childrenOf, findPlace, heightOf, lockTree, nameColumns, wayUp } from '../tree.ts';

/** Puts own items, each with what is in it, into the recycle bin. Needs the tree's lock, and items that are live. */
export async function trash(tx: Tx, { tenantId }: Actor, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ file_id: string; top: string }>`
    WITH RECURSIVE down (top, file_id, depth) AS (
      SELECT id, id, 0 FROM unnest(${[...ids]}::text[]) AS t (id)
      UNION ALL
      SELECT down.top, f.file_id, down.depth + 1
      FROM down CROSS JOIN ${childrenOf(tenantId, 'down.file_id', sql`trash_id IS NULL`)} AS f
      WHERE down.depth < ${sql.lit(deepestTree)}
    )
    -- Named together with a folder that holds it, a file goes with that folder.
    SELECT DISTINCT ON (file_id) file_id, top FROM down ORDER BY file_id, depth DESC
  `.execute(tx);
  const tops = JSON.stringify(Object.fromEntries(rows.map(({ file_id, top }) => [file_id, top])));
  // No join with these: see childrenOf.
  await sql`
    UPDATE disk_file SET trash_id = ${tops}::jsonb ->> file_id, trashed_at = now(), role = NULL
    WHERE tenant_id = ${tenantId} AND file_id = ANY (${rows.map((row) => row.file_id)}::text[]) AND trash_id IS NULL
  `.execute(tx);
}

/** The actor's own items, live or in the bin. Refuses all when one is not theirs. */
async function ownAnywhere(tx: Tx, { tenantId, userId }: Actor, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  const rows = (await itemsById(tx, tenantId, unique)).filter((row) => row.owner_id === userId);
  if (rows.length < unique.length) throw notYours();
  return rows;
}

/** Moves items into the bin (C5). What is in it already stays unchanged: a retry changes nothing. */
export async function deleteItems(tx: Tx, actor: LocalizedActor, ids: readonly string[]): Promise<void> {
  await lockTree(tx, actor);
  const live = (await ownAnywhere(tx, actor, ids)).filter((row) => row.trash_id === null);
  if (live.length === 0) return;
  await trash(
    tx,
    actor,
    live.map((row) => row.file_id),
  );
  const folders = live.map((row) => row.parent_id);
  await announce(tx, [actor.userId], { folders, recycle: true });
}

/** Restores items from the bin (C5). A live item is returned unchanged: a retry changes nothing. */
export async function restoreItems(
  tx: Tx,
  actor: LocalizedActor,
  ids: readonly string[],
): Promise<DiskItemWire[]> {
  await lockTree(tx, actor);
  const rows = await ownAnywhere(tx, actor, ids);
  const folders: string[] = [];
  for (const row of rows) {
    // Part of a deleted folder: it is restored with that, not alone.
    if (row.trash_id !== null && row.trash_id !== row.file_id) throw notYours();
    // oxlint-disable-next-line no-await-in-loop -- each takes a name that the next one must see
    if (row.trash_id !== null) folders.push(await restoreOne(tx, actor, row));
  }
  await announce(tx, [actor.userId], { folders, recycle: true });
  return (
    await itemsById(
      tx,
      actor.tenantId,
      rows.map((row) => row.file_id),
    )
  ).map(itemWire);
}

async function restoreOne(tx: Tx, actor: LocalizedActor, row: ItemRow): Promise<string> {
  const { tenantId } = actor;
  const way = await wayUp(tx, tenantId, row.parent_id);
  const whole = way.length > 0 && way.every((step) => step.trash_id === null);
  const fits = whole && way.length + (await heightOf(tx, tenantId, row.file_id)) <= deepestTree;
  const parentId = fits ? row.parent_id : rootFolder;
  const wanted = { parentId, name: row.name, conflict: 'rename', folder: row.folder } as const;
  const { name = row.name } = await findPlace(tx, actor, wanted);
  await sql`
    UPDATE disk_file SET trash_id = NULL, trashed_at = NULL
    WHERE tenant_id = ${tenantId} AND trash_id = ${row.file_id} AND file_id <> ${row.file_id}
  `.execute(tx);
  await tx
    .updateTable('disk_file')
    .set({ trash_id: null, trashed_at: null, parent_id: parentId, ...nameColumns(name) })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', row.file_id)
    .execute();
  return parentId;
}

/** Deletes the named items, or all in the bin, for good. Contents are removed when nothing refers to them any more. */
export async function clearBin(
  tx: Tx,
  actor: LocalizedActor,
  ids: readonly string[] | undefined,
): Promise<void> {
  const { tenantId, userId } = actor;
  await lockTree(tx, actor);
  if (ids) {
    const known = await itemsById(tx, tenantId, [...new Set(ids)]);
    // A missing item was removed by the first of two requests. Another person's is ignored like it (G37).
    const own = known.filter((row) => row.owner_id === userId);
    if (own.some((row) => row.trash_id !== row.file_id)) throw notYours();
  }
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM disk_file WHERE tenant_id = ${tenantId} AND owner_id = ${userId}
      AND trash_id IS NOT NULL AND (${ids ? null : 'all'}::text = 'all' OR trash_id = ANY (${[...(ids ?? [])]}::text[]))
  `.execute(tx);
  if (numAffectedRows > 0n) await announce(tx, [userId], { recycle: true });
}
