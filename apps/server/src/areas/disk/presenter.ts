import type { DiskItemWire, DiskShareWire } from '@snap/portal-api/contract';
import { splitFileName } from '@snap/portal-api/rules';
import { thumbSize } from './contents/thumbnails.ts';
import type { ItemRow } from './queries/items.ts';

/** A share with its file and the names of giver and recipient. */
export interface ShareRow {
  share_id: string;
  file_id: string;
  name: string;
  folder: boolean;
  size: number;
  width: number | null;
  height: number | null;
  shared_by: string;
  shared_by_name: string;
  target_type: 'user' | 'group';
  target_id: string;
  target_name: string;
  shared_at: Date;
  message_seq: number;
  total: number;
}

/** The only way a file or folder leaves the server (C1). */
export function itemWire(row: ItemRow): DiskItemWire {
  const image = imageOf(row);
  const thumb = thumbSize(image, row.size);
  return {
    id: row.file_id,
    filename: row.name,
    pathId: row.file_id,
    parentId: row.parent_id,
    isDirectory: row.folder ? 1 : 0,
    sizeInBytes: row.size,
    isImage: image ? 1 : 0,
    ext: row.folder ? '' : splitFileName(row.name).extension.replace(/^.*\./, '').toLowerCase(),
    ...(row.media_type === null ? {} : { mediaType: row.media_type }),
    ...(image ? { imageWidth: image.width, imageHeight: image.height } : {}),
    ...(thumb ? { thumbWidth: thumb.width, thumbHeight: thumb.height } : {}),
    thumb: thumb ? 1 : 0,
    createTime: row.created_at.getTime(),
    updateTime: row.updated_at.getTime(),
    ownerId: row.owner_id,
    ownerName: row.owner_name,
  };
}

/** Pixels of an image; undefined for everything else. */
export function imageOf({ width, height }: Pick<ItemRow, 'width' | 'height'>) {
  return width === null || height === null ? undefined : { width, height };
}

export function shareWire(row: ShareRow): DiskShareWire {
  const thumb = thumbSize(imageOf(row), row.size);
  return {
    uid: row.share_id,
    fileId: row.file_id,
    filename: row.name,
    isDirectory: row.folder ? 1 : 0,
    ...(thumb ? { thumbWidth: thumb.width, thumbHeight: thumb.height } : {}),
    sharedBy: row.shared_by,
    sharedByName: row.shared_by_name,
    targetType: row.target_type,
    targetId: row.target_id,
    targetName: row.target_name,
    shareTime: row.shared_at.getTime(),
    byMessage: row.message_seq > 0 ? 1 : 0,
  };
}
