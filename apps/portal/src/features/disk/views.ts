import type { DiskItem } from '@snap/portal-api/contract';
import { fileKindOf } from '@snap/portal-api/rules';
import type { UploadTask } from '@snap/portal-api/uploads';
import type { FileItemView, FileView, PreviewKind, PreviewView, UploadView } from '@snap/portal-ui';
import { diskApi } from '../../disk-api.ts';
import type { KeptUpload } from '../../uploads/kept-uploads.ts';

const day = 24 * 60 * 60 * 1_000;
/** Longest text that is shown, in bytes: more would hold the page up. */
const longestText = 2 * 1024 * 1024;

export function toFileView({ id, name, kind, size, updateTime, thumb }: DiskItem): FileView {
  const folder = kind === 'folder';
  return {
    id,
    name,
    kind: fileKindOf(name, folder),
    size: folder ? undefined : size,
    time: updateTime,
    thumb: thumb && { url: diskApi.thumb.url({ fileId: id }), ...thumb },
  };
}

/** A row: of what was deleted or shared, the time is that. */
export function toFileItem(item: DiskItem, now: number): FileItemView {
  const { deleted, shared } = item;
  return {
    ...toFileView(item),
    ...(deleted && {
      time: deleted.time,
      daysLeft: Math.max(0, Math.floor((deleted.until - now) / day)),
      // What lies in the bin has no picture any more.
      thumb: undefined,
    }),
    ...(shared && { time: shared.time, sharedBy: shared.byName }),
  };
}

/** How the browser can show it; the server lets it show nothing that could run. */
export function previewKind(mediaType = ''): PreviewKind {
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(mediaType)) return 'image';
  if (mediaType.startsWith('video/')) return 'video';
  if (mediaType.startsWith('audio/')) return 'audio';
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType.startsWith('text/') || mediaType === 'application/json' ? 'text' : 'none';
}

export function toPreview(item: DiskItem, details: PreviewView['details']): PreviewView {
  const preview = previewKind(item.mediaType);
  return {
    ...toFileView(item),
    preview,
    status: preview === 'text' && item.size > longestText ? 'tooLarge' : 'ready',
    url: diskApi.download.url({ fileId: item.id, inline: 1 }),
    ...item.image,
    details,
  };
}

/** A text as it was meant: in Unicode, else as older Chinese systems write it. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const joined = (path: readonly string[]) => (path.length > 0 ? path.join(' / ') : undefined);

export function toUpload(
  task: UploadTask,
  speed: number | undefined,
  reason: string | undefined,
): UploadView {
  const { id, name, path, size, sent, state } = task;
  return { id, name, kind: fileKindOf(name), folder: joined(path), size, sent, speed, state, reason };
}

/** One whose file has to be chosen again. */
export function toMissing({ id, name, path, size }: KeptUpload, reason: string): UploadView {
  return { id, name, kind: fileKindOf(name), folder: joined(path), size, sent: 0, state: 'failed', reason };
}
