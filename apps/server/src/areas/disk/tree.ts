import { chatFolder, codes, type ConflictPolicy, type Language, rootFolder } from '@snap/portal-api/contract';
import { fileNameFault, fileNameKey, freeName, normaliseFileName } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { pinyin } from 'pinyin-pro';
import type { Actor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { type ItemRow, itemRows, itemsById, notYours } from './queries/items.ts';
import { deepestTree } from './queries/readable-files.ts';

/**
 * Locks one person's tree until the transaction ends. Every command that changes names, places or room takes the lock
 * first: what it has read stays true, and the unique key behind it is never violated.
 */
export async function lockTree(tx: Tx, { tenantId, userId }: Actor): Promise<{ used: number }> {
  const { rows } = await sql<{ used: number }>`
    INSERT INTO disk_space AS s (tenant_id, owner_id) VALUES (${tenantId}, ${userId})
    ON CONFLICT (tenant_id, owner_id) DO UPDATE SET used = s.used RETURNING used
  `.execute(tx);
  return { used: rows[0]?.used ?? 0 };
}

export const newFileId = () => `f${randomUUID().replaceAll('-', '')}`;

/** The columns derived from a name. Numbers sort by value, Chinese by its reading. */
export function nameColumns(name: string) {
  const key = fileNameKey(name);
  const read = pinyin(key, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ');
  const sortKey = read.replaceAll(/\d{1,18}/g, (digits) => digits.padStart(18, '0'));
  return { name, name_key: key, sort_key: `${sortKey}\t${key}` };
}

/** A name as it is stored; throws the refusal for one that cannot be used. */
export function usableName(name: string): string {
  if (fileNameFault(name) !== undefined) throw new Refusal(codes.badFileName);
  return normaliseFileName(name);
}

/** The actor's own live items, in the order of the ids. Refuses all when one is not theirs. */
export async function ownItems(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ItemRow[]> {
  const unique = [...new Set(ids)];
  const rows = await itemsById(tx, actor.tenantId, unique);
  const own = rows.filter((row) => row.owner_id === actor.userId && row.trash_id === null);
  if (own.length < unique.length) throw notYours();
  return own;
}

/**
 * Checks that a place is the actor's own and returns its id: the top, a folder of theirs, or the chat folder, which is
 * created when it is missing. Needs the tree's lock.
 */
export async function ownPlace(
  tx: Tx,
  actor: Actor,
  parentId: string,
  language: Language = 'zh',
): Promise<string> {
  if (parentId === rootFolder) return rootFolder;
  if (parentId === chatFolder) return openChatFolder(tx, actor, language);
  const [folder] = await ownItems(tx, actor, [parentId]);
  if (!folder?.folder) throw notYours();
  return folder.file_id;
}

const chatFolderNames: Record<Language, string> = {
  zh: '聊天文件',
  en: 'Chat files',
  es: 'Archivos del chat',
  ja: 'チャットのファイル',
};

async function openChatFolder(tx: Tx, actor: Actor, language: Language): Promise<string> {
  const { tenantId, userId } = actor;
  const [known] = await itemRows(
    tx,
    tenantId,
    sql`f.owner_id = ${userId} AND f.role = 'chat' AND f.trash_id IS NULL`,
  );
  if (known) return known.file_id;
  const place = await findPlace(tx, actor, {
    parentId: rootFolder,
    name: chatFolderNames[language],
    conflict: 'rename',
    folder: true,
  });
  return insertFolder(tx, actor, rootFolder, place.name ?? chatFolderNames[language], 'chat');
}

/** Makes a folder under a name that is free. */
export async function insertFolder(
  tx: Tx,
  { tenantId, userId }: Actor,
  parentId: string,
  name: string,
  role: 'chat' | null = null,
): Promise<string> {
  const id = newFileId();
  await tx
    .insertInto('disk_file')
    .values({
      tenant_id: tenantId,
      file_id: id,
      owner_id: userId,
      parent_id: parentId,
      folder: true,
      ...nameColumns(name),
      role,
    })
    .execute();
  return id;
}

/** The place of a new item: under this name, instead of an existing one (which must be removed first), or nowhere. */
export type Place =
  { name: string; replaces?: ItemRow; existing?: undefined } | { name?: undefined; existing: ItemRow };

/**
 * Checks whether a name is free in a folder of the actor's and, where it is not, applies the choice for the conflict.
 * Only a file replaces a file: an existing folder is a conflict that `replace` does not resolve.
 * @param wanted.self The existing item that is no conflict: the moved item itself.
 */
export async function findPlace(
  tx: Tx,
  { tenantId, userId }: Actor,
  wanted: { parentId: string; name: string; conflict: ConflictPolicy; folder: boolean; self?: string },
): Promise<Place> {
  const { parentId, name, conflict, folder, self } = wanted;
  const siblings = sql`f.owner_id = ${userId} AND f.parent_id = ${parentId} AND f.trash_id IS NULL`;
  const [existing] = await itemRows(tx, tenantId, sql`${siblings} AND f.name_key = ${fileNameKey(name)}`);
  if (!existing || existing.file_id === self) return { name };
  if (conflict === 'replace' && !existing.folder && !folder) return { name, replaces: existing };
  if (conflict !== 'rename') return { existing };
  const { rows } = await sql<{ name_key: string }>`
    SELECT f.name_key FROM disk_file AS f WHERE f.tenant_id = ${tenantId} AND ${siblings}
  `.execute(tx);
  const taken = new Set(rows.map((row) => row.name_key));
  return { name: freeName(name, (key) => taken.has(key), folder) };
}

/** The folders from a place up to the top, the nearest first, the place itself included. */
export async function wayUp(tx: Tx, tenantId: string, parentId: string): Promise<ItemRow[]> {
  const { rows } = await sql<{ file_id: string }>`
    WITH RECURSIVE up (file_id, parent_id, depth) AS (
      SELECT file_id, parent_id, 0 FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = ${parentId}
      UNION ALL
      SELECT f.file_id, f.parent_id, up.depth + 1 FROM up
      CROSS JOIN LATERAL (
        SELECT file_id, parent_id FROM disk_file WHERE tenant_id = ${tenantId} AND file_id = up.parent_id LIMIT 1
      ) AS f
      WHERE up.depth < ${sql.lit(deepestTree)}
    )
    SELECT file_id FROM up ORDER BY depth
  `.execute(tx);
  return itemsById(
    tx,
    tenantId,
    rows.map((row) => row.file_id),
  );
}

/**
 * The items in the folder that the column `parent` names, in FROM: a look-up for each folder, never a join. Without
 * statistics, the planner expects a handful of rows and would compare each with each.
 */
export const childrenOf = (tenantId: string, parent: string, which = sql`true`) => sql`
  LATERAL (
    SELECT * FROM disk_file WHERE tenant_id = ${tenantId} AND parent_id = ${sql.ref(parent)} AND ${which} OFFSET 0
  )`;

/** How many levels an item has, itself included. */
export async function heightOf(tx: Tx, tenantId: string, fileId: string): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    WITH RECURSIVE down (file_id, depth) AS (
      SELECT ${fileId}::text, 1
      UNION ALL
      SELECT f.file_id, down.depth + 1 FROM down CROSS JOIN ${childrenOf(tenantId, 'down.file_id')} AS f
      WHERE down.depth <= ${sql.lit(deepestTree)}
    )
    SELECT max(depth)::int AS height FROM down
  `.execute(tx);
  return rows[0]?.height ?? 1;
}

/** Throws when an item of this height would be too deep in a place. */
export async function requireDepth(
  tx: Tx,
  tenantId: string,
  parentId: string,
  height: number,
): Promise<void> {
  const way = await wayUp(tx, tenantId, parentId);
  if (way.length + height > deepestTree) throw new Refusal(codes.tooDeep);
}
