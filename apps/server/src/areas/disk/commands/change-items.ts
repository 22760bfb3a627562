import { codes, type ConflictPolicy, type DiskItemWire } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor, LocalizedActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { announce } from './announce.ts';
import { type ItemRow, itemsById } from '../queries/items.ts';
import { itemWire } from '../presenter.ts';
import { requireFewItems } from '../queries/quota.ts';
import { trash } from './trash.ts';
import {
  findPlace,
  heightOf,
  insertFolder,
  lockTree,
  nameColumns,
  ownItems,
  ownPlace,
  requireDepth,
  usableName,
  wayUp,
} from '../tree.ts';

/** What a move or copy did: conflicts were left alone. */
export interface BatchResult {
  items: DiskItemWire[];
  conflicts: { id: string; existing: DiskItemWire }[];
}

/** Makes a folder (C4). */
export async function makeFolder(
  tx: Tx,
  actor: LocalizedActor,
  input: { parentId: string; filename: string; conflict: 'ask' | 'rename' | 'skip' },
): Promise<DiskItemWire> {
  const name = usableName(input.filename);
  await lockTree(tx, actor);
  const parentId = await ownPlace(tx, actor, input.parentId, actor.language);
  const place = await findPlace(tx, actor, { parentId, name, conflict: input.conflict, folder: true });
  if (place.existing) {
    if (input.conflict === 'skip' && place.existing.folder) return itemWire(place.existing);
    throw new Refusal(codes.nameTaken, { name: place.existing.name });
  }
  await requireDepth(tx, actor.tenantId, parentId, 1);
  await requireFewItems(tx, actor, 1);
  const id = await insertFolder(tx, actor, parentId, place.name);
  await announce(tx, [actor.userId], { folders: [parentId] });
  return presented(tx, actor.tenantId, id);
}

/** Renames an item (C4). A change of its spelling alone is no conflict with itself. */
export async function renameItem(
  tx: Tx,
  actor: LocalizedActor,
  { fileId, filename }: { fileId: string; filename: string },
): Promise<DiskItemWire> {
  const name = usableName(filename);
  await lockTree(tx, actor);
  const [row] = await ownItems(tx, actor, [fileId]);
  if (!row) throw new Error('own items are found or refused');
  const wanted = {
    parentId: row.parent_id,
    name,
    conflict: 'ask',
    folder: row.folder,
    self: fileId,
  } as const;
  const place = await findPlace(tx, actor, wanted);
  if (place.existing) throw new Refusal(codes.nameTaken, { name: place.existing.name });
  await tx
    .updateTable('disk_file')
    .set({ ...nameColumns(name), updated_at: sql`now()` })
    .where('tenant_id', '=', actor.tenantId)
    .where('file_id', '=', fileId)
    .execute();
  const folders = [row.parent_id, ...(row.folder ? [fileId] : [])];
  await announce(tx, [actor.userId], { folders });
  return presented(tx, actor.tenantId, fileId);
}

/** Moves own items into an own folder (C3, C4): all of them are the caller's, or nothing happens. */
export async function moveItems(
  tx: Tx,
  actor: LocalizedActor,
  input: { ids: readonly string[]; parentId: string; conflict: ConflictPolicy },
): Promise<BatchResult> {
  const { tenantId } = actor;
  await lockTree(tx, actor);
  const rows = await ownItems(tx, actor, input.ids);
  const parentId = await ownPlace(tx, actor, input.parentId, actor.language);
  await refuseLoops(tx, actor, rows, parentId);
  const conflicts: BatchResult['conflicts'] = [];
  const moved: string[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- each takes a name that the next one must see
    const existing = await moveOne(tx, actor, row, parentId, input.conflict);
    if (existing) conflicts.push({ id: row.file_id, existing: itemWire(existing) });
    else moved.push(row.file_id);
  }
  const folders = [parentId, ...rows.map((row) => row.parent_id)];
  const recycle = input.conflict === 'replace';
  await announce(tx, [actor.userId], { folders, recycle });
  return { items: (await itemsById(tx, tenantId, moved)).map(itemWire), conflicts };
}

async function moveOne(
  tx: Tx,
  actor: LocalizedActor,
  row: ItemRow,
  parentId: string,
  conflict: ConflictPolicy,
) {
  // It is in place already. An item of the same call may just have replaced it, which it must not undo.
  if (row.parent_id === parentId) return undefined;
  const wanted = { parentId, name: row.name, conflict, folder: row.folder, self: row.file_id };
  const place = await findPlace(tx, actor, wanted);
  if (place.existing) return place.existing;
  if (place.replaces) await trash(tx, actor, [place.replaces.file_id]);
  await tx
    .updateTable('disk_file')
    .set({ parent_id: parentId, ...nameColumns(place.name) })
    .where('tenant_id', '=', actor.tenantId)
    .where('file_id', '=', row.file_id)
    .execute();
  return undefined;
}

/** Throws when one of these would be moved into itself, or too deep. */
export async function refuseLoops(
  tx: Tx,
  { tenantId }: Actor,
  rows: readonly ItemRow[],
  parentId: string,
): Promise<void> {
  const way = new Set((await wayUp(tx, tenantId, parentId)).map((row) => row.file_id));
  if (rows.some((row) => way.has(row.file_id))) throw new Refusal(codes.intoItself);
  const folders = rows.filter((row) => row.folder);
  const heights = await Promise.all(folders.map((row) => heightOf(tx, tenantId, row.file_id)));
  await requireDepth(tx, tenantId, parentId, Math.max(1, ...heights));
}

/** One row, ready to travel. */
async function presented(tx: Tx, tenantId: string, fileId: string): Promise<DiskItemWire> {
  const [row] = await itemsById(tx, tenantId, [fileId]);
  if (!row) throw new Error('what was just written is gone');
  return itemWire(row);
}
