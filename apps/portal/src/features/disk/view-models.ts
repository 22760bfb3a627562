import type { DiskItem } from '@snap/portal-api/contract';
import { fileKindOf, previewKindOf, previewStatus } from '@snap/portal-api/rules';
import type { PersistedUpload, UploadsSnapshot, UploadTask } from '@snap/portal-api/uploads';
import type { FileItemView } from '@snap/portal-ui/file-browser';
import type { PreviewView } from '@snap/portal-ui/file-preview';
import type { UploadView } from '@snap/portal-ui/upload-queue';
import type { FileView } from '@snap/portal-ui/views';
import { diskApi } from '../../page-apis.ts';
import { renamedText } from './name-fault-text.ts';

const day = 24 * 60 * 60 * 1_000;

export function toFileView({ id, name, kind, size, updateTime, thumb }: DiskItem): FileView {
  const folder = kind === 'folder';
  return {
    id,
    name,
    kind: fileKindOf(name, folder),
    size: folder ? undefined : size,
    time: updateTime,
    thumb: thumb && { url: diskApi.thumb.url({ fileId: id, version: String(updateTime) }), ...thumb },
  };
}

/** A row. Its time is that of the deletion or of the share, if there is one. */
export function toFileItem(item: DiskItem, now: number): FileItemView {
  const { deleted, shared } = item;
  return {
    ...toFileView(item),
    ...(deleted && {
      time: deleted.time,
      // `now` is up to a minute old.
      daysLeft: Math.max(0, Math.ceil((deleted.until - Math.max(now, deleted.time)) / day)),
      // Deleted files have no thumbnails.
      thumb: undefined,
    }),
    ...(shared && { time: shared.time, sharedBy: shared.byName }),
  };
}

export function toPreview(item: DiskItem, details: PreviewView['details']): PreviewView {
  const preview = previewKindOf(item.mediaType, item.name);
  return {
    ...toFileView(item),
    preview,
    status: previewStatus(preview, item.size),
    url: diskApi.download.url({ fileId: item.id, inline: true }),
    ...item.image,
    details,
  };
}

const joined = (path: readonly string[]) => (path.length > 0 ? path.join(' / ') : undefined);

export function toUpload(
  task: UploadTask,
  { speeds, stalled }: Pick<UploadsSnapshot, 'speeds' | 'stalled'>,
  reason: string | undefined,
): UploadView {
  const { id, name, path, size, sent, state, renamed = [] } = task;
  return {
    id,
    name,
    kind: fileKindOf(name),
    folder: joined(path),
    size,
    sent,
    speed: speeds.get(id),
    stalled: stalled.has(id),
    state,
    reason,
    note: renamed.length > 0 ? renamed.map(renamedText).join(' ') : undefined,
  };
}

/** An interrupted upload whose file has to be chosen again. */
export function toMissing({ id, name, path, size }: PersistedUpload, reason: string): UploadView {
  return { id, name, kind: fileKindOf(name), folder: joined(path), size, sent: 0, state: 'failed', reason };
}
