import type { Message, MessageFile } from '@snap/portal-api/contract';
import { fileKindOf, type FileKind } from '@snap/portal-api/rules';
import type { PreviewKind, PreviewView } from '@snap/portal-ui';
import { diskApi } from '../../disk-api.ts';
import { toFileView } from './message-views.ts';

/** Kinds that a browser shows, as the preview names them. */
const previews: Partial<Record<FileKind, PreviewKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  pdf: 'pdf',
  text: 'text',
};

/** Larger texts are downloaded. Bytes. */
const largestText = 2 * 1024 * 1024;

/** A file of a message as the preview takes it (decision C6). */
function toPreview(file: MessageFile): PreviewView {
  const preview = previews[fileKindOf(file.name)] ?? 'none';
  return {
    ...toFileView(file),
    preview,
    status: preview === 'text' && file.size > largestText ? 'tooLarge' : 'ready',
    url: diskApi.download.url({ fileId: file.id, inline: 1 }),
    width: file.imageWidth,
    height: file.imageHeight,
  };
}

const isPicture = ({ name }: MessageFile) => fileKindOf(name) === 'image';

/** What one can go through from a file: the pictures of its conversation from a picture, itself alone otherwise. */
export function previewsFrom(list: readonly Message[], fileId: string): PreviewView[] {
  const files = list.flatMap(({ file }) => file ?? []);
  const current = files.find(({ id }) => id === fileId);
  if (!current) return [];
  const shown = isPicture(current) ? files.filter(isPicture) : [current];
  return [...new Map(shown.map((file) => [file.id, file])).values()].map(toPreview);
}
