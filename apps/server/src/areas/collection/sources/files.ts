import { codes } from '@snap/portal-api/contract';
import { splitFileName } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { imageOf, readableFiles, thumbSize } from '../../disk/index.ts';
import type { Captured, PresentSources, Shown } from './source.ts';

interface FileFacts {
  fileId: string;
  name: string;
  size: number;
  image: boolean;
  /** Pixels of an image. */
  width: number | null;
  height: number | null;
}

/** A file of the disk that its reader may read; of any other, what is said of one that is not there (G37). */
export async function captureFile(tx: Tx, actor: Actor, id: string): Promise<Captured> {
  const readable = await readableFiles(tx, actor, [id]);
  const [file] = await findFiles(tx, actor.tenantId, [...readable]);
  if (!file) throw new Refusal(codes.nothingToKeep);
  return { ...shown(file), sourceId: id };
}

/** Files by their id that the owner may read; those in a recycle bin are left out. */
export async function presentFiles(tx: Tx, actor: Actor, ids: readonly string[]): Promise<PresentSources> {
  if (ids.length === 0) return new Map();
  const readable = await readableFiles(tx, actor, ids);
  const files = await findFiles(tx, actor.tenantId, [...readable]);
  return new Map(files.map((file) => [file.fileId, shown(file)]));
}

async function findFiles(tx: Tx, tenantId: string, ids: readonly string[]): Promise<FileFacts[]> {
  const { rows } = await sql<FileFacts>`
    SELECT f.file_id AS "fileId", f.name, f.size, coalesce(b.media_type LIKE 'image/%', false) AS image, b.width, b.height
    FROM unnest(${[...ids]}::text[]) AS a (id)
    CROSS JOIN LATERAL (
      SELECT file_id, name, size, hash FROM disk_file
      WHERE tenant_id = ${tenantId} AND file_id = a.id AND trash_id IS NULL LIMIT 1
    ) AS f
    LEFT JOIN LATERAL (
      SELECT media_type, width, height FROM disk_blob WHERE tenant_id = ${tenantId} AND hash = f.hash LIMIT 1
    ) AS b ON true
  `.execute(tx);
  return rows;
}

function shown({ fileId, name, size, image, ...pixels }: FileFacts): Shown {
  const ext = splitFileName(name).extension.slice(1).toLowerCase();
  const thumb = thumbSize(imageOf(pixels), size);
  return {
    kind: image ? 'image' : 'file',
    title: name,
    body: '',
    source: {
      type: 'file',
      fileId,
      name,
      ext,
      size,
      ...(thumb && { thumbWidth: thumb.width, thumbHeight: thumb.height }),
    },
  };
}
