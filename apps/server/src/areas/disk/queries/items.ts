import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { codes } from '@snap/portal-api/contract';
import type { Tx } from '../../../store/database.ts';
import { readableFiles } from './readable-files.ts';

/** A file or folder as it is stored, with what its content and its owner add. */
export interface ItemRow {
  file_id: string;
  owner_id: string;
  owner_name: string;
  parent_id: string;
  folder: boolean;
  name: string;
  hash: string | null;
  size: number;
  created_at: Date;
  updated_at: Date;
  trash_id: string | null;
  trashed_at: Date | null;
  media_type: string | null;
  width: number | null;
  height: number | null;
}

/** What `itemRows` selects, of `disk_file AS f`. A look-up for each row, never a join: see readFacts of messages. */
export const itemColumns = sql`
  f.file_id, f.owner_id, f.parent_id, f.folder, f.name, f.hash, f.size, f.created_at, f.updated_at, f.trash_id,
  f.trashed_at, b.media_type, b.width, b.height,
  coalesce((SELECT p.name FROM person p WHERE p.tenant_id = f.tenant_id AND p.user_id = f.owner_id), f.owner_id)
    AS owner_name`;
export const itemContent = sql`
  LEFT JOIN LATERAL (
    SELECT media_type, width, height FROM disk_blob
    WHERE disk_blob.tenant_id = f.tenant_id AND disk_blob.hash = f.hash LIMIT 1
  ) AS b ON true`;

/** Rows of `disk_file AS f` by a condition; `rest` orders and limits. */
export async function itemRows(
  tx: Tx,
  tenantId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT ${itemColumns} FROM disk_file AS f ${itemContent}
    WHERE f.tenant_id = ${tenantId} AND (${condition}) ${rest}
  `.execute(tx);
  return rows;
}

/** The rows of these ids, in their order; undefined where there is none. */
export async function itemsById(tx: Tx, tenantId: string, ids: readonly string[]): Promise<ItemRow[]> {
  const rows = await itemRows(tx, tenantId, sql`f.file_id = ANY (${[...ids]}::text[])`);
  const byId = new Map(rows.map((row) => [row.file_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The refusal for whatever is not the caller's to read or change: the same for what does not exist (G10). */
export const notYours = () => new HttpRefusal(403, codes.forbidden);

/** The live items that the actor may read, in the order of the ids. Refuses all of them when one is not readable. */
export async function readableItems(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ItemRow[]> {
  const live = await liveItems(tx, actor, ids);
  if (live.length < new Set(ids).size) throw notYours();
  return live;
}

/** Of these, the ones that the caller may read and that are in no recycle bin, each once. */
export async function liveItems(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ItemRow[]> {
  const unique = [...new Set(ids)];
  const readable = await readableFiles(tx, actor, unique);
  const rows = await itemsById(tx, actor.tenantId, unique);
  return rows.filter((row) => row.trash_id === null && readable.has(row.file_id));
}

/** One of them. */
export async function readableItem(tx: Tx, actor: Actor, id: string): Promise<ItemRow> {
  const [row] = await readableItems(tx, actor, [id]);
  if (!row) throw notYours();
  return row;
}
