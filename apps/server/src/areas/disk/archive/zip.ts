import { codes } from '@snap/portal-api/contract';
import { fileNameKey, freeName, splitFileName } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import type { BlobStore } from '../contents/blob-store.ts';
import { itemContent, type ItemRow, liveItems, readableItems } from '../queries/items.ts';
import { deepestTree } from '../queries/readable-files.ts';
import { childrenOf } from '../tree.ts';

/** Entries of one archive. */
const maxEntries = 50_000;
/** What is compressed already only costs time to compress again. */
const compressed =
  /^(image\/(?!bmp|tiff)|video\/|audio\/(?!x-wav|wav|aiff)|application\/(zip|gzip|x-7z|x-rar|pdf))/;

/** One entry, by its path within the archive. */
export interface ZipEntry {
  path: string;
  folder: boolean;
  hash: string | null;
  mediaType: string | null;
  updatedAt: Date;
}

/** An archive to be made: its entries, and the name to save it by. */
export interface ZipPlan {
  filename: string;
  entries: ZipEntry[];
}

/** Plans an archive of these items and all below them. Refuses all when one is not readable. */
export async function planZip(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ZipPlan> {
  const tops = await readableItems(tx, actor, ids);
  // From several folders: names that were apart may meet here.
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { file_id, name, folder } of tops) {
    const free = freeName(name, (key) => taken.has(key), folder);
    taken.add(fileNameKey(free));
    names.set(file_id, free);
  }
  const { rows } = await sql<
    Pick<ItemRow, 'file_id' | 'folder' | 'hash' | 'media_type' | 'updated_at'> & {
      path: string[];
      top: string;
    }
  >`
    WITH RECURSIVE down (at, top, file_id, path, depth) AS (
      SELECT at, id, id, ARRAY[]::text[], 0
      FROM unnest(${tops.map((row) => row.file_id)}::text[]) WITH ORDINALITY AS t (id, at)
      UNION ALL
      SELECT down.at, down.top, f.file_id, down.path || f.name, down.depth + 1
      FROM down CROSS JOIN ${childrenOf(actor.tenantId, 'down.file_id', sql`trash_id IS NULL`)} AS f
      WHERE down.depth < ${sql.lit(deepestTree)}
    ), bounded AS (SELECT * FROM down LIMIT ${maxEntries + 1})
    SELECT d.top, d.path, f.file_id, f.folder, f.hash, f.updated_at, b.media_type
    FROM bounded d
    CROSS JOIN LATERAL (
      SELECT * FROM disk_file WHERE tenant_id = ${actor.tenantId} AND file_id = d.file_id LIMIT 1
    ) AS f
    ${itemContent}
    ORDER BY d.at, d.path, f.file_id
  `.execute(tx);
  if (rows.length > maxEntries) throw new Refusal(codes.tooManyFiles);
  return {
    filename: `${await archiveName(tx, actor, tops)}.zip`,
    entries: rows.map((row) => ({
      path: [names.get(row.top) ?? row.top, ...row.path].join('/'),
      folder: row.folder,
      hash: row.hash,
      mediaType: row.media_type,
      updatedAt: row.updated_at,
    })),
  };
}

/** The name of one item; of several, the folder that holds them all, else the first and how many more there are. */
async function archiveName(tx: Tx, actor: Actor, tops: readonly ItemRow[]): Promise<string> {
  const [first, ...others] = tops;
  if (!first) return 'archive';
  const stem = first.folder ? first.name : splitFileName(first.name).stem;
  if (others.length === 0) return stem;
  const together = others.every((row) => row.parent_id === first.parent_id);
  // The folder of files that were shared one by one is not the reader's to know.
  const [parent] = together ? await liveItems(tx, actor, [first.parent_id]) : [];
  return parent?.name ?? `${stem} +${others.length}`;
}

/**
 * The archive as a stream, made as it is read: one file open at a time, zip64 where it grows large, names in UTF-8.
 * Destroying it, as the end of a connection does, stops the work and closes what is open.
 */
export function streamZip(store: Pick<BlobStore, 'open'>, tenantId: string, { entries }: ZipPlan): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const pass = async (opening: Promise<Readable>, give: (error: null, stream: Readable) => void) => {
    try {
      current = await opening;
    } catch (error) {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    current.on('error', (error) => output.destroy(error));
    if (output.destroyed) current.destroy();
    else give(null, current);
  };
  for (const { path, folder, hash, mediaType, updatedAt } of entries) {
    if (folder || hash === null) {
      zip.addEmptyDirectory(path, { mtime: updatedAt });
      continue;
    }
    const options = { mtime: updatedAt, mode: 0o100_644, compress: !compressed.test(mediaType ?? '') };
    zip.addReadStreamLazy(path, options, (give) => {
      if (output.destroyed) return;
      void pass(store.open({ tenantId, hash }), give);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}
