import { codes, type ConflictPolicy } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { LocalizedActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { announce } from './announce.ts';
import { type BatchResult, refuseLoops } from './change-items.ts';
import { type ItemRow, itemsById, readableItems } from '../queries/items.ts';
import { itemWire } from '../presenter.ts';
import { deepestTree } from '../queries/readable-files.ts';
import { requireFewItems, requireRoom } from '../queries/quota.ts';
import { trash } from './trash.ts';
import { childrenOf, findPlace, lockTree, nameColumns, newFileId, ownPlace } from '../tree.ts';

/** Files and folders that one call copies, everything in them counted. */
const maxCopied = 10_000;

interface Branch {
  file_id: string;
  parent_id: string;
  folder: boolean;
  name: string;
  name_key: string;
  sort_key: string;
  hash: string | null;
  size: number;
}

/**
 * Copies items that the actor may read into a folder of theirs (C4, C8): only rows, the content is shared. All or
 * nothing: every item must be readable and fit into their room.
 */
export async function copyItems(
  tx: Tx,
  actor: LocalizedActor,
  input: { ids: readonly string[]; parentId: string; conflict: ConflictPolicy },
): Promise<BatchResult> {
  const { tenantId, userId } = actor;
  await lockTree(tx, actor);
  const rows = await readableItems(tx, actor, input.ids);
  const parentId = await ownPlace(tx, actor, input.parentId, actor.language);
  await refuseLoops(tx, actor, rows, parentId);
  const conflicts: BatchResult['conflicts'] = [];
  const made: string[] = [];
  let copied = 0;
  for (const row of rows) {
    const where = { parentId, name: row.name, conflict: input.conflict, folder: row.folder };
    // oxlint-disable-next-line no-await-in-loop -- each takes a name that the next one must see
    const place = await findPlace(tx, actor, where);
    if (place.existing) {
      conflicts.push({ id: row.file_id, existing: itemWire(place.existing) });
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    if (place.replaces) await trash(tx, actor, [place.replaces.file_id]);
    // oxlint-disable-next-line no-await-in-loop
    const branch = await readBranch(tx, tenantId, row.file_id);
    copied += branch.length;
    if (copied > maxCopied) throw new Refusal(codes.tooManyFiles);
    // oxlint-disable-next-line no-await-in-loop
    made.push(await copyBranch(tx, actor, branch, { ...row, name: place.name }, parentId));
  }
  const recycle = input.conflict === 'replace';
  await announce(tx, [userId], { folders: [parentId], recycle });
  return { items: (await itemsById(tx, tenantId, made)).map(itemWire), conflicts };
}

async function copyBranch(
  tx: Tx,
  actor: LocalizedActor,
  branch: readonly Branch[],
  top: Pick<ItemRow, 'file_id' | 'name'>,
  parentId: string,
) {
  const bytes = branch.reduce((sum, { size }) => sum + size, 0);
  await requireRoom(tx, actor, bytes);
  await requireFewItems(tx, actor, branch.length);
  const ids = new Map(branch.map((row) => [row.file_id, newFileId()]));
  const copies = branch.map((row) => ({
    ...row,
    file_id: ids.get(row.file_id),
    parent_id: ids.get(row.parent_id) ?? parentId,
    ...(row.file_id === top.file_id ? { ...nameColumns(top.name), parent_id: parentId } : {}),
  }));
  await sql`
    INSERT INTO disk_file (tenant_id, owner_id, file_id, parent_id, folder, name, name_key, sort_key, hash, size)
    SELECT ${actor.tenantId}, ${actor.userId}, file_id, parent_id, folder, name, name_key, sort_key, hash, size
    FROM json_to_recordset(${JSON.stringify(copies)}::json) AS c (file_id text, parent_id text, folder boolean,
      name text, name_key text, sort_key text, hash text, size bigint)
  `.execute(tx);
  const copied = ids.get(top.file_id);
  if (!copied) throw new Error('a branch holds its top');
  return copied;
}

/** An item and everything live below it, one more than may be copied at most. */
async function readBranch(tx: Tx, tenantId: string, fileId: string): Promise<Branch[]> {
  const { rows } = await sql<Branch>`
    WITH RECURSIVE down (file_id, depth) AS (
      SELECT ${fileId}::text, 0
      UNION ALL
      SELECT f.file_id, down.depth + 1
      FROM down CROSS JOIN ${childrenOf(tenantId, 'down.file_id', sql`trash_id IS NULL`)} AS f
      WHERE down.depth < ${sql.lit(deepestTree)}
    ), bounded AS (SELECT file_id FROM down LIMIT ${maxCopied + 1})
    SELECT f.file_id, f.parent_id, f.folder, f.name, f.name_key, f.sort_key, f.hash, f.size
    FROM bounded
    CROSS JOIN LATERAL (
      SELECT * FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = bounded.file_id LIMIT 1
    ) AS f
  `.execute(tx);
  return rows;
}
