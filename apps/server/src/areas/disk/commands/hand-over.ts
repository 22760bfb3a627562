import { type Language, rootFolder } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { childrenOf, findPlace, insertFolder, lockTree, requireDepth } from '../tree.ts';
import { requireFewItems, requireRoom } from '../queries/quota.ts';
import { deepestTree } from '../queries/readable-files.ts';
import { announce } from './announce.ts';

const folderNames: Record<Language, (name: string) => string> = {
  zh: (name) => `${name}的文件`,
  en: (name) => `Files of ${name}`,
  es: (name) => `Archivos de ${name}`,
  ja: (name) => `${name}のファイル`,
};

export interface FilesHandOver {
  tenantId: string;
  fromId: string;
  /** Name of the folder's former owner. */
  fromName: string;
  toId: string;
  language: Language;
}

/**
 * Moves all files and folders of a person into a new folder of another one, with their versions and shares; the recycle
 * bin stays. Refuses what the receiver has no room for. Returns how many files and folders that were.
 */
export async function handOverFiles(
  tx: Tx,
  { tenantId, fromId, fromName, toId, language }: FilesHandOver,
): Promise<number> {
  const to = { tenantId, userId: toId };
  for (const userId of [fromId, toId].toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that two hand-overs do not wait for each other
    await lockTree(tx, { tenantId, userId });
  }
  const { items, bytes, height } = await measure(tx, tenantId, fromId);
  if (items === 0) return 0;
  await requireFewItems(tx, to, items + 1);
  await requireRoom(tx, to, bytes);
  const name = folderNames[language](fromName);
  const place = await findPlace(tx, to, { parentId: rootFolder, name, conflict: 'rename', folder: true });
  const folder = await insertFolder(tx, to, rootFolder, place.name ?? name);
  await requireDepth(tx, tenantId, folder, height);
  await moveVersions(tx, tenantId, fromId, toId);
  await sql`
    UPDATE disk_file SET owner_id = ${toId}, role = NULL,
      parent_id = CASE WHEN parent_id = ${rootFolder} THEN ${folder} ELSE parent_id END
    WHERE tenant_id = ${tenantId} AND owner_id = ${fromId} AND trash_id IS NULL
  `.execute(tx);
  await announce(tx, [fromId, toId], { folders: [rootFolder] });
  return items;
}

async function measure(tx: Tx, tenantId: string, ownerId: string) {
  const live = sql`tenant_id = ${tenantId} AND owner_id = ${ownerId} AND trash_id IS NULL`;
  const { rows } = await sql<{ items: number; bytes: number; height: number }>`
    WITH RECURSIVE down (file_id, depth) AS (
      SELECT file_id, 1 FROM disk_file WHERE ${live} AND parent_id = ${rootFolder}
      UNION ALL
      SELECT f.file_id, down.depth + 1 FROM down CROSS JOIN ${childrenOf(tenantId, 'down.file_id')} AS f
      WHERE down.depth <= ${sql.lit(deepestTree)}
    )
    SELECT
      (SELECT count(*)::int FROM disk_file WHERE ${live}) AS items,
      (SELECT coalesce(sum(size), 0)::bigint FROM disk_file WHERE ${live})
        + (SELECT coalesce(sum(v.size), 0)::bigint FROM disk_version v
          JOIN disk_file f ON f.tenant_id = v.tenant_id AND f.file_id = v.file_id
          WHERE v.tenant_id = ${tenantId} AND f.owner_id = ${ownerId} AND f.trash_id IS NULL) AS bytes,
      (SELECT coalesce(max(depth), 0)::int FROM down) AS height
  `.execute(tx);
  return rows[0] ?? { items: 0, bytes: 0, height: 0 };
}

/** The triggers count versions that are added and removed; these change hands. */
async function moveVersions(tx: Tx, tenantId: string, fromId: string, toId: string): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE disk_version v SET owner_id = ${toId} FROM disk_file f
      WHERE v.tenant_id = ${tenantId} AND f.tenant_id = v.tenant_id AND f.file_id = v.file_id
        AND f.owner_id = ${fromId} AND f.trash_id IS NULL
      RETURNING v.size
    )
    UPDATE disk_space s SET used = s.used + CASE WHEN s.owner_id = ${toId} THEN m.size ELSE -m.size END
    FROM (SELECT coalesce(sum(size), 0) AS size FROM moved) AS m
    WHERE s.tenant_id = ${tenantId} AND s.owner_id IN (${fromId}, ${toId})
  `.execute(tx);
}
