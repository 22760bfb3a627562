import type { Message, MessageFile } from '@snap/portal-api/contract';
import { fileKindOf, type FileKind } from '@snap/portal-api/rules';
import type { PreviewKind, PreviewView } from '@snap/portal-ui/file-preview';
import { diskApi } from '../../page-apis.ts';
import { officeKind, previewStatus } from '../previews/preview-kind.ts';
import { toFileView } from './view-models.ts';

/** Kinds that a browser shows, as the preview names them. */
const previews: Partial<Record<FileKind, PreviewKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  pdf: 'pdf',
  text: 'text',
};

/** A file of a message as the preview takes it (decision C6). */
function toPreview(file: MessageFile): PreviewView {
  const preview = officeKind(file.name) ?? previews[fileKindOf(file.name)] ?? 'none';
  return {
    ...toFileView(file),
    preview,
    status: previewStatus(preview, file.size),
    url: diskApi.download.url({ fileId: file.id, inline: true }),
    width: file.imageWidth,
    height: file.imageHeight,
  };
}

const isImage = ({ name, folder }: MessageFile) => fileKindOf(name, folder) === 'image';

/** Files of a preview: all images of the conversation for an image, the file alone otherwise. */
export function previewsFrom(list: readonly Message[], fileId: string): PreviewView[] {
  const files = list.flatMap(({ file }) => file ?? []);
  const current = files.find(({ id }) => id === fileId);
  if (!current) return [];
  const shown = isImage(current) ? files.filter(isImage) : [current];
  return [...new Map(shown.map((file) => [file.id, file])).values()].map(toPreview);
}
